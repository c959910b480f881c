import type { OutputOf } from "#contract/endpoint.ts";
import { startSignIn } from "#contract/account.ts";
import { returnPath } from "#contract/return-path.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { identityProviders, type IdentityProvider } from "#domain/identity-provider.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import { newSecret } from "#server/platform/random.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { NetworkFailure, providerHost, type Departure } from "#server/platform/sign-in-network.ts";
import { browserBinding } from "./browser-binding.ts";
import { keepState, type BegunSignIn } from "./state-store.ts";

export function startSignInSlice(): Slice<typeof startSignIn> {
  const mayStart = rateCap(limits.signInsPerMinute);
  return {
    endpoint: startSignIn,
    act: async (call) => {
      const { deps, input, address, at } = call;
      if (!mayStart(address, at)) return refuse("request.rate");
      const way =
        input.way ?? identityProviders.find((known) => deps.providers[known]) ?? "network";
      const returnTo = returnPath(input.returnTo ?? null);
      return beginSignIn(call, { way, returnTo, joins: null });
    },
  };
}

type Begun = Pick<BegunSignIn, "way" | "returnTo" | "joins">;
type Beginning = Pick<Call<typeof startSignIn>, "deps" | "request" | "reply" | "at">;

/** The state is bound to this browser (product 13.2). */
export async function beginSignIn(
  { deps, request, reply, at }: Beginning,
  begun: Begun,
): Promise<Ruled<OutputOf<typeof startSignIn>>> {
  const state = newSecret();
  const departure = await depart(deps, begun.way, state);
  if (isRefused(departure)) return departure;
  const { authorizationUrl, nonce, codeVerifier } = departure;
  // The session may have ended while the provider answered.
  if (begun.joins !== null && (await readOpenedAt(deps.db, begun.joins)) === null)
    return refuse("session.missing");
  const browser = browserBinding(request.headers, deps.config.https);
  await keepState(deps.db, { ...begun, state, browserHash: browser.hash, nonce, codeVerifier }, at);
  reply.append("set-cookie", browser.cookie);
  return { state, authorizationUrl };
}

async function depart(
  deps: Beginning["deps"],
  way: IdentityProvider,
  state: string,
): Promise<Ruled<Departure>> {
  const provider = deps.providers[way];
  if (provider === undefined) return refuse("sign-in.not-offered");
  try {
    return await provider.depart(state);
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    const facts = { way, provider: providerHost(deps.config, way) };
    deps.log.error("sign-in.network-failed", error, facts);
    return refuse("sign-in.provider-silent");
  }
}
