import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { deleteUntil } from "#server/platform/upkeep/delete-until.ts";
import type { Deps } from "#server/platform/deps.ts";

const ends = {
  oauth_states: "expires_at",
  email_sign_ins: "expires_at",
  one_time_tokens: "expires_at",
  bearer_tokens: "expires_at",
  sessions: "ends_at",
  email_verifications: "expires_at",
  passkey_challenges: "expires_at",
  join_links: "expires_at",
} as const;

/** Expired access tokens stay listed for some days (product 28.6). */
export async function sweepAccount({ db, clock }: Deps): Promise<void> {
  const listed = limits.endedTokenDays * DAY_MS;
  await deleteUntil(db, "access_tokens", "expires_at", clock() - listed);
  for (const [table, end] of Object.entries(ends)) await deleteUntil(db, table, end, clock());
}
