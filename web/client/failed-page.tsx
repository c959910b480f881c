import type { ReactNode } from "react";
import { Failed } from "#web/ui/failed.tsx";
import { useWaiting } from "#web/ui/wait.ts";
import { reopen } from "./reopen.ts";

// product 12.6, 12.7
export function FailedPage({ children }: { readonly children: ReactNode }) {
  const [wait, waiting] = useWaiting();
  return (
    <Failed pending={wait === "again"} onRetry={() => void waiting.begin(reopen, "again")}>
      {children}
    </Failed>
  );
}
