import type { ComponentProps } from "react";
import { buttonClass, type ButtonLook } from "./button-look.ts";
import styles from "./button.module.css";
import { Spinner } from "./spinner.tsx";

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Keeps width and focus, and ignores presses. */
  readonly pending?: boolean;
}

export function Button({
  look,
  size,
  pending = false,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <Spinner />}
      <span className={styles["words"]}>{children}</span>
    </button>
  );
}
