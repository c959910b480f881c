import type { ReactNode, Ref } from "react";
import { Link } from "wouter";
import { buttonClass, type ButtonLook } from "./button-look.ts";

interface Props extends ButtonLook {
  /** A path of this app. */
  readonly href: string;
  readonly className?: string | undefined;
  /** The id of what tells it from others of its name. */
  readonly describedBy?: string;
  /** Names what it is the one press of, for whoever moves the focus there. */
  readonly press?: string | undefined;
  readonly onClick?: () => void;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
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
