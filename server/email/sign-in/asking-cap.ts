import * as limits from "#domain/limits.ts";
import { countAttempt } from "#server/platform/attempts.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { networkOf, siteOf } from "#server/platform/http/peer.ts";
import { hashOf } from "#server/platform/random.ts";

const HOUR = 3_600_000;
/** Keeps these counts apart from those of admin sign-ins. */
const SCOPE = "email-sign-in";

const scopeOf = (address: string) => hashOf(`${SCOPE} ${address.toLowerCase()}`);

/** Counts a request for a link, by its address and by the networks it came from (product 40.6). */
export async function mayAsk(db: Queryable, address: string, from: string): Promise<boolean> {
  const network = { account: hashOf(SCOPE), waitMs: HOUR, doublings: 0 };
  const networks = [...new Set([siteOf(from), networkOf(from)])];
  const counted = await countAttempt(db, [
    ...networks.map((one) => ({
      ...network,
      address: hashOf(one),
      most: limits.emailSignInsPerNetwork,
    })),
    {
      account: scopeOf(address),
      address: "",
      most: limits.emailSignInsPerAddress,
      waitMs: limits.emailSignInAddressHours * HOUR,
      doublings: 0,
    },
  ]);
  return counted !== null;
}

/** Whoever proved the address may ask again. */
export async function forgiveAsking(db: Queryable, address: string): Promise<void> {
  await db.kysely.deleteFrom("attempts").where("account", "=", scopeOf(address)).execute();
}
