import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Router } from "wouter";
import type { View } from "#contract/view.ts";
import { keepPlan } from "#web/account/kept-plan.ts";
import { LiveProvider } from "#web/client/live-changes.tsx";
import { NotationContext } from "#web/ui/notation.ts";
import { NowProvider } from "#web/client/now.tsx";
import { makeQueryClient } from "#web/client/query.ts";
import { Boundary } from "#web/ui/boundary.tsx";
import { FailedScreen } from "./failed-screen.tsx";
import { Screens, type Shown } from "./screens.tsx";
import { SessionContext, makeSession } from "#web/client/session.ts";
import { ViewContext } from "#web/client/view-context.tsx";

interface Props {
  readonly view: View;
  readonly first: Shown;
  /** Server only. */
  readonly url?: string;
}

export function App({ view, first, url }: Props) {
  const [session] = useState(() => makeSession(view.user));
  const [client] = useState(() => makeQueryClient({ ...view, onSessionLost: session.end }));
  useEffect(() => {
    if (view.user === null) keepPlan();
  }, [view]);
  return (
    <Boundary fallback={<FailedScreen />}>
      <Router {...(url === undefined ? {} : addressOf(url))}>
        <ViewContext value={view}>
          <SessionContext value={session}>
            <QueryClientProvider client={client}>
              <NotationContext value={view.notation}>
                <NowProvider at={view.at} timeZone={view.timeZone}>
                  <LiveProvider position={view.position}>
                    <Screens first={first} />
                  </LiveProvider>
                </NowProvider>
              </NotationContext>
            </QueryClientProvider>
          </SessionContext>
        </ViewContext>
      </Router>
    </Boundary>
  );
}

// wouter cuts `ssrPath` at every question mark.
function addressOf(url: string) {
  const end = url.indexOf("?");
  return end < 0
    ? { ssrPath: url, ssrSearch: "" }
    : { ssrPath: url.slice(0, end), ssrSearch: url.slice(end + 1) };
}
