import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { redirectAddress } from "#contract/return-path.ts";
import { destination, visitorOf, type Params, type Route } from "#contract/routes.ts";
import { useWaiting, type Wait, type Waiting } from "#web/ui/wait.ts";
import { Boundary } from "#web/ui/boundary.tsx";
import { FailedScreen } from "./failed-screen.tsx";
import { loadPage, type PageComponent } from "./pages.ts";
import { reopen } from "#web/client/reopen.ts";
import { useSession, useSessionStore } from "#web/client/session.ts";
import { ScreenWait, WholeWait } from "./screen-wait.tsx";
import { Shell } from "./shell.tsx";

/** A route with its page, ready to be drawn. */
export interface Shown {
  readonly route: Route;
  readonly params: Params;
  readonly Page: PageComponent;
}

/** The screen of the present address. The one before it stays until the next has loaded. */
export function Screens({ first }: { readonly first: Shown }) {
  const [wait, waiting] = useWaiting();
  const { shown, crossing, path } = useShown(first, waiting);
  const { phase } = useSession();
  useRestoredDocument(waiting);
  useArrival(shown);
  // The document of the address has the screen too, with the scripts of the present release.
  const retry = () => void waiting.begin(reopen, "again");
  usePressedAgain(wait, retry);
  if (crossing || phase === "resolving")
    return <WholeWait wait={wait} onRetry={retry} path={path} />;
  return (
    <>
      <Boundary fallback={null}>
        <ScreenWait wait={wait} onRetry={retry} />
      </Boundary>
      <Shell route={shown.route}>
        <Boundary of={shown.path} fallback={<FailedScreen />}>
          <shown.Page key={shown.path} {...shown.params} />
        </Boundary>
      </Shell>
    </>
  );
}

function useShown(first: Shown, waiting: Waiting) {
  const [path, navigate] = useLocation();
  const session = useSessionStore();
  const [shown, setShown] = useState({ ...first, path });
  const [crossing, setCrossing] = useState(false);
  const { path: shownPath } = shown;
  const { access: shownAccess } = shown.route;
  useEffect(() => {
    // Also after Back, before another screen had loaded.
    if (path === shownPath) return setCrossing(false);
    if (session.read().phase === "ended") {
      // The session has ended under this screen: the server decides where to go.
      void waiting.begin(reopen);
      return waiting.end;
    }
    const to = destination(path, visitorOf(session.read().user));
    if ("redirect" in to) {
      const { search } = location;
      const asked = { pathname: path, search, searchParams: new URLSearchParams(search) };
      return navigate(redirectAddress(to.redirect, asked), { replace: true });
    }
    setCrossing(to.route.access !== shownAccess);
    void waiting
      .begin((wanted) => loadShown(to, wanted))
      .then((loaded) => {
        if (loaded === null) return;
        setShown({ ...loaded, path });
        setCrossing(false);
      });
    return waiting.end;
  }, [navigate, path, session, shownAccess, shownPath, waiting]);
  return { shown, crossing, path };
}

async function loadShown(to: Omit<Shown, "Page">, wanted: AbortSignal): Promise<Shown> {
  // A release may have replaced this document's modules: then the new document has them.
  return { ...to, Page: await loadPage(to.route.screen).catch(() => reopen(wanted)) };
}

/** A link to the screen that has not come leads to the present address already: pressed again it asks again. */
function usePressedAgain(wait: Wait, retry: () => void): void {
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (wait !== "failed") return;
    const pressed = () => ask();
    // wouter's own event.
    addEventListener("pushState", pressed);
    return () => removeEventListener("pushState", pressed);
  }, [wait]);
}

/** After a navigation: the title of the new screen, its top, and focus on its heading. */
function useArrival({ route, path }: { readonly route: Route; readonly path: string }) {
  const from = useRef(path);
  useEffect(() => {
    if (from.current === path) return;
    from.current = path;
    // A goal's page is titled by what it reads, before this.
    if (route.screen !== "goal") document.title = `${route.title} · Cairn`;
    scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [route, path]);
}

/**
 * A browser may keep this document after it was left, and show it again on Back. It is then another moment,
 * perhaps after a sign-out: the document is left as a loading screen, and asks the server anew when it returns.
 */
function useRestoredDocument(waiting: Waiting): void {
  const session = useSessionStore();
  useEffect(() => {
    const left = (event: PageTransitionEvent) => event.persisted && flushSync(session.resolve);
    const returned = (event: PageTransitionEvent) => event.persisted && void waiting.begin(reopen);
    addEventListener("pagehide", left);
    addEventListener("pageshow", returned);
    return () => {
      removeEventListener("pagehide", left);
      removeEventListener("pageshow", returned);
    };
  }, [session, waiting]);
}
