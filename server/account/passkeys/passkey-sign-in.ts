import type { OutputOf } from "#contract/endpoint.ts";
import { beginPasskeySignIn, passkeySignIn } from "#contract/passkeys.ts";
import { returnPath } from "#contract/return-path.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import { addToken } from "#server/platform/sessions/session-writes.ts";
import { findZone } from "../time-zone-store.ts";
import { newChallenge } from "./challenge-store.ts";
import { relyingParty } from "#server/platform/relying-party.ts";
import { provenPasskey, acceptUse } from "./proven-passkey.ts";
import { authenticationOptions } from "./web-authn.ts";

export function beginPasskeySignInSlice(): Slice<typeof beginPasskeySignIn> {
  const mayBegin = rateCap(limits.signInsPerMinute);
  return {
    endpoint: beginPasskeySignIn,
    act: async (call) => {
      const { deps, input, address, at } = call;
      if (!mayBegin(address, at)) return refuse("request.rate");
      const party = relyingParty(deps.config.publicUrl);
      if (party === null) return refuse("passkey.not-offered");
      const returnTo = returnPath(input.returnTo ?? null);
      const challenge = await newChallenge(call, { purpose: "sign-in", returnTo });
      return { options: await authenticationOptions(party, challenge) };
    },
  };
}

/** product 38.5 */
export const passkeySignInSlice: Slice<typeof passkeySignIn> = {
  endpoint: passkeySignIn,
  act: async (call) => {
    const result = await signIn(call);
    const outcome = isRefused(result) ? result.refused : "ok";
    const actor = isRefused(result) ? null : result.uid;
    call.deps.log.info("sign-in", { outcome, way: "passkey", actor, address: call.address });
    return isRefused(result) ? result : { customToken: result.customToken };
  },
};

async function signIn(
  call: Call<typeof passkeySignIn>,
): Promise<Ruled<OutputOf<typeof passkeySignIn> & { readonly uid: string }>> {
  const { deps, input, at } = call;
  const proven = await provenPasskey(call, input.assertion);
  if (isRefused(proven)) return proven;
  const { uid, returnTo } = proven;
  return deps.db.transaction(async (tx) => {
    // Locks the person: a removal of the passkey at this moment is before or after it.
    const person = await findZone(tx, uid);
    if (person === undefined) return refuse("passkey.wrong");
    if (!(await acceptUse(tx, call, proven))) return refuse("passkey.wrong");
    if (person.disabled) return refuse("sign-in.account-disabled");
    return { uid, customToken: await addToken(tx, { uid, returnTo }, at) };
  });
}
