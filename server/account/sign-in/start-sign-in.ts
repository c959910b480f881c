import { startSignIn } from "#contract/account.ts";
import { returnPath } from "#contract/return-path.ts";
import { limits } from "#domain/limits.ts";
import { refuse } from "#domain/refusal.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { newSecret } from "#server/platform/random.ts";
import { browserBinding } from "./browser-binding.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import { keepState } from "./state-store.ts";

/** Begins sign-ins, a limited number a minute for each address. */
export function startSignInSlice(): Slice<typeof startSignIn> {
  const mayStart = rateCap(limits.signInsPerMinute);
  return {
    endpoint: startSignIn,
    act: async ({ deps, input, request, reply, address, at }) => {
      if (!mayStart(address, at)) return refuse("request.rate");
      const state = newSecret();
      const { authorizationUrl, nonce, codeVerifier } = await deps.network.depart(state);
      const browser = browserBinding(request.headers, deps.config.https);
      const returnTo = returnPath(input.returnTo ?? null);
      await keepState(
        deps.db,
        { state, browserHash: browser.hash, nonce, codeVerifier, returnTo },
        at,
      );
      reply.append("set-cookie", browser.cookie);
      return { state, authorizationUrl };
    },
  };
}
