import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Failed } from "#web/ui/failed.tsx";
import { useWaiting } from "#web/ui/wait.ts";
import { reopen } from "./reopen.ts";

interface Props<P> {
  /** Stays the same. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly loading: ReactNode;
  /** Said where it does not come, beside a way to try again. */
  readonly failed: string;
  readonly children: (Part: ComponentType<P>) => ReactNode;
}

/** A part of the screen whose script comes after the first view. */
export function LatePart<P>({ load, loading, failed, children }: Props<P>) {
  const [late, setLate] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  const [wait, waiting] = useWaiting();
  const begin = useCallback(
    async (work: (wanted: AbortSignal) => Promise<ComponentType<P>>, as?: "again") => {
      const Part = await waiting.begin(work, as);
      if (Part !== null) setLate({ Part });
    },
    [waiting],
  );
  useEffect(() => void begin(load), [begin, load]);
  if (late !== null) return children(late.Part);
  if (wait === "begun" || wait === "none") return loading;
  // Some browsers remember of a script that it failed, for as long as the document lives: a new one asks for it again.
  const again = (wanted: AbortSignal) => load().catch(() => reopen(wanted));
  return (
    <Failed pending={wait === "again"} onRetry={() => void begin(again, "again")}>
      {failed}
    </Failed>
  );
}
