import type { ReactNode } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import type { Wait } from "#web/ui/wait.ts";
import styles from "./shell.module.css";
import { words } from "./app.words.ts";

interface Props {
  readonly wait: Wait;
  readonly onRetry: () => void;
}

const failedText = () => (navigator.onLine ? words.loadFailed : words.loadFailedOffline);

function Retry({ wait, onRetry }: Props): ReactNode {
  return (
    <Button size="small" pending={wait === "again"} onClick={onRetry}>
      {words.retry}
    </Button>
  );
}

export function ScreenWait({ wait, onRetry }: Props) {
  if (wait === "none") return null;
  if (wait === "begun") return <SlowSign />;
  return (
    <div className={styles["wait"]}>
      <Banner tone="warning" action={<Retry wait={wait} onRetry={onRetry} />}>
        {failedText()}
      </Banner>
    </div>
  );
}

export function WholeWait({ path, ...rest }: Props & { readonly path: string }) {
  const { wait } = rest;
  if (wait === "failed" || wait === "again")
    return <LoadingScreen instead={<Retry {...rest} />}>{failedText()}</LoadingScreen>;
  // product 2.5
  const loading = path.startsWith("/admin") ? words.loadingAdmin : words.loading;
  return <LoadingScreen>{loading}</LoadingScreen>;
}
