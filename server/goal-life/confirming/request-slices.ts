import type { Hono } from "hono";
import { confirmCompletion, declineCompletion } from "#contract/coaching.ts";
import {
  chooseCoachConfirms,
  markCelebrated,
  takeBackCompletionRequest,
} from "#contract/goal-life.ts";
import { draftedNote } from "#domain/coaching-note.ts";
import {
  celebrated,
  coachConfirmsChosen,
  confirmed,
  notYet,
  requestTakenBack,
} from "#domain/completion-request.ts";
import { nowIn, type Now } from "#domain/day.ts";
import type { KeptGoal, LifeChange } from "#domain/goal-life.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { writeNote } from "#server/coaching/notes/note-store.ts";
import { writeUnderKey } from "#server/coaching/notes/write-notes.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import { acceptedCoach } from "#server/goals/goal-row.ts";
import { lockGoal, readWholeGoal } from "#server/goals/goal-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import { announceLife, changeSeen, writeLife, type LifeNotice } from "../change-goal.ts";
import { holdKeptGoal } from "../kept-goal-store.ts";
import { completeSlice, tellCompletion } from "./complete-goal.ts";

const choose: Slice<typeof chooseCoachConfirms, SeenGoal> = {
  endpoint: chooseCoachConfirms,
  admit: admitToSee,
  act: (call, actor) =>
    changeSeen(call, actor, {
      decide: (goal, now) => coachConfirmsChosen(goal, call.input.coachConfirms, now),
    }),
};

const takeBack: Slice<typeof takeBackCompletionRequest, SeenGoal> = {
  endpoint: takeBackCompletionRequest,
  admit: admitToSee,
  act: (call, actor) =>
    changeSeen(call, actor, {
      decide: (goal) => requestTakenBack(goal, call.input.askedAt),
    }),
};

const celebrate: Slice<typeof markCelebrated, SeenGoal> = {
  endpoint: markCelebrated,
  admit: admitToSee,
  act: (call, actor) => changeSeen(call, actor, { decide: celebrated }),
};

interface Answered {
  readonly ownerId: string;
  readonly news: LifeNotice;
}

/** By the goal's present coach, in its owner's days. */
async function answer(
  tx: Transaction,
  { deps, at, goalId }: { readonly deps: Deps; readonly at: number; readonly goalId: string },
  coachId: string,
  decide: (goal: KeptGoal, now: Now) => Ruled<LifeChange>,
): Promise<Ruled<Answered>> {
  await lockGoal(tx, goalId);
  const seen = await readWholeGoal(tx, coachId, goalId);
  if (seen === null || acceptedCoach(seen) !== coachId) return refuse("not-found");
  const { owner_id: ownerId, ownerZone } = seen;
  const before = await holdKeptGoal(tx, ownerId, goalId);
  if (before === null) return refuse("not-found");
  const now = nowIn(at, ownerZone);
  const decided = decide(before, now);
  if (isRefused(decided)) return decided;
  const news = await writeLife(tx, ownerId, { ...decided, before, changeId: deps.newId(), now });
  return { ownerId, news };
}

const confirm: Slice<typeof confirmCompletion, SeenGoal> = {
  endpoint: confirmCompletion,
  admit: admitToSee,
  act: async (call, { uid }, { id: goalId }) => {
    const { deps, at, input } = call;
    const done = await keyedWrite<Answered | null>(call, uid, {
      write: async (tx) => {
        const answered = await answer(tx, { deps, at, goalId }, uid, (goal, now) =>
          confirmed(goal, input.askedAt, uid, now),
        );
        if (isRefused(answered)) return answered;
        await tellCompletion(tx, { goalId, ownerId: answered.ownerId }, at);
        return { use: { subjectId: goalId, resultId: null }, answer: answered };
      },
      // They coach it again: the completion was undone.
      again: async () => null,
    });
    if (done !== null && isRefused(done)) return done;
    if (done !== null) announceLife(deps, done.ownerId, done.news);
    return {};
  },
};

const decline: Slice<typeof declineCompletion, SeenGoal> = {
  endpoint: declineCompletion,
  admit: admitToSee,
  act: async (call, actor, { id: goalId }) => {
    const { deps, at, input } = call;
    const drafted = draftedNote({ note: input.note, type: "feedback", form: "panel" });
    if (isRefused(drafted)) return drafted;
    const answers: Answered[] = [];
    const written = await writeUnderKey(call, actor, async (tx, id) => {
      const ended = await answer(tx, { deps, at, goalId }, actor.uid, (goal) =>
        notYet(goal, input.askedAt, actor.uid),
      );
      if (isRefused(ended)) return ended;
      const note = { id, goalId, coachId: actor.uid, createdAt: at, nudge: false, ...drafted };
      if (!(await writeNote(tx, note))) return refuse("not-found");
      answers.push(ended);
      return { noteId: id, seen: [] };
    });
    for (const { ownerId, news } of answers) announceLife(deps, ownerId, news);
    return written;
  },
};

export function mountConfirming(app: Hono, deps: Deps): void {
  handle(app, deps, completeSlice);
  handle(app, deps, choose);
  handle(app, deps, takeBack);
  handle(app, deps, celebrate);
  handle(app, deps, confirm);
  handle(app, deps, decline);
}
