import { beginJoin, join, readJoinLink } from "#contract/join-links.ts";
import { joiningName } from "#domain/join-link.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { adminUids, publishToAdmins } from "#server/account/admins.ts";
import { audit } from "#server/account/audit-store.ts";
import { newChallenge, takeChallenge } from "#server/account/passkeys/challenge-store.ts";
import { addPasskeyRow } from "#server/account/passkeys/passkey-store.ts";
import { relyingParty } from "#server/platform/relying-party.ts";
import {
  registrationOptions,
  verifiedPasskey,
  type VerifiedPasskey,
} from "#server/account/passkeys/web-authn.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import { addToken } from "#server/platform/sessions/session-writes.ts";
import { findJoinLink, takeJoinLink } from "./join-link-store.ts";
import { words } from "./join-links.words.ts";

export function readJoinLinkSlice(): Slice<typeof readJoinLink> {
  const mayRead = rateCap(limits.tokensPerMinute);
  return {
    endpoint: readJoinLink,
    act: async ({ deps, input, address, at }) => {
      if (!mayRead(address, at)) return refuse("request.rate");
      const link = await findJoinLink(deps.db, input.token, at);
      return link === undefined ? refuse("join.link-wrong") : { inviter: link.inviter };
    },
  };
}

export function beginJoinSlice(): Slice<typeof beginJoin> {
  const mayBegin = rateCap(limits.tokensPerMinute);
  return {
    endpoint: beginJoin,
    act: async (call) => {
      const { deps, input, address, at } = call;
      if (!mayBegin(address, at)) return refuse("request.rate");
      const party = relyingParty(deps.config.publicUrl);
      if (party === null) return refuse("passkey.not-offered");
      const account = joiningName(input.name);
      if (isRefused(account)) return account;
      const link = await findJoinLink(deps.db, input.token, at);
      if (link === undefined) return refuse("join.link-wrong");
      const uid = deps.newId();
      const challenge = await newChallenge(call, {
        purpose: "join",
        joinLinkId: link.id,
        newUid: uid,
      });
      const made = await registrationOptions(party, { challenge, uid, account, held: [] });
      return { options: made };
    },
  };
}

interface Joining {
  readonly uid: string;
  readonly name: string;
  readonly linkId: string;
  readonly rpId: string;
  readonly verified: VerifiedPasskey;
}

export const joinSlice: Slice<typeof join> = {
  endpoint: join,
  act: async (call) => {
    const { deps, input, address, at } = call;
    const party = relyingParty(deps.config.publicUrl);
    if (party === null) return refuse("passkey.not-offered");
    const name = joiningName(input.name);
    if (isRefused(name)) return name;
    const taken = await takeChallenge(call, input.credential.clientDataJSON, "join");
    if (taken === null || taken.newUid === null) return refuse("passkey.expired");
    const link = await findJoinLink(deps.db, input.token, at);
    if (link === undefined || link.id !== taken.joinLinkId) return refuse("join.link-wrong");
    const verified = await verifiedPasskey(party, input.credential, taken.challenge);
    if (verified === null) return refuse("passkey.wrong");
    const joining = { uid: taken.newUid, name, linkId: link.id, rpId: party.id, verified };
    const joined = await deps.db.transaction((tx) => addPerson(tx, call, joining));
    if (isRefused(joined)) return joined;
    publishToAdmins(deps, { uid: joining.uid, rev: 1 }, joined.admins);
    deps.log.info("join", { actor: joining.uid, address });
    return { customToken: joined.customToken };
  },
};

async function addPerson(
  tx: Transaction,
  { deps, at }: Call<typeof join>,
  { uid, name, linkId, rpId, verified }: Joining,
): Promise<Ruled<{ customToken: string; admins: readonly string[] }>> {
  if (!(await takeJoinLink(tx, linkId))) return refuse("join.link-wrong");
  // The browser's time zone arrives when the token is exchanged.
  const times = { time_zone: "UTC", created_at: at, updated_at: at };
  await tx.kysely
    .insertInto("users")
    .values({ id: uid, display_name: name, full_name: name, ...times })
    .execute();
  const passkey = { ...verified, id: deps.newId(), uid, rpId, name: words.firstPasskey };
  if (!(await addPasskeyRow(tx, { ...passkey, forAdmin: false }, at)))
    throw new TypeError("A credential that was just made is known already.");
  await audit(tx, { action: "join-link.use", actor: uid, target: null }, at);
  return {
    customToken: await addToken(tx, { uid, returnTo: null }, at),
    admins: await adminUids(tx),
  };
}
