import * as limits from "#domain/limits.ts";
import { countAttempt, takeBack, type Count, type Counted } from "#server/platform/attempts.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { networkOf, siteOf } from "#server/platform/http/peer.ts";
import { hashOf } from "#server/platform/random.ts";

export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** A browser used before has its own count, which strangers cannot fill. */
  readonly device: string | null;
}

/** Counts an address across all accounts. */
const EVERY_ACCOUNT = "";
/** Counts all addresses together. */
const EVERYWHERE = "";
const CODES = "codes";
const WAIT_MS = limits.adminAttemptMinutes * 60_000;

function ownCount({ email, address, device }: Attempt): Count {
  const from = hashOf(device === null ? networkOf(address) : `device ${device}`);
  const { adminAttempts: most, adminAttemptDoublings: doublings } = limits;
  return { account: accountScope(email), address: from, most, waitMs: WAIT_MS, doublings };
}

/** Shared with strangers, widest first. */
function sharedCounts({ email, address, device }: Attempt): readonly Count[] {
  if (device !== null) return [];
  const every = { account: EVERY_ACCOUNT, waitMs: WAIT_MS, doublings: 0 };
  const [site, network] = [siteOf(address), networkOf(address)];
  const { adminSiteAttempts, adminAddressAttempts, adminAccountAttempts } = limits;
  return [
    ...(site === network ? [] : [{ ...every, address: hashOf(site), most: adminSiteAttempts }]),
    { ...every, address: hashOf(network), most: adminAddressAttempts },
    {
      account: accountScope(email),
      address: EVERYWHERE,
      most: adminAccountAttempts,
      waitMs: limits.adminAccountSeconds * 1_000,
      doublings: 0,
    },
  ];
}

function codeCount({ email }: Attempt): Count {
  const { adminCodeAttempts: most, adminAttemptDoublings: doublings } = limits;
  return { account: accountScope(email), address: CODES, most, waitMs: WAIT_MS, doublings };
}

function accountScope(email: string): string {
  return hashOf(email.toLowerCase());
}

/** Counts the attempt as failed until it is proven right; null: too many. */
export function mayAttempt(db: Queryable, attempt: Attempt): Promise<Counted | null> {
  return countAttempt(db, [...sharedCounts(attempt), ownCount(attempt)]);
}

/** A known browser's codes are among its own attempts already. */
export async function mayTryCode(db: Queryable, attempt: Attempt): Promise<Counted | null> {
  return attempt.device === null ? countAttempt(db, [codeCount(attempt)]) : [];
}

/** Also forgives earlier failures from this network or browser. */
export async function forgiveAttempts(
  db: Queryable,
  attempt: Attempt,
  counted: Counted,
): Promise<void> {
  const { account, address } = ownCount(attempt);
  await db.kysely
    .deleteFrom("attempts")
    .where("account", "=", account)
    .where("address", "=", address)
    .execute();
  await takeBack(db, counted);
}

export async function unlockAccount(db: Queryable, email: string): Promise<void> {
  await db.kysely.deleteFrom("attempts").where("account", "=", accountScope(email)).execute();
}
