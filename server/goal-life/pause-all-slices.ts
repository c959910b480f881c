import { pauseAll, resumeAll } from "#contract/goal-life.ts";
import { absenceUntil, isPausedBy, returningGoals } from "#domain/away-goals.ts";
import type { Absence } from "#domain/away.ts";
import { nowIn, type Now } from "#domain/day.ts";
import {
  paused,
  refusedPause,
  resumed,
  type KeptGoal,
  type LifeChange,
} from "#domain/goal-life.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { KeyedCall, Slice } from "#server/platform/http/door.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readSessionUser } from "#server/platform/sessions/session-store.ts";
import { announceLife, remindAnew, writeLife, type LifeNotice } from "./change-goal.ts";
import { holdActiveGoals } from "./kept-goal-store.ts";

async function readAbsence(tx: Transaction, uid: string): Promise<Absence | null> {
  const { since, until } = await tx.kysely
    .selectFrom("users")
    .select(["away_since as since", "away_until as until"])
    .where("id", "=", uid)
    .executeTakeFirstOrThrow();
  return since === null ? null : { since, until };
}

async function writeAbsence(
  tx: Transaction,
  uid: string,
  absence: Absence | null,
  at: number,
): Promise<number> {
  const { since, until } = absence ?? { since: null, until: null };
  const { rev } = await tx.kysely
    .updateTable("users")
    .set((eb) => ({
      away_since: since,
      away_until: until,
      updated_at: at,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", uid)
    .returning("rev")
    .executeTakeFirstOrThrow();
  return rev;
}

/** What an absence, or its end, makes of the person and of their goals. */
interface Way {
  readonly absence: (before: Absence | null, now: Now) => Absence | null;
  readonly chosen: (
    goals: readonly KeptGoal[],
    before: Absence | null,
    now: Now,
  ) => readonly KeptGoal[];
  readonly decide: (goal: KeptGoal, now: Now) => Ruled<LifeChange>;
}

interface Done {
  readonly goalIds: readonly string[];
  /** Null for a retry. */
  readonly rev: number | null;
  readonly news: readonly LifeNotice[];
}

/** Skips goals that cannot be changed. */
async function changeAll(
  tx: Transaction,
  { deps, at }: KeyedCall,
  { uid, timeZone }: Actor,
  { absence, chosen, decide }: Way,
): Promise<Done> {
  const now = nowIn(at, timeZone);
  const before = await readAbsence(tx, uid);
  const news: LifeNotice[] = [];
  for (const goal of chosen(await holdActiveGoals(tx, uid), before, now)) {
    const ruled = decide(goal, now);
    if (!isRefused(ruled))
      news.push(await writeLife(tx, uid, { ...ruled, before: goal, changeId: deps.newId(), now }));
  }
  const rev = await writeAbsence(tx, uid, absence(before, now), at);
  await remindAnew(tx, uid, at);
  return { goalIds: news.map(({ goalId }) => goalId), rev, news };
}

async function changeAllUnderKey(call: KeyedCall, actor: Actor, way: Way) {
  const { deps } = call;
  const done = await keyedWrite<Done>(call, actor.uid, {
    write: async (tx) => {
      const answer = await changeAll(tx, call, actor, way);
      const use = { subjectId: actor.uid, resultId: answer.goalIds.join(" ") };
      return { use, answer };
    },
    again: async (_tx, { resultId }) => ({
      goalIds: resultId ? resultId.split(" ") : [],
      rev: null,
      news: [],
    }),
  });
  if (isRefused(done)) return done;
  const { goalIds, rev, news } = done;
  for (const one of news) announceLife(deps, actor.uid, one);
  if (rev !== null) deps.live.publish({ entity: "user", id: actor.uid, rev }, [actor.uid]);
  const user = await readSessionUser(deps.db, actor);
  return user === null ? refuse("session.missing") : { goalIds: [...goalIds], user };
}

export const pauseAllSlice: Slice<typeof pauseAll> = {
  endpoint: pauseAll,
  act: async (call, actor) => {
    // Refused as a whole: otherwise each goal would be skipped.
    const no = refusedPause(call.input, nowIn(call.at, actor.timeZone));
    if (no) return no;
    const { until } = call.input;
    return changeAllUnderKey(call, actor, {
      absence: (before, { today }) => absenceUntil(before, until, today),
      chosen: (goals, before, now) => goals.filter((goal) => isPausedBy(goal, before, until, now)),
      decide: (goal, now) => paused(goal, call.input, now),
    });
  },
};

export const resumeAllSlice: Slice<typeof resumeAll> = {
  endpoint: resumeAll,
  act: (call, actor) =>
    changeAllUnderKey(call, actor, {
      absence: () => null,
      chosen: returningGoals,
      decide: (goal, now) => resumed(goal, call.input.moveDueDates.includes(goal.id), now),
    }),
};
