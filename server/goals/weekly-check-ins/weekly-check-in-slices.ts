import type { Hono } from "hono";
import type { InputOf } from "#contract/endpoint.ts";
import { readDueCheckIns, writeWeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { comebackByCheckIn, comebackByEntry } from "#domain/comeback.ts";
import { askedAfter } from "#domain/completion.ts";
import { nowIn, type Now } from "#domain/day.ts";
import { refusalOfReader } from "#domain/check-in.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { asksForHelp, checkedIn, type WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { admitToWrite, type GoalSubject } from "../admit-to-goal.ts";
import { newBadges } from "../badges/new-badges.ts";
import type { DecidedChange } from "../goal-writes.ts";
import { changeGoal, type SideEffect } from "../write-goal.ts";
import { correctSlice } from "./correct-check-in.ts";
import { tellCircles } from "../tell-circles.ts";
import { readDue } from "./weekly-check-in-store.ts";

const due: Slice<typeof readDueCheckIns> = {
  endpoint: readDueCheckIns,
  act: async ({ deps, at }, { uid, timeZone }) => readDue(deps.db, uid, nowIn(at, timeZone)),
};

interface CheckInIds {
  readonly checkIn: string;
  readonly entry: string;
}

type CheckedSubject = Pick<GoalSubject, "goal" | "activeDays" | "coachId" | "lately" | "excuse">;

export function decideCheckIn(
  { goal, activeDays, coachId, lately, excuse }: CheckedSubject,
  draft: WeeklyCheckInDraft & Pick<InputOf<typeof writeWeeklyCheckIn>, "coachId">,
  ids: CheckInIds,
  now: Now,
): Ruled<DecidedChange> {
  const decided = checkedIn(goal, draft, now);
  if (isRefused(decided)) return decided;
  const refused = refusalOfReader(draft, coachId);
  if (refused) return refused;
  const { measurable, entry, words } = decided;
  const moved = {
    ...goal,
    measurable,
    lastProgressUpdateAt: now.at,
    checkedIn: words.period,
  };
  const after = { ...moved, completionAskedAt: askedAfter(moved, now) };
  const badges = newBadges({ before: goal, after, activeDays, counts: entry !== null }, now);
  const move = entry && {
    id: ids.entry,
    to: measurable,
    entry,
    counts: true,
    updatedAt: now.at,
    askedAt: after.completionAskedAt,
    unmarks: false,
    badges,
    comeback: null,
  };
  const byEntry = entry && comebackByEntry(goal, lately, entry, now);
  const comeback = comebackByCheckIn(goal, excuse, now) ?? byEntry;
  return { kind: "check-in", goal: after, checkIn: { id: ids.checkIn, ...words, comeback }, move };
}

/** `tellCoach` runs in the transaction of the check-in. */
function writing(tellCoach: SideEffect): Slice<typeof writeWeeklyCheckIn, GoalSubject> {
  return {
    endpoint: writeWeeklyCheckIn,
    admit: admitToWrite,
    act: async (call, actor, subject) => {
      const { newId, live } = call.deps;
      const ids = { checkIn: newId(), entry: newId() };
      const sideEffect = asksForHelp(call.input) ? tellCoach : undefined;
      const outcome = await changeGoal(
        call,
        actor,
        subject,
        (seen, now) => decideCheckIn(seen, call.input, ids, now),
        sideEffect,
      );
      if (isRefused(outcome)) return outcome;
      const { goal, madeId: checkInId, badges, audience } = outcome;
      if (checkInId === null) return refuse("not-found");
      if (audience.length > 0) {
        live.publish({ entity: "check-in", id: checkInId, rev: 1 }, audience);
        await tellCircles(call.deps, goal.id);
      }
      return { goal, checkInId, badges };
    },
  };
}

export function mountWeeklyCheckIns(app: Hono, deps: Deps, tellCoach: SideEffect): void {
  handle(app, deps, due);
  handle(app, deps, writing(tellCoach));
  handle(app, deps, correctSlice(tellCoach));
}
