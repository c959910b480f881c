import type { ReactNode, Ref } from "react";
import { Link } from "wouter";
import { buttonClass, type ButtonLook } from "./button-look.ts";

interface Props extends ButtonLook {
  readonly href: string;
  readonly className?: string | undefined;
  readonly describedBy?: string;
  /** Marks the one button of a row, as a focus target. */
  readonly press?: string | undefined;
  readonly onClick?: () => void;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

export function ButtonLink({ look, size, className, describedBy, press, ...rest }: Props) {
  return (
    <Link
      {...rest}
      aria-describedby={describedBy}
      data-press={press}
      className={buttonClass({ look, size }, className)}
    />
  );
}
