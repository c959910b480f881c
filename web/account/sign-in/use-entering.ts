import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { readDashboard } from "#contract/goals.ts";
import { destination, type Screen } from "#contract/routes.ts";
import type { Quote } from "#domain/quote.ts";
import { call } from "#web/client/api.ts";
import { store } from "#web/client/browser-storage.ts";
import { keyOf } from "#web/client/query.ts";
import { useSessionStore } from "#web/client/session.ts";
import { takeQuote } from "./shown-quote.ts";
import type { SignedIn } from "./sign-in-callback.ts";

export type EnteredStage =
  | { readonly kind: "splash"; readonly quote: Quote; readonly next: string }
  | { readonly kind: "passed"; readonly next: string };

interface Arrival {
  /** Of the screen where the sign-in ended, without its secrets. */
  readonly path: string;
  /** In session storage (product 13.6). */
  readonly minimalAuthKey: string;
}

/** Makes a new session this page's, and answers what to show before its first screen. */
export function useEntering(preload: (screen: Screen) => void) {
  const session = useSessionStore();
  const client = useQueryClient();
  return useCallback(
    async (signedIn: SignedIn, { path, minimalAuthKey }: Arrival): Promise<EnteredStage> => {
      const { user, minimal, next } = signedIn;
      session.setUser(user);
      if (minimal) store("sessionStorage", minimalAuthKey, JSON.stringify(minimal));
      prepare(next, client, preload);
      // For a reload: the code is used.
      history.replaceState({ next }, "", path);
      try {
        return { kind: "splash", quote: await takeQuote(), next };
      } catch {
        // The quotes' script failed to load: continue without it.
        return { kind: "passed", next };
      }
    },
    [client, preload, session],
  );
}

function prepare(next: string, client: QueryClient, preload: (screen: Screen) => void) {
  const path = new URL(next, location.href).pathname;
  const to = destination(path, { signedIn: true, isAdmin: false });
  preload("route" in to ? to.route.screen : "dashboard");
  void client.prefetchQuery({
    queryKey: keyOf("readDashboard"),
    queryFn: () => call(readDashboard),
  });
}
