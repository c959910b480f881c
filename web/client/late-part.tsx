import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { errorText } from "#contract/shown-errors.ts";
import { Boundary } from "#web/ui/boundary.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { useWaiting } from "#web/ui/wait.ts";
import { reopen } from "./reopen.ts";

interface Props<P> {
  /** Must be stable. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly loading: ReactNode;
  readonly failed?: string;
  readonly children: (Part: ComponentType<P>) => ReactNode;
}

export function LatePart<P>({
  load,
  loading,
  failed = errorText("server.unavailable"),
  children,
}: Props<P>) {
  const [came, setCame] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  const [wait, waiting] = useWaiting();
  const begin = useCallback(
    async (work: (wanted: AbortSignal) => Promise<ComponentType<P>>, as?: "again") => {
      const Part = await waiting.begin(work, as);
      if (Part !== null) setCame({ Part });
    },
    [waiting],
  );
  useEffect(() => inNextTask(() => void begin(load)), [begin, load]);
  if (came !== null) return <Boundary>{children(came.Part)}</Boundary>;
  if (wait === "begun" || wait === "none") return loading;
  // Some browsers cache a failed import until the document is reloaded.
  const again = (wanted: AbortSignal) => load().catch(() => reopen(wanted));
  return (
    <Failed pending={wait === "again"} onRetry={() => void begin(again, "again")}>
      {failed}
    </Failed>
  );
}

/** One task per part: a screen mounts several at once. */
function inNextTask(work: () => void): () => void {
  // A timer does not fire while the page's clock is stopped.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    port1.close();
    work();
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}

export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loading: ReactNode = <Reading />,
): ComponentType<P> {
  return function Late(props) {
    return (
      <LatePart load={load} loading={loading}>
        {(Part) => <Part {...props} />}
      </LatePart>
    );
  };
}
