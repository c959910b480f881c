import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { destination, keptSearch, visitorOf, type Route } from "#contract/routes.ts";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { loadPage, type PageComponent } from "./pages.ts";
import { useSession, useSessionStore } from "#web/client/session.ts";
import { Shell } from "./shell.tsx";

/** A route with its page, ready to be drawn. */
export interface Shown {
  readonly route: Route;
  readonly Page: PageComponent;
}

/** The screen of the present address. The one before it stays until the next has loaded. */
export function Screens({ first }: { readonly first: Shown }) {
  const { shown, crossing, path } = useShown(first);
  const { phase } = useSession();
  useRestoredDocument();
  useArrival(shown.route);
  if (crossing || phase === "resolving") return <LoadingScreen>{loadingWords(path)}</LoadingScreen>;
  return (
    <Shell route={shown.route}>
      <shown.Page />
    </Shell>
  );
}

// product 2.5: the admin area has a loading message of its own.
function loadingWords(path: string): string {
  return path.startsWith("/admin") ? "Loading the admin area..." : "Loading...";
}

function useShown(first: Shown) {
  const [path, navigate] = useLocation();
  const session = useSessionStore();
  const [shown, setShown] = useState(first);
  const [crossing, setCrossing] = useState(false);
  const { path: shownPath, access: shownAccess } = shown.route;
  useEffect(() => {
    // Also after Back, before another screen had loaded.
    if (path === shownPath) return setCrossing(false);
    // The session has ended under this screen: the server decides where to go.
    if (session.read().phase === "ended") return location.reload();
    const to = destination(path, visitorOf(session.read().user));
    if ("redirect" in to) {
      const kept = keptSearch(new URLSearchParams(location.search));
      return navigate(to.redirect + kept, { replace: true });
    }
    setCrossing(to.route.access !== shownAccess);
    return whenLoaded(to.route, (next) => {
      setShown(next);
      setCrossing(false);
    });
  }, [navigate, path, session, shownAccess, shownPath]);
  return { shown, crossing, path };
}

function whenLoaded(route: Route, show: (shown: Shown) => void) {
  let awaited = true;
  loadPage(route.screen).then(
    (Page) => awaited && show({ route, Page }),
    // A release has replaced this document's modules: load the new document.
    () => awaited && location.reload(),
  );
  return () => {
    awaited = false;
  };
}

/** After a navigation: the title of the new screen, its top, and focus on its heading. */
function useArrival(route: Route) {
  const from = useRef(route);
  useEffect(() => {
    if (from.current === route) return;
    from.current = route;
    document.title = `${route.title} · Cairn`;
    scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [route]);
}

/**
 * A browser may keep this document after it was left, and show it again on Back. It is then another moment,
 * perhaps after a sign-out: the document is left as a loading screen, and asks the server anew when it returns.
 */
function useRestoredDocument(): void {
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
