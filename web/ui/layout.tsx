import type { ComponentProps } from "react";
import { inParts } from "./boundary.tsx";
import { classNames } from "./class-names.ts";
import styles from "./layout.module.css";

interface PageProps extends ComponentProps<"main"> {
  readonly width?: "narrow" | "centred";
}

/** The skip link targets its id. */
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

export function Stack({ as = "div", gap, className, ...rest }: StackProps) {
  // All these elements take the same props.
  const Element = as as "div";
  return (
    <Element {...rest} className={classNames(styles["stack"], gap && styles[gap], className)} />
  );
}

interface RowProps extends BoxProps {
  readonly spread?: boolean;
}

export function Row({ as = "div", spread, className, ...rest }: RowProps) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={classNames(styles["row"], spread && styles["spread"], className)}
    />
  );
}
