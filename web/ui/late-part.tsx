import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Failed } from "./failed.tsx";
import { makeWaiting, type Wait } from "./wait.ts";

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
  const [wait, setWait] = useState<Wait>("begun");
  const [waiting] = useState(() => makeWaiting(setWait));
  const begin = useCallback(
    async (as?: "again") => {
      const Part = await waiting.begin(load(), as);
      if (Part !== null) setLate({ Part });
    },
    [load, waiting],
  );
  useEffect(() => {
    void begin();
    return waiting.end;
  }, [begin, waiting]);
  if (late !== null) return children(late.Part);
  if (wait === "begun" || wait === "none") return loading;
  return (
    <Failed pending={wait === "again"} onRetry={() => void begin("again")}>
      {failed}
    </Failed>
  );
}
