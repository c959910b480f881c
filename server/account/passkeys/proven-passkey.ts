import type { Assertion } from "#contract/passkeys.ts";
import { refuse, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call } from "#server/platform/http/door.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { takeChallenge } from "./challenge-store.ts";
import { findPasskey, notePasskeyUse } from "./passkey-store.ts";
import { relyingParty } from "#server/platform/relying-party.ts";
import { uidIn, verifiedUse, type VerifiedUse } from "./web-authn.ts";

type Asking = Pick<Call<Endpoint>, "deps" | "request" | "reply" | "at" | "address">;

export interface ProvenPasskey {
  readonly id: string;
  readonly uid: string;
  readonly forAdmin: boolean;
  readonly returnTo: string | null;
  readonly use: VerifiedUse;
}

/** Whose passkey has signed the challenge. An unknown passkey is answered as a wrong one. */
export async function provenPasskey(
  call: Asking,
  assertion: Assertion,
): Promise<Ruled<ProvenPasskey>> {
  const { deps } = call;
  const party = relyingParty(deps.config.publicUrl);
  if (party === null) return refuse("passkey.not-offered");
  const taken = await takeChallenge(call, assertion.clientDataJSON, "sign-in");
  if (taken === null) return refuse("passkey.expired");
  const known = await findPasskey(deps.db, assertion.id);
  if (known === undefined) return refuse("passkey.wrong");
  const { publicKey, ...passkey } = known;
  const { userHandle } = assertion;
  if (userHandle !== undefined && uidIn(userHandle) !== passkey.uid) return refuse("passkey.wrong");
  const use = await verifiedUse(party, assertion, taken.challenge, publicKey);
  return use === null ? refuse("passkey.wrong") : { ...passkey, returnTo: taken.returnTo, use };
}

/** A counter that went back may mean a copied passkey: it is refused and logged, never removed. */
export async function acceptUse(
  tx: Transaction,
  { deps, at, address }: Asking,
  { id, uid, use }: ProvenPasskey,
): Promise<boolean> {
  const used = await notePasskeyUse(tx, id, use, at);
  if (!used) deps.log.warn("passkey.counter-went-back", { actor: uid, passkey: id, address });
  return used;
}
