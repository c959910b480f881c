import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./card.module.css";

interface Props extends ComponentProps<"div"> {
  readonly as?: "div" | "section" | "article" | "li";
}

/** A section or an article needs `aria-labelledby`. */
export function Card({ as = "div", className, ...rest }: Props) {
  // All these elements take the same props.
  const Element = as as "div";
  return <Element {...rest} className={classNames(styles["card"], className)} />;
}
