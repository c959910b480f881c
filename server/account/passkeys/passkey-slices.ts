import {
  addPasskey,
  beginPasskey,
  editPasskey,
  listPasskeys,
  removePasskey,
  type OwnPasskey,
} from "#contract/passkeys.ts";
import { freshlySignedIn } from "#domain/fresh-sign-in.ts";
import * as limits from "#domain/limits.ts";
import { mayRemovePasskey, passkeyName } from "#domain/passkey.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { endOtherOpenSessions } from "../own-session-store.ts";
import { newChallenge, takeChallenge } from "./challenge-store.ts";
import {
  addPasskeyRow,
  changePasskeyRow,
  countIdentities,
  countPasswords,
  readPasskeys,
  removePasskeyRow,
  type HeldPasskey,
} from "./passkey-store.ts";
import { relyingParty, type RelyingParty } from "#server/platform/relying-party.ts";
import { registrationOptions, verifiedPasskey, type VerifiedPasskey } from "./web-authn.ts";

function shown({
  credentialId: _credential,
  transports: _transports,
  ...passkey
}: HeldPasskey): OwnPasskey {
  return passkey;
}

export const listPasskeysSlice: Slice<typeof listPasskeys> = {
  endpoint: listPasskeys,
  act: async ({ deps }, { uid }) => ({
    passkeys: (await readPasskeys(deps.db, deps.config, uid)).map(shown),
  }),
};

async function freshSession(db: Queryable, sessionId: string, at: number): Promise<Ruled<true>> {
  const signedInAt = await readOpenedAt(db, sessionId);
  if (signedInAt === null) return refuse("session.missing");
  return freshlySignedIn(signedInAt, at, "passkey.sign-in-again");
}

/** Needs a recent sign-in (product 38.2). */
export const beginPasskeySlice: Slice<typeof beginPasskey> = {
  endpoint: beginPasskey,
  act: async (call, { uid, sessionId }) => {
    const { deps, at } = call;
    const party = relyingParty(deps.config.publicUrl);
    if (party === null) return refuse("passkey.not-offered");
    const fresh = await freshSession(deps.db, sessionId, at);
    if (isRefused(fresh)) return fresh;
    const held = await readPasskeys(deps.db, deps.config, uid);
    if (held.length >= limits.passkeys) return refuse("passkey.too-many");
    if (!(await countWrite(deps.db, "settings", uid, at))) return refuse("request.rate");
    const account = await accountName(deps.db, uid);
    const challenge = await newChallenge(call, { purpose: "add", sessionId });
    return { options: await registrationOptions(party, { challenge, uid, account, held }) };
  },
};

async function accountName(db: Queryable, uid: string): Promise<string> {
  const user = await db.kysely
    .selectFrom("users")
    .select(["email", "display_name as displayName", "full_name as fullName"])
    .where("id", "=", uid)
    .executeTakeFirst();
  return user?.email ?? user?.displayName ?? user?.fullName ?? "Cairn";
}

export const addPasskeySlice: Slice<typeof addPasskey> = {
  endpoint: addPasskey,
  act: async (call, actor) => {
    const { deps, input, address } = call;
    const party = relyingParty(deps.config.publicUrl);
    if (party === null) return refuse("passkey.not-offered");
    const name = passkeyName(input.name);
    if (isRefused(name)) return name;
    const { clientDataJSON } = input.credential;
    const taken = await takeChallenge(call, clientDataJSON, "add", actor.sessionId);
    if (taken === null) return refuse("passkey.expired");
    const verified = await verifiedPasskey(party, input.credential, taken.challenge);
    if (verified === null) return refuse("passkey.wrong");
    const passkey = await deps.db.transaction((tx) =>
      add(tx, call, actor, { party, name, verified }),
    );
    if (isRefused(passkey)) return passkey;
    deps.log.info("passkey.add", { actor: actor.uid, forAdmin: passkey.forAdmin, address });
    return { passkey };
  },
};

