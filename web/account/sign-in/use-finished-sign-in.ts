import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { openSession } from "#contract/account.ts";
import { readDashboard } from "#contract/goals.ts";
import { destination, type Screen } from "#contract/routes.ts";
import { addressesOf, type NamedProvider } from "#domain/named-providers.ts";
import { type IdentityProvider } from "#domain/identity-provider.ts";
import type { Quote } from "#domain/quote.ts";
import { call } from "#web/client/api.ts";
import { forget, store } from "#web/client/browser-storage.ts";
import { callLogin } from "#web/client/functions-client.ts";
import { keyOf } from "#web/client/query.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { useSessionStore } from "#web/client/session.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { takeQuote } from "./shown-quote.ts";
import {
  callbackRequest,
  finishSignIn,
  keptNext,
  type SignedIn,
  type SignInCalls,
  type SignInOutcome,
} from "./sign-in-callback.ts";

export type SignInStage =
  | { readonly kind: "processing" }
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "splash"; readonly quote: Quote; readonly next: string }
  | { readonly kind: "passed"; readonly next: string };

const callsBy = (way: IdentityProvider): SignInCalls => ({
  login: (input) => callLogin(way, input),
  open: (customToken) => call(openSession, { input: { customToken, timeZone: browserZone() } }),
});

// Codes work once, and React may run an effect twice: one attempt per address.
let attempt: { readonly search: string; readonly outcome: Promise<SignInOutcome> } | null = null;

function attemptSignIn(search: string, by: NamedProvider): Promise<SignInOutcome> {
  if (attempt?.search !== search)
    attempt = { search, outcome: finishSignIn(callbackRequest(search, by), callsBy(by.way)) };
  return attempt.outcome;
}

export function useFinishedSignIn(
  by: NamedProvider,
  preload: (screen: Screen) => void,
): SignInStage {
  // The address on arrival: the code is removed from it at once (threats T27).
  const [search] = useState(useAddressSearch());
  const session = useSessionStore();
  const [mayBePast] = useState(() => session.first.user !== null);
  const [stage, setStage] = useState<SignInStage>(() => firstStage(search, by, mayBePast));
  const client = useQueryClient();
  const { way, name } = by;
  useEffect(() => {
    const past = mayBePast && search === "" ? keptNext(history.state) : null;
    if (past !== null) return setStage({ kind: "passed", next: past });
    const { callbackPath, stateKey } = addressesOf(way);
    let awaited = true;
    void attemptSignIn(search, { way, name }).then((outcome) => {
      if (!awaited) return;
      if (outcome.kind === "failed") return setStage(logFailure(outcome.text));
      session.setUser(outcome.user);
      prepare(outcome, way, client, preload);
      const { next } = outcome;
      // For a reload: the code is used.
      history.replaceState({ next }, "", callbackPath);
      takeQuote().then(
        (quote) => awaited && setStage({ kind: "splash", quote, next }),
        // The quotes' script failed to load: continue without it.
        () => awaited && setStage({ kind: "passed", next }),
      );
    });
    forget("sessionStorage", stateKey);
    history.replaceState(null, "", callbackPath);
    return () => {
      awaited = false;
    };
  }, [client, mayBePast, name, preload, search, session, way]);
  return stage;
}

function logFailure(text: string): SignInStage {
  console.error(text);
  return { kind: "failed", text };
}

function prepare(
  { minimal, next }: SignedIn,
  way: IdentityProvider,
  client: QueryClient,
  preload: (screen: Screen) => void,
) {
  if (minimal) store("sessionStorage", addressesOf(way).minimalAuthKey, JSON.stringify(minimal));
  const path = new URL(next, location.href).pathname;
  const to = destination(path, { signedIn: true, isAdmin: false });
  preload("route" in to ? to.route.screen : "dashboard");
  void client.prefetchQuery({
    queryKey: keyOf("readDashboard"),
    queryFn: () => call(readDashboard),
  });
}

// The server does not know the history state.
function firstStage(search: string, by: NamedProvider, mayBePast: boolean): SignInStage {
  const request = callbackRequest(search, by);
  const past = mayBePast && search === "";
  return request.kind === "failed" && !past ? request : { kind: "processing" };
}
