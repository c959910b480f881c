import type { ReactNode } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import type { Wait } from "#web/ui/wait.ts";
import styles from "./shell.module.css";

interface Props {
  readonly wait: Wait;
  readonly onRetry: () => void;
}

const failedWords = () =>
  `${navigator.onLine ? "" : "You are offline. "}This screen could not be loaded.`;

function Retry({ wait, onRetry }: Props): ReactNode {
  return (
    <Button size="small" pending={wait === "again"} onClick={onRetry}>
      Retry
    </Button>
  );
}

export function ScreenWait({ wait, onRetry }: Props) {
  if (wait === "none") return null;
  if (wait === "begun") return <SlowSign />;
  return (
    <div className={styles["wait"]}>
      <Banner tone="warning" action={<Retry wait={wait} onRetry={onRetry} />}>
        {failedWords()}
      </Banner>
    </div>
  );
}

export function WholeWait({ path, ...rest }: Props & { readonly path: string }) {
  const { wait } = rest;
  if (wait === "failed" || wait === "again")
    return <LoadingScreen instead={<Retry {...rest} />}>{failedWords()}</LoadingScreen>;
  return <LoadingScreen>{loadingWords(path)}</LoadingScreen>;
}

// product 2.5
function loadingWords(path: string): string {
  return path.startsWith("/admin") ? "Loading the admin area..." : "Loading...";
}
