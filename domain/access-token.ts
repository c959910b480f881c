import { DAY_MS } from "./day.ts";
import * as limits from "./limits.ts";
import type { TokenScope } from "./policy.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** An access token as it is asked for. */
export interface AccessTokenDraft {
  readonly name: string;
  readonly scope: TokenScope;
  /** How long it shall last. */
  readonly days: number;
}

/** An access token as it is to be kept: its name without spaces around it, and the instant (milliseconds) at which it runs out. */
export interface NewAccessToken {
  readonly name: string;
  readonly scope: TokenScope;
  readonly expiresAt: number;
}

/** What a token of each scope may, as it is chosen, listed and described (product 28.2). */
export const scopeWords: Readonly<Record<TokenScope, string>> = {
  read: "May read",
  log: "May read and log progress",
};

/**
 * The token that a draft asks for at an instant (milliseconds), of somebody who has `held` tokens already; refused without
 * a name, with one that is too long, for no whole number of days within the limit, and where they have as many as they may
 * (product 28.3).
 */
export function newAccessToken(
  { name, scope, days }: AccessTokenDraft,
  held: number,
  at: number,
): Ruled<NewAccessToken> {
  const trimmed = name.trim();
  if (trimmed === "") return refuse("token.name-missing", "name");
  if (trimmed.length > limits.tokenName) return refuse("token.name-too-long", "name");
  const lasts = Number.isInteger(days) && days >= 1 && days <= limits.accessTokenDays;
  if (!lasts) return refuse("token.days-invalid", "days");
  if (held >= limits.accessTokens) return refuse("token.too-many");
  return { name: trimmed, scope, expiresAt: at + days * DAY_MS };
}
