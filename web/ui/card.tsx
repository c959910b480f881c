import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./card.module.css";

interface Props extends ComponentProps<"div"> {
  readonly as?: "div" | "section" | "article" | "li";
}

/** A raised sheet. As a section or an article, name it: aria-labelledby. */
export function Card({ as = "div", className, ...rest }: Props) {
  // The elements differ in nothing but their name; the type of one stands for all.
  const Element = as as "div";
  return <Element {...rest} className={classNames(styles["card"], className)} />;
}
