import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import styles from "./tooltip.module.css";

interface Props {
  readonly text: string;
  /** Milliseconds. */
  readonly delay?: number;
  readonly children: ReactNode;
}

// spec 9
const DELAY_MS = 500;

/** A term that explains itself on hover, focus or a tap; Escape closes it. */
export function Tooltip({ text, delay = DELAY_MS, children }: Props) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);
  const close = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const escape = ({ key }: KeyboardEvent) => key === "Escape" && setShown(false);
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [shown]);
  return (
    // The words may be pointed at too (WCAG 1.4.13), so that the pointer is followed around both.
    <span className={styles["host"]} onPointerEnter={wait} onPointerLeave={close}>
      <button
        type="button"
        className={styles["term"]}
        aria-describedby={id}
        onFocus={wait}
        onBlur={close}
        onClick={() => setShown(true)}
      >
        {children}
      </button>
      <span role="tooltip" id={id} hidden={!shown} className={styles["tip"]}>
        {text}
      </span>
    </span>
  );
}
