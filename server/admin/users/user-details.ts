import { readUserDetails } from "#contract/admin.ts";
import { DAY_MS, addDays, dayOf, type Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { loopCounts, type LoopCounts } from "#domain/loop-week.ts";
import { refuse } from "#domain/refusal.ts";
import { readIdentities } from "#server/account/identities/identity-store.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { readLoopGoalsOf } from "../loop-store.ts";
import { readMailCounts, readPresence } from "./user-details-store.ts";
import { readListedUser } from "./user-list-store.ts";

async function checkInsOf(
  db: Queryable,
  uid: string,
  today: Day,
): Promise<Omit<LoopCounts, "excused">> {
  const since = addDays(today, 1 - limits.userCheckInWeeks * 7);
  const goals = await readLoopGoalsOf(db, uid, since);
  const { done, due, missed } = loopCounts(goals, since, today);
  return { done, due, missed };
}

/** product 33.7 */
export const readUserDetailsSlice: Slice<typeof readUserDetails> = {
  endpoint: readUserDetails,
  act: async ({ deps: { db, config }, params: { uid }, at }) => {
    const [user, presence] = [await readListedUser(db, uid), await readPresence(db, uid, at)];
    if (user === null || presence === undefined) return refuse("admin.user-gone");
    const { timeZone, ...rest } = presence;
    return {
      user,
      ...rest,
      identities: await readIdentities(db, config, uid),
      checkIns: await checkInsOf(db, uid, dayOf(at, timeZone)),
      mails: await readMailCounts(db, uid, at - limits.mailRowDays * DAY_MS),
    };
  },
};
