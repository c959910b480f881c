import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";

interface Props {
  /** As high as the content, to avoid a layout shift. */
  readonly shape?: "line" | "title" | "bar" | "block";
}

/** Wrap a group in an element with `aria-busy` and a label. */
export function Skeleton({ shape = "line" }: Props) {
  return <span aria-hidden="true" className={classNames(styles["skeleton"], styles[shape])} />;
}
