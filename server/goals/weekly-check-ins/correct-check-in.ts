import type { InputOf } from "#contract/endpoint.ts";
import { correctWeeklyCheckIn, type WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { refusalOfReader } from "#domain/check-in.ts";
import { nowIn, type Now } from "#domain/day.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { asksForHelp, corrected, type CheckInWords } from "#domain/weekly-check-in.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { keyedWrite, type Made } from "#server/platform/keyed-write.ts";
import { admitToWrite, readAgain, type GoalSubject } from "../admit-to-goal.ts";
import { lockGoal } from "../goal-store.ts";
import { tellCircles } from "../tell-circles.ts";
import type { SideEffect } from "../write-goal.ts";
import { readWeekly, writeCorrection } from "./weekly-check-in-store.ts";

type CorrectCall = Call<typeof correctWeeklyCheckIn>;

function decide(
  { goal, coachId }: GoalSubject,
  before: WeeklyCheckIn,
  { rev, ...draft }: InputOf<typeof correctWeeklyCheckIn>,
  now: Now,
): Ruled<CheckInWords> {
  if (before.rev !== rev) return refuse("form.overtaken");
  const refused = refusalOfReader(draft, coachId);
  if (refused) return refused;
  return corrected(goal, { seen: before.seen !== null, period: before.period }, draft, now);
}

async function readOwn(tx: Transaction, { params }: CorrectCall): Promise<WeeklyCheckIn | null> {
  const goal = { id: params.goalId, reader: "owner" } as const;
  return (await readWeekly(tx, goal, params.checkInId)) ?? null;
}

async function write(
  tx: Transaction,
  call: CorrectCall,
  now: Now,
  tellCoach: SideEffect,
): Promise<Ruled<Made<WeeklyCheckIn | null>>> {
  const { goalId, checkInId: id } = call.params;
  // A coach's acknowledgement waits for it, or is seen by it.
  await lockGoal(tx, goalId);
  const subject = await readAgain(tx, call);
  if (isRefused(subject)) return subject;
  const before = await readOwn(tx, call);
  if (before === null) return refuse("not-found");
  const words = decide(subject, before, call.input, now);
  if (isRefused(words)) return words;
  await writeCorrection(tx, id, words);
  const checkIn = { id, ...words, comeback: null };
  const change = { goal: subject.goal, checkIn, move: null };
  if (!asksForHelp(before)) await tellCoach(tx, subject, { kind: "check-in", ...change }, now.at);
  return { use: { subjectId: id, resultId: null }, answer: await readOwn(tx, call) };
}

/** `tellCoach` runs in the transaction of the correction. */
export function correctSlice(
  tellCoach: SideEffect,
): Slice<typeof correctWeeklyCheckIn, GoalSubject> {
  return {
    endpoint: correctWeeklyCheckIn,
    admit: admitToWrite,
    act: async (call, { uid, timeZone }, { coachId }) => {
      const checkIn = await keyedWrite<WeeklyCheckIn | null>(call, uid, {
        write: (tx) => write(tx, call, nowIn(call.at, timeZone), tellCoach),
        again: (tx) => readOwn(tx, call),
      });
      if (isRefused(checkIn)) return checkIn;
      if (checkIn === null) return refuse("not-found");
      const { id, rev } = checkIn;
      const readers = coachId === null ? [uid] : [uid, coachId];
      call.deps.live.publish({ entity: "check-in", id, rev }, readers);
      await tellCircles(call.deps, call.params.goalId);
      if (asksForHelp(checkIn)) call.deps.outboxSignal.notify();
      return { checkIn };
    },
  };
}
