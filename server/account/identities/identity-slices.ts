import { joinIdentity, listIdentities, partIdentity } from "#contract/identities.ts";
import { freshlySignedIn } from "#domain/fresh-sign-in.ts";
import { mayPart } from "#domain/own-identity.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { endOtherOpenSessions } from "../own-session-store.ts";
import { countPasskeys, countPasswords } from "../passkeys/passkey-store.ts";
import { beginSignIn } from "../sign-in/start-sign-in.ts";
import { holdPerson, readIdentities, removeIdentity } from "./identity-store.ts";

export const listIdentitiesSlice: Slice<typeof listIdentities> = {
  endpoint: listIdentities,
  act: async ({ deps }, { uid }) => ({
    identities: await readIdentities(deps.db, deps.config, uid),
  }),
};

/** Needs a recent sign-in (threats T90). */
export const joinIdentitySlice: Slice<typeof joinIdentity> = {
  endpoint: joinIdentity,
  act: async (call, { uid, sessionId }) => {
    const { deps, input, at } = call;
    const signedInAt = await readOpenedAt(deps.db, sessionId);
    if (signedInAt === null) return refuse("session.missing");
    const fresh = freshlySignedIn(signedInAt, at, "identity.sign-in-again");
    if (isRefused(fresh)) return fresh;
    if (!(await countWrite(deps.db, "settings", uid, at))) return refuse("request.rate");
    return beginSignIn(call, { way: input.way, returnTo: "/account", joins: sessionId });
  },
};

/** Signs out all other sessions. */
export const partIdentitySlice: Slice<typeof partIdentity> = {
  endpoint: partIdentity,
  act: async (call, actor) => {
    const { deps, address } = call;
    const ended = await deps.db.transaction((tx) => part(tx, call, actor));
    if (isRefused(ended)) return ended;
    for (const id of ended) deps.live.endSession(actor.uid, id);
    deps.log.info("identity.part", { actor: actor.uid, address });
    return {};
  },
};

async function part(
  tx: Transaction,
  { deps, input, at }: Call<typeof partIdentity>,
  actor: Actor,
): Promise<Ruled<string[]>> {
  await holdPerson(tx, actor.uid);
  const own = await readIdentities(tx, deps.config, actor.uid);
  const others =
    (await countPasskeys(tx, deps.config, actor.uid)) + (await countPasswords(tx, actor.uid));
  const may = mayPart(own, input.issuer, others);
  if (isRefused(may)) return may;
  if (!(await countWrite(tx, "settings", actor.uid, at))) return refuse("request.rate");
  await removeIdentity(tx, actor.uid, input.issuer);
  return endOtherOpenSessions(tx, actor, at);
}
