import type { ComponentProps } from "react";
import { buttonClass, type ButtonLook } from "./button-look.ts";
import styles from "./button.module.css";
import { Spinner } from "./spinner.tsx";

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Waiting for an answer: says so, keeps its width and focus, and takes no further press. */
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
