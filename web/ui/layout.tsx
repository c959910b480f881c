import type { ComponentProps } from "react";
import { inParts } from "./boundary.tsx";
import { classNames } from "./class-names.ts";
import styles from "./layout.module.css";

interface PageProps extends ComponentProps<"main"> {
  /** `narrow` for reading and forms, `centred` for a single thing in the middle of the window. */
  readonly width?: "narrow" | "centred";
}

/** The main landmark of a screen, each child a part of its own; the skip link leads to its id. */
export function Page({ width, className, children, ...rest }: PageProps) {
  return (
    <main
      id="main"
      {...rest}
      className={classNames(styles["page"], width && styles[width], className)}
    >
      {inParts(children)}
    </main>
  );
}

interface BoxProps extends ComponentProps<"div"> {
  readonly as?: "div" | "section" | "header" | "nav" | "ul" | "li" | "dl" | "form";
}

interface StackProps extends BoxProps {
  readonly gap?: "tight" | "loose";
}

/** One under the other. */
export function Stack({ as = "div", gap, className, ...rest }: StackProps) {
  // The elements differ in nothing but their name; the type of one stands for all.
  const Element = as as "div";
  return (
    <Element {...rest} className={classNames(styles["stack"], gap && styles[gap], className)} />
  );
}

interface RowProps extends BoxProps {
  /** Pushes the first and the last apart. */
  readonly spread?: boolean;
}

/** Side by side, wrapping where there is no room. */
export function Row({ as = "div", spread, className, ...rest }: RowProps) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={classNames(styles["row"], spread && styles["spread"], className)}
    />
  );
}
