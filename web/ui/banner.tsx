import type { ReactNode } from "react";
import styles from "./banner.module.css";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { toneClass, type Tone } from "./tone.ts";
import { words } from "./ui.words.ts";

interface Props {
  readonly tone?: "info" | "success" | "warning";
  readonly onDismiss?: (() => void) | undefined;
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const tones = { info: "lichen", success: "green", warning: "amber" } as const satisfies Record<
  string,
  Tone
>;

export function Banner({ tone = "info", onDismiss, picture, action, children }: Props) {
  return (
    <div role="status" className={classNames(styles["banner"], toneClass(tones[tone]))}>
      {picture}
      <p>{children}</p>
      {action}
      {onDismiss && (
        <Button look="quiet" size="small" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      )}
    </div>
  );
}
