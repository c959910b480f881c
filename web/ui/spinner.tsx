import styles from "./spinner.module.css";

export function Spinner() {
  return (
    <svg
      className={styles["spinner"]}
      viewBox="0 0 32 10"
      width="32"
      height="10"
      aria-hidden="true"
    >
      <ellipse cx="5" cy="6" rx="4.5" ry="3" />
      <ellipse cx="16" cy="6" rx="4.5" ry="3" />
      <ellipse cx="27" cy="6" rx="4.5" ry="3" />
    </svg>
  );
}
