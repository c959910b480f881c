import { createAccessToken, listAccessTokens, revokeAccessToken } from "#contract/access-tokens.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { newAccessToken, type AccessTokenDraft } from "#domain/access-token.ts";
import { freshlySignedIn } from "#domain/fresh-sign-in.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { newId, newSecret } from "#server/platform/random.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { accessToken } from "#server/platform/sessions/credentials.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { addAccessToken, holdTokensOf, readAccessTokens, revoke } from "./access-token-store.ts";

export const listAccessTokensSlice: Slice<typeof listAccessTokens> = {
  endpoint: listAccessTokens,
  act: async ({ deps, at }, { uid }) => ({ tokens: await readAccessTokens(deps.db, uid, at) }),
};

/** Needs a recent sign-in (threats T81). */
export const createAccessTokenSlice: Slice<typeof createAccessToken> = {
  endpoint: createAccessToken,
  act: async ({ deps, input, at, address }, actor) => {
    const made = await deps.db.transaction((tx) => makeToken(tx, actor, input, at));
    if (isRefused(made)) return made;
    const { scope } = made.accessToken;
    deps.log.info("access-token.create", { actor: actor.uid, scope, address });
    return made;
  },
};

async function makeToken(
  tx: Transaction,
  { uid, sessionId }: Actor,
  draft: AccessTokenDraft,
  at: number,
): Promise<Ruled<OutputOf<typeof createAccessToken>>> {
  const held = await holdTokensOf(tx, uid);
  const signedInAt = await readOpenedAt(tx, sessionId);
  if (signedInAt === null) return refuse("session.missing");
  const fresh = freshlySignedIn(signedInAt, at, "token.sign-in-again");
  if (isRefused(fresh)) return fresh;
  const asked = newAccessToken(draft, held, at);
  if (isRefused(asked)) return asked;
  if (!(await countWrite(tx, "access-token", uid, at))) return refuse("request.rate");
  const [id, token] = [newId(), accessToken(newSecret())];
  await addAccessToken(tx, { ...asked, id, uid, token }, at);
  return { token, accessToken: { id, ...asked, createdAt: at, lastUsedAt: null } };
}

export const revokeAccessTokenSlice: Slice<typeof revokeAccessToken> = {
  endpoint: revokeAccessToken,
  act: async ({ deps, params, address }, { uid }) => {
    if (!(await revoke(deps.db, uid, params.tokenId))) return refuse("not-found");
    deps.log.info("access-token.revoke", { actor: uid, address });
    return {};
  },
};
