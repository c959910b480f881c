import { useEffect, useState } from "react";
import { openSession } from "#contract/account.ts";
import type { Screen } from "#contract/routes.ts";
import { addressesOf, type NamedProvider } from "#domain/named-providers.ts";
import { type IdentityProvider } from "#domain/identity-provider.ts";
import { call } from "#web/client/api.ts";
import { forget } from "#web/client/browser-storage.ts";
import { callLogin } from "#web/client/functions-client.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { useSessionStore } from "#web/client/session.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { useEntering, type EnteredStage } from "./use-entering.ts";
import {
  callbackRequest,
  finishSignIn,
  keptNext,
  type SignInCalls,
  type SignInOutcome,
} from "./sign-in-callback.ts";

export type SignInStage =
  | { readonly kind: "processing" }
  | { readonly kind: "failed"; readonly text: string }
  | EnteredStage;

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
  const enter = useEntering(preload);
  const { way, name } = by;
  useEffect(() => {
    const past = mayBePast && search === "" ? keptNext(history.state) : null;
    if (past !== null) return setStage({ kind: "passed", next: past });
    const { callbackPath, stateKey, minimalAuthKey } = addressesOf(way);
    let awaited = true;
    void attemptSignIn(search, { way, name }).then((outcome) => {
      if (!awaited) return;
      if (outcome.kind === "failed") return setStage(logFailure(outcome.text));
      void enter(outcome, { path: callbackPath, minimalAuthKey }).then(
        (entered) => awaited && setStage(entered),
      );
    });
    forget("sessionStorage", stateKey);
    history.replaceState(null, "", callbackPath);
    return () => {
      awaited = false;
    };
  }, [enter, mayBePast, name, search, way]);
  return stage;
}

function logFailure(text: string): SignInStage {
  console.error(text);
  return { kind: "failed", text };
}

// The server does not know the history state.
function firstStage(search: string, by: NamedProvider, mayBePast: boolean): SignInStage {
  const request = callbackRequest(search, by);
  const past = mayBePast && search === "";
  return request.kind === "failed" && !past ? request : { kind: "processing" };
}
