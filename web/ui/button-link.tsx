import type { ReactNode, Ref } from "react";
import { Link } from "wouter";
import { buttonClass, type ButtonLook } from "./button-look.ts";

interface Props extends ButtonLook {
  /** A path of this app. */
  readonly href: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ look, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonClass({ look, size }, className)} />;
}
