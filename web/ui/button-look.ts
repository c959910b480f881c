import { classNames } from "./class-names.ts";
import styles from "./button.module.css";

export interface ButtonLook {
  /** Default `secondary`; one primary per screen. */
  readonly look?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  readonly size?: "small" | "wide" | undefined;
}

export function buttonClass({ look = "secondary", size }: ButtonLook, className?: string) {
  return classNames(styles["button"], styles[look], size && styles[size], className);
}
