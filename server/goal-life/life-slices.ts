import type { CardPainter } from "#server/coaching/milestones/card/card-painter.ts";
import { drawYearSlice, readYearSlice } from "./year/year-slices.ts";
import type { Hono } from "hono";
import { broughtBack, recadenced } from "#domain/goal-rhythm.ts";
import {
  chooseCadence,
  closeGoal,
  deleteGoal,
  editGoal,
  pauseGoal,
  reopenGoal,
  restoreGoal,
  resumeGoal,
  undoCompletion,
} from "#contract/goal-life.ts";
import { edited } from "#domain/goal-edit.ts";
import {
  closed,
  completionUndone,
  deleted,
  paused,
  reopened,
  restored,
  resumed,
} from "#domain/goal-life.ts";
import { isRefused } from "#domain/refusal.ts";
import { endInvitation, restoreInvitation } from "#server/coaching/sharing/invitation-store.ts";
import { withdrawGoalMail } from "#server/email/outbox/goal-mail.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { takeBackCompletion } from "#server/platform/webhooks/tell-webhooks.ts";
import { checkInDaySlice } from "./check-in-day-slice.ts";
import { admitToKept } from "./admit-to-kept.ts";
import { pauseAllSlice, resumeAllSlice } from "./pause-all-slices.ts";
import { changeLife, changeSeen, type LifeWrite } from "./change-goal.ts";
import { mountConfirming } from "./confirming/request-slices.ts";
import { mailEdit } from "./mail-edit.ts";
import { listDeletedSlice, listPastSlice } from "./past-goals.ts";

const edit: Slice<typeof editGoal, SeenGoal> = {
  endpoint: editGoal,
  admit: admitToSee,
  act: (call, actor) =>
    changeSeen(call, actor, {
      decide: (goal, now) => edited(goal, call.input, now),
      also: (tx, written) => mailEdit(tx, call.deps, actor.uid, written),
    }),
};

const pause: Slice<typeof pauseGoal, SeenGoal> = {
  endpoint: pauseGoal,
  admit: admitToSee,
  act: (call, actor) =>
    changeSeen(call, actor, { decide: (goal, now) => paused(goal, call.input, now) }),
};

const resume: Slice<typeof resumeGoal, SeenGoal> = {
  endpoint: resumeGoal,
  admit: admitToSee,
  act: (call, actor) =>
    changeSeen(call, actor, { decide: (goal, now) => resumed(goal, call.input.moveDueDate, now) }),
};

const close: Slice<typeof closeGoal, SeenGoal> = {
  endpoint: closeGoal,
  admit: admitToSee,
  act: (call, actor) =>
    changeSeen(call, actor, {
      decide: (goal, now) => closed(goal, call.input.learned ?? "", now),
      also: (tx, { goal, now }) => endInvitation(tx, goal.id, "completed", now.at),
    }),
};

async function undoneAlso(tx: Transaction, { before }: LifeWrite): Promise<void> {
  const { id, completedAt } = before;
  await restoreInvitation(tx, id, completedAt);
  if (completedAt !== null) await takeBackCompletion(tx, id, completedAt);
}

const undoComplete: Slice<typeof undoCompletion, SeenGoal> = {
  endpoint: undoCompletion,
  admit: admitToSee,
  act: (call, actor) =>
    changeSeen(call, actor, {
      decide: (goal, now) => broughtBack(completionUndone(goal, now), now),
      also: undoneAlso,
    }),
};

const reopen: Slice<typeof reopenGoal, SeenGoal> = {
  endpoint: reopenGoal,
  admit: admitToSee,
  act: (call, actor) =>
    changeSeen(call, actor, { decide: (goal, now) => broughtBack(reopened(goal, now), now) }),
};

async function forgetDeleted(tx: Transaction, { goal, now }: LifeWrite): Promise<void> {
  await endInvitation(tx, goal.id, "withdrawn", now.at);
  await withdrawGoalMail(tx, goal.id);
}

const remove: Slice<typeof deleteGoal, object> = {
  endpoint: deleteGoal,
  admit: admitToKept,
  act: async (call, actor) => {
    const done = await changeLife(call, actor, { decide: deleted, also: forgetDeleted });
    return isRefused(done) ? done : {};
  },
};

const restore: Slice<typeof restoreGoal, object> = {
  endpoint: restoreGoal,
  admit: admitToKept,
  act: (call, actor) =>
    changeSeen(call, actor, { decide: (goal, now) => broughtBack(restored(goal, now), now) }),
};

const cadence: Slice<typeof chooseCadence, SeenGoal> = {
  endpoint: chooseCadence,
  admit: admitToSee,
  act: (call, actor) =>
    changeSeen(call, actor, { decide: (goal, now) => recadenced(goal, call.input.weeks, now) }),
};

export function mountGoalLife(app: Hono, deps: Deps, painter: CardPainter): void {
  handle(app, deps, edit);
  handle(app, deps, pause);
  handle(app, deps, resume);
  handle(app, deps, cadence);
  handle(app, deps, checkInDaySlice);
  handle(app, deps, pauseAllSlice);
  handle(app, deps, resumeAllSlice);
  handle(app, deps, close);
  mountConfirming(app, deps);
  handle(app, deps, undoComplete);
  handle(app, deps, reopen);
  handle(app, deps, remove);
  handle(app, deps, restore);
  handle(app, deps, listPastSlice);
  handle(app, deps, readYearSlice);
  handle(app, deps, drawYearSlice(painter));
  handle(app, deps, listDeletedSlice);
}
