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
import { words } from "./app.words.ts";

export interface Shown {
  readonly route: Route;
  readonly params: Params;
  readonly Page: PageComponent;
}

export function Screens({ first }: { readonly first: Shown }) {
  const [wait, waiting] = useWaiting();
  const { shown, crossing, path } = useShown(first, waiting);
  const { phase } = useSession();
  useRestoredDocument(waiting);
  useArrival(shown);
  // A new document brings the scripts of the present release.
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
    // Also after Back during loading.
    if (path === shownPath) return setCrossing(false);
    if (session.read().phase === "ended") {
      // The session has ended: the server decides where to go.
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
  // A release may have replaced these modules; a new document has them.
  return { ...to, Page: await loadPage(to.route.screen).catch(() => reopen(wanted)) };
}

/** Pressing the link of a pending screen again retries it. */
function usePressedAgain(wait: Wait, retry: () => void): void {
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (wait !== "failed") return;
    const pressed = () => ask();
    // Dispatched by wouter.
    addEventListener("pushState", pressed);
    return () => removeEventListener("pushState", pressed);
  }, [wait]);
}

function useArrival({ route, path }: { readonly route: Route; readonly path: string }) {
  const from = useRef(path);
  useEffect(() => {
    if (from.current === path) return;
    from.current = path;
    // A goal's page sets its own title, before this.
    if (route.screen !== "goal") document.title = words.documentTitle(route.title);
    scrollTo(0, 0);
    const heading = document.querySelector("main")?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [route, path]);
}

/** The back/forward cache may restore this document after a sign-out: reload it. */
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
