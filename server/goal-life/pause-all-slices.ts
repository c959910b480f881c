import { pauseAll, resumeAll } from "#contract/goal-life.ts";
import { nowIn, type Now } from "#domain/day.ts";
import {
  paused,
  refusedPause,
  resumed,
  type KeptGoal,
  type LifeChange,
} from "#domain/goal-life.ts";
import { isPaused } from "#domain/pause.ts";
import { isUnderWay } from "#domain/progress.ts";
import { isRefused, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { KeyedCall, Slice } from "#server/platform/http/door.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { announceLife, remindAnew, writeLife, type LifeNotice } from "./change-goal.ts";
import { holdActiveGoals } from "./kept-goal-store.ts";

type Decide = (goal: KeptGoal, now: Now) => Ruled<LifeChange>;

/** Skips goals that cannot be changed. */
async function changeAll(
  tx: Transaction,
  { deps, at }: KeyedCall,
  { uid, timeZone }: Actor,
  chosen: (goal: KeptGoal, now: Now) => boolean,
  decide: Decide,
): Promise<LifeNotice[]> {
  const now = nowIn(at, timeZone);
  const goals = (await holdActiveGoals(tx, uid)).filter((goal) => chosen(goal, now));
  const news: LifeNotice[] = [];
  for (const before of goals) {
    const ruled = decide(before, now);
    if (!isRefused(ruled))
      news.push(await writeLife(tx, uid, { ...ruled, before, changeId: deps.newId(), now }));
  }
  await remindAnew(tx, uid, at);
  return news;
}

interface Done {
  readonly goalIds: string[];
  readonly news: readonly LifeNotice[];
}

async function readChangedAt(tx: Transaction, uid: string, at: number): Promise<string[]> {
  const rows = await tx.kysely
    .selectFrom("goal_changes as c")
    .innerJoin("goals as g", "g.id", "c.goal_id")
    .select("g.id")
    .where("g.owner_id", "=", uid)
    .where("c.at", "=", at)
    .where("c.what", "in", ["paused", "resumed"])
    .orderBy("g.id")
    .execute();
  return rows.map(({ id }) => id);
}

async function changeAllUnderKey(
  call: KeyedCall,
  actor: Actor,
  chosen: (goal: KeptGoal, now: Now) => boolean,
  decide: Decide,
): Promise<Ruled<{ goalIds: string[] }>> {
  const done = await keyedWrite<Done>(call, actor.uid, {
    write: async (tx) => {
      const news = await changeAll(tx, call, actor, chosen, decide);
      const use = { subjectId: actor.uid, resultId: String(call.at) };
      return { use, answer: { goalIds: news.map(({ goalId }) => goalId), news } };
    },
    again: async (tx, { resultId }) => {
      return { goalIds: await readChangedAt(tx, actor.uid, Number(resultId)), news: [] };
    },
  });
  if (isRefused(done)) return done;
  for (const news of done.news) announceLife(call.deps, actor.uid, news);
  return { goalIds: done.goalIds };
}

export const pauseAllSlice: Slice<typeof pauseAll> = {
  endpoint: pauseAll,
  act: async (call, actor) => {
    // Refused as a whole: otherwise each goal would be skipped.
    const no = refusedPause(call.input, nowIn(call.at, actor.timeZone));
    if (no) return no;
    return changeAllUnderKey(
      call,
      actor,
      (goal, now) => isUnderWay(goal, now) && !isPaused(goal, now),
      (goal, now) => paused(goal, call.input, now),
    );
  },
};

export const resumeAllSlice: Slice<typeof resumeAll> = {
  endpoint: resumeAll,
  act: (call, actor) =>
    changeAllUnderKey(call, actor, isPaused, (goal, now) =>
      resumed(goal, call.input.moveDueDate, now),
    ),
};
