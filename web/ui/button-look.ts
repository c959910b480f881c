import { classNames } from "./class-names.ts";
import styles from "./button.module.css";

export interface ButtonLook {
  /** One primary action a screen; `secondary` unless told. */
  readonly look?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  readonly size?: "small" | "wide" | undefined;
}

export function buttonClass({ look = "secondary", size }: ButtonLook, className?: string) {
  return classNames(styles["button"], styles[look], size && styles[size], className);
}
