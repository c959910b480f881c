import { changeCheckInDay } from "#contract/account.ts";
import type { CheckInDay } from "#domain/check-in-period.ts";
import { nowIn } from "#domain/day.ts";
import { onCheckInDay } from "#domain/goal-rhythm.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { plannedOnAnotherDay } from "#server/platform/mail/mail-columns.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readSessionUser } from "#server/platform/sessions/session-store.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { announceLife, writeLife, type LifeNotice } from "./change-goal.ts";
import { holdActiveGoals } from "./kept-goal-store.ts";

async function storeDay(
  tx: Transaction,
  uid: string,
  day: CheckInDay,
  at: number,
): Promise<number | null> {
  const row = await tx.kysely
    .updateTable("users")
    .set((eb) => ({
      check_in_day: day,
      ...plannedOnAnotherDay(at),
      updated_at: at,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", uid)
    .where("check_in_day", "<>", day)
    .returning("rev")
    .executeTakeFirst();
  return row?.rev ?? null;
}

interface Changed {
  readonly rev: number;
  readonly news: readonly LifeNotice[];
}

/** All active goals follow, paused ones too; null if the day is the same. */
async function changeDay(
  tx: Transaction,
  { deps, input, at }: Call<typeof changeCheckInDay>,
  { uid, timeZone }: Actor,
): Promise<Ruled<Changed> | null> {
  // Lock the person first, to avoid deadlocks; no goal is created meanwhile.
  if (!(await holdPerson(tx, uid))) return null;
  if (!(await countWrite(tx, "settings", uid, at))) return refuse("request.rate");
  const rev = await storeDay(tx, uid, input.day, at);
  if (rev === null) return null;
  const now = nowIn(at, timeZone);
  const news: LifeNotice[] = [];
  for (const before of await holdActiveGoals(tx, uid)) {
    const goal = onCheckInDay(before, now);
    if (goal !== before)
      news.push(
        await writeLife(tx, uid, { goal, change: null, before, changeId: deps.newId(), now }),
      );
  }
  return { rev, news };
}

/** product 25.14 */
export const checkInDaySlice: Slice<typeof changeCheckInDay> = {
  endpoint: changeCheckInDay,
  act: async (call, actor) => {
    const { deps } = call;
    const changed = await deps.db.transaction((tx) => changeDay(tx, call, actor));
    if (changed !== null && isRefused(changed)) return changed;
    if (changed !== null) {
      deps.live.publish({ entity: "user", id: actor.uid, rev: changed.rev }, [actor.uid]);
      for (const news of changed.news) announceLife(deps, actor.uid, news);
    }
    const user = await readSessionUser(deps.db, actor);
    return user === null ? refuse("session.missing") : { user };
  },
};
