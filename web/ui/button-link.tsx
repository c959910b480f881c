import type { ReactNode, Ref } from "react";
import { Link } from "wouter";
import { buttonClass, type ButtonLook } from "./button-look.ts";

interface Props extends ButtonLook {
  /** A path of this app. */
  readonly href: string;
  readonly className?: string | undefined;
  /** The id of what tells it from others of its name. */
  readonly describedBy?: string;
  readonly onClick?: () => void;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ look, size, className, describedBy, ...rest }: Props) {
  return (
    <Link
      {...rest}
      aria-describedby={describedBy}
      className={buttonClass({ look, size }, className)}
    />
  );
}
