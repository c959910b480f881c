import type { Hono } from "hono";
import { chooseWeeklyQuota, readStreak } from "#contract/streak.ts";
import { addDays, dayOf } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse } from "#domain/refusal.ts";
import { endedTimes, quotaRefusal, streakOf, streakRefusal } from "#domain/streak.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { admitToSee, admitToWrite, type GoalSubject, type SeenGoal } from "./admit-to-goal.ts";
import { cardOf } from "./goal-row.ts";
import { readStreakRow } from "./streak-store.ts";
import { changeGoal } from "./write-goal.ts";

const read: Slice<typeof readStreak, SeenGoal> = {
  endpoint: readStreak,
  admit: admitToSee,
  act: async ({ deps, at }, _actor, seen) => {
    const goal = cardOf(seen);
    const refusal = streakRefusal(goal);
    if (refusal) return refusal;
    const row = await readStreakRow(deps.db, goal.id);
    if (row === undefined) return refuse("not-found");
    const { timeZone, verifiedDays, weeklyQuota, endings } = row;
    const today = dayOf(at, timeZone);
    const rests = [...goal.pauses, ...endedTimes(endings, timeZone)];
    const created = dayOf(goal.createdAt, timeZone);
    const since = addDays(today, 1 - limits.activityWeeks * 7);
    const days = verifiedDays.filter((day) => day >= since && day <= today).toSorted();
    const facts = { verifiedDays, weeklyQuota, rests, created };
    return { weeklyQuota, ...streakOf(facts, today), today, days };
  },
};

const choose: Slice<typeof chooseWeeklyQuota, GoalSubject> = {
  endpoint: chooseWeeklyQuota,
  admit: admitToWrite,
  act: async (call, actor, subject) => {
    const { weeklyQuota } = call.input;
    const outcome = await changeGoal(
      call,
      actor,
      subject,
      ({ goal }, now) => quotaRefusal(goal, now) ?? { kind: "quota", goal, weeklyQuota },
    );
    return isRefused(outcome) ? outcome : { goal: outcome.goal };
  },
};

export function mountStreaks(app: Hono, deps: Deps): void {
  handle(app, deps, read);
  handle(app, deps, choose);
}
