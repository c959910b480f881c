import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";

interface Props {
  /** The height of what is to come, so that nothing jumps. */
  readonly shape?: "line" | "title" | "bar" | "block";
}

/** A place kept. Wrap a group of them in an element with aria-busy and words for those who listen. */
export function Skeleton({ shape = "line" }: Props) {
  return <span aria-hidden="true" className={classNames(styles["skeleton"], styles[shape])} />;
}
