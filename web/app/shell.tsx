import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { Route } from "#contract/routes.ts";
import { Navbar } from "./navbar.tsx";
import { Boundary } from "#web/ui/boundary.tsx";
import { SessionEnded } from "#web/client/session-ended.tsx";
import { words } from "./app.words.ts";

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

export function Shell({ route, children }: Props) {
  if (route.access !== "signed-in") return children;
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <Boundary>
        <Navbar current={route.screen} />
      </Boundary>
      <Boundary fallback={null}>
        <SessionEnded screen={route.screen} />
      </Boundary>
      <Boundary fallback={null}>
        <LateOffline />
      </Boundary>
      {children}
    </>
  );
}

/** Optional: a failed load is ignored. */
function LateOffline() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    import("#web/goals/queue/on-device.ts").then(
      ({ OfflineParts }) => setParts(() => OfflineParts),
      () => undefined,
    );
  }, []);
  return Parts && <Parts />;
}
