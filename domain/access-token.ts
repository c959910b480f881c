import { DAY_MS } from "./day.ts";
import * as limits from "./limits.ts";
import type { TokenScope } from "./policy.ts";
import { refuse, type Ruled } from "./refusal.ts";

export interface AccessTokenDraft {
  readonly name: string;
  readonly scope: TokenScope;
  readonly days: number;
}

export interface NewAccessToken {
  readonly name: string;
  readonly scope: TokenScope;
  readonly expiresAt: number;
}

/** A new token, expiring at an instant (ms) after `at`; refused by product 28.3. */
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
