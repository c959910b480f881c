import type { Hono } from "hono";
import type { OutputOf } from "#contract/endpoint.ts";
import { createJoinLink, listJoinLinks, withdrawJoinLink } from "#contract/join-links.ts";
import { DAY_MS } from "#domain/day.ts";
import { inviteeName } from "#domain/join-link.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { audit } from "#server/account/audit-store.ts";
import { relyingParty } from "#server/platform/relying-party.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { hashOf, newSecret } from "#server/platform/random.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { beginJoinSlice, joinSlice, readJoinLinkSlice } from "./join-slices.ts";
import { countJoinLinks, readJoinLinks, takeJoinLink } from "./join-link-store.ts";

const listSlice: Slice<typeof listJoinLinks> = {
  endpoint: listJoinLinks,
  act: async ({ deps, at }) => ({ links: await readJoinLinks(deps.db, at) }),
};

const createSlice: Slice<typeof createJoinLink> = {
  endpoint: createJoinLink,
  act: async (call, actor) => {
    const { deps, address } = call;
    if (relyingParty(deps.config.publicUrl) === null) return refuse("passkey.not-offered");
    const made = await deps.db.transaction((tx) => create(tx, call, actor));
    if (!isRefused(made)) deps.log.info("join-link.create", { actor: actor.uid, address });
    return made;
  },
};

async function create(
  tx: Transaction,
  { deps, input, at }: Call<typeof createJoinLink>,
  { uid, sessionId }: Actor,
): Promise<Ruled<OutputOf<typeof createJoinLink>>> {
  const invitee = inviteeName(input.invitee);
  if (isRefused(invitee)) return invitee;
  if (!(await holdPerson(tx, uid))) return refuse("session.missing");
  if ((await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
  if ((await countJoinLinks(tx, uid, at)) >= limits.joinLinks) return refuse("join.too-many");
  if (!(await countWrite(tx, "join-link", uid, at))) return refuse("request.rate");
  const [id, token] = [deps.newId(), newSecret()];
  const expiresAt = at + limits.joinLinkDays * DAY_MS;
  await tx.kysely
    .insertInto("join_links")
    .values({
      id,
      token_hash: hashOf(token),
      invited_by: uid,
      invitee,
      created_at: at,
      expires_at: expiresAt,
    })
    .execute();
  await audit(tx, { action: "join-link.create", actor: uid, target: null }, at);
  const link = (await readJoinLinks(tx, at)).find((one) => one.id === id);
  return link === undefined ? refuse("not-allowed") : { token, link };
}

const withdrawSlice: Slice<typeof withdrawJoinLink> = {
  endpoint: withdrawJoinLink,
  act: async (call, { uid, sessionId }) => {
    const { deps, params, at } = call;
    return deps.db.transaction(async (tx) => {
      if ((await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
      const open = await readJoinLinks(tx, at);
      if (!open.some(({ id }) => id === params.linkId)) return refuse("not-found");
      if (!(await countWrite(tx, "admin", uid, at))) return refuse("request.rate");
      if (!(await takeJoinLink(tx, params.linkId))) return refuse("not-found");
      await audit(tx, { action: "join-link.withdraw", actor: uid, target: null }, at);
      return {};
    });
  },
};

/** product 38.7, 38.8 */
export function mountJoinLinks(app: Hono, deps: Deps): void {
  handle(app, deps, listSlice);
  handle(app, deps, createSlice);
  handle(app, deps, withdrawSlice);
  handle(app, deps, readJoinLinkSlice());
  handle(app, deps, beginJoinSlice());
  handle(app, deps, joinSlice);
}
