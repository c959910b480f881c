import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { tokenScopes } from "#domain/policy.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, text } from "./fields.ts";

const scope = z.enum(tokenScopes);

const ownToken = z.strictObject({
  id,
  name: z.string(),
  scope,
  createdAt: instant,
  expiresAt: instant,
  /** To the minute; null until used. */
  lastUsedAt: z.nullable(instant),
});
export type OwnToken = z.output<typeof ownToken>;

export const listAccessTokens = endpoint({
  method: "GET",
  path: "/api/account/tokens",
  right: "account.tokens",
  summary: "The person's access tokens, newest first, those that ran out lately among them",
  output: z.strictObject({ tokens: z.array(ownToken) }),
});

export const createAccessToken = endpoint({
  method: "POST",
  path: "/api/account/tokens",
  right: "account.tokens",
  counted: "access-token",
  summary:
    "Make an access token for scripts, soon after a sign-in. The answer holds it, this once: only its hash is kept",
  input: z.strictObject({ name: text(limits.tokenName * 2), scope, days: z.int() }),
  output: z.strictObject({ token: z.string(), accessToken: ownToken }),
});

export const revokeAccessToken = endpoint({
  method: "POST",
  path: "/api/account/tokens/:tokenId/revoke",
  right: "account.tokens",
  counted: { because: "it ends a token, and those are counted" },
  summary: "Revoke one of the person's access tokens: from then on it opens nothing",
  params: z.strictObject({ tokenId: id }),
  input: nothing,
  output: nothing,
});
