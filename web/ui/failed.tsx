import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import styles from "./layout.module.css";
import { LeavingButton } from "./leaving-button.tsx";
import { words } from "./ui.words.ts";

interface Props {
  readonly onRetry: () => void;
  readonly pending?: boolean | undefined;
  readonly children: ReactNode;
}

export function Failed({ onRetry, pending, children }: Props) {
  return (
    <div className={styles["row"]}>
      <Alert>{children}</Alert>
      <LeavingButton pending={pending ?? false} onClick={onRetry}>
        {words.retry}
      </LeavingButton>
    </div>
  );
}
