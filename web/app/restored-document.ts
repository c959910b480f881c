import { useEffect } from "react";
import { flushSync } from "react-dom";
import { useSessionStore } from "#web/client/session-context.tsx";

/**
 * A browser may keep this document after it was left, and show it again on Back. It is then another moment,
 * perhaps after a sign-out: the document is left as a loading screen, and asks the server anew when it returns.
 */
export function useRestoredDocument(): void {
  const session = useSessionStore();
  useEffect(() => {
    const left = (event: PageTransitionEvent) => event.persisted && flushSync(session.resolve);
    const returned = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener("pagehide", left);
    addEventListener("pageshow", returned);
    return () => {
      removeEventListener("pagehide", left);
      removeEventListener("pageshow", returned);
    };
  }, [session]);
}