interface Adding {
  readonly party: RelyingParty;
  readonly name: string;
  readonly verified: VerifiedPasskey;
}

async function add(
  tx: Transaction,
  { deps, at }: Call<typeof addPasskey>,
  { uid, sessionId, kind }: Actor,
  { party, name, verified }: Adding,
): Promise<Ruled<OwnPasskey>> {
  if (!(await holdPerson(tx, uid))) return refuse("session.missing");
  // Removing a passkey may have ended the session meanwhile.
  if ((await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
  const held = await readPasskeys(tx, deps.config, uid);
  if (held.length >= limits.passkeys) return refuse("passkey.too-many");
  if (!(await countWrite(tx, "settings", uid, at))) return refuse("request.rate");
  const id = deps.newId();
  // Otherwise a sign-in elsewhere would be enough to become an admin (threats T106).
  const forAdmin = kind === "admin";
  const isNew = await addPasskeyRow(
    tx,
    { ...verified, id, uid, rpId: party.id, name, forAdmin },
    at,
  );
  if (!isNew) return refuse("passkey.known");
  const { backedUp } = verified;
  return { id, name, createdAt: at, lastUsedAt: null, backedUp, forAdmin, worksHere: true };
}

export const editPasskeySlice: Slice<typeof editPasskey> = {
  endpoint: editPasskey,
  act: async (call, actor) => {
    const { deps, input, address } = call;
    const edited = await deps.db.transaction((tx) => edit(tx, call, actor));
    if (isRefused(edited)) return edited;
    if (input.forAdmin) deps.log.info("passkey.for-admin", { actor: actor.uid, address });
    return {};
  },
};

async function edit(
  tx: Transaction,
  { deps, params, input, at }: Call<typeof editPasskey>,
  { uid, sessionId, kind }: Actor,
): Promise<Ruled<true>> {
  const name = input.name === undefined ? undefined : passkeyName(input.name);
  if (isRefused(name)) return name;
  if (input.forAdmin) {
    if (kind !== "admin") return refuse("not-allowed");
    const fresh = await freshSession(tx, sessionId, at);
    if (isRefused(fresh)) return fresh;
  }
  if (!(await holdPerson(tx, uid))) return refuse("session.missing");
  const own = await readPasskeys(tx, deps.config, uid);
  const held = own.find(({ id }) => id === params.passkeyId);
  if (held === undefined) return refuse("not-found");
  if (!(await countWrite(tx, "settings", uid, at))) return refuse("request.rate");
  const forAdmin = held.forAdmin || input.forAdmin === true;
  await changePasskeyRow(tx, held.id, { name: name ?? held.name, forAdmin });
  return true;
}

/** Signs out all other sessions. */
export const removePasskeySlice: Slice<typeof removePasskey> = {
  endpoint: removePasskey,
  act: async (call, actor) => {
    const { deps, address } = call;
    const ended = await deps.db.transaction((tx) => remove(tx, call, actor));
    if (isRefused(ended)) return ended;
    for (const id of ended) deps.live.endSession(actor.uid, id);
    deps.log.info("passkey.remove", { actor: actor.uid, address });
    return {};
  },
};

async function remove(
  tx: Transaction,
  { deps, params, at }: Call<typeof removePasskey>,
  actor: Actor,
): Promise<Ruled<string[]>> {
  const { uid, sessionId } = actor;
  if (!(await holdPerson(tx, uid))) return refuse("session.missing");
  const fresh = await freshSession(tx, sessionId, at);
  if (isRefused(fresh)) return fresh;
  const own = await readPasskeys(tx, deps.config, uid);
  const others = (await countIdentities(tx, deps.config, uid)) + (await countPasswords(tx, uid));
  const may = mayRemovePasskey(own, params.passkeyId, others);
  if (isRefused(may)) return may;
  if (!(await countWrite(tx, "settings", uid, at))) return refuse("request.rate");
  await removePasskeyRow(tx, uid, params.passkeyId);
  return endOtherOpenSessions(tx, actor, at);
}
