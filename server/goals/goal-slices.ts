import type { Hono } from "hono";
import type { OutputOf } from "#contract/endpoint.ts";
import { listGoals, readGoal, readLedger } from "#contract/goals.ts";
import { refuse } from "#domain/refusal.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { createGoalSlice } from "./create-goal.ts";
import { goalOf } from "./goal-row.ts";
import { readGoalsAfter } from "./goal-store.ts";
import { readNewestEntries } from "./ledger-store.ts";
import { progressSlice, undoSlice } from "./record-progress.ts";
import { admitToSee, type SeenGoal } from "./admit-to-goal.ts";

/** Sorts before every goal. */
const BEGINNING = `999999999999999.${"z".repeat(22)}`;
const CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{22})$/;

const list: Slice<typeof listGoals> = {
  endpoint: listGoals,
  act: async ({ deps, query }, actor) => {
    const [, createdAt, id] = CURSOR.exec(query.after ?? BEGINNING) ?? [];
    if (createdAt === undefined || id === undefined) return refuse("request.invalid", "after");
    return { goals: await readGoalsAfter(deps.db, actor.uid, Number(createdAt), id), next: null };
  },
};

export function shownGoal(seen: SeenGoal): OutputOf<typeof readGoal> {
  const { reader, ownerName } = seen;
  const formerCoachName = reader === "owner" ? seen.formerCoachName : null;
  return { goal: goalOf(seen), reader, ownerName, formerCoachName };
}

const read: Slice<typeof readGoal, SeenGoal> = {
  endpoint: readGoal,
  admit: admitToSee,
  act: async (_call, _actor, seen) => shownGoal(seen),
};

const ledger: Slice<typeof readLedger, SeenGoal> = {
  endpoint: readLedger,
  admit: admitToSee,
  act: async ({ deps }, _actor, { id }) => ({ entries: await readNewestEntries(deps.db, id) }),
};

export function mountGoals(app: Hono, deps: Deps): void {
  handle(app, deps, list);
  handle(app, deps, createGoalSlice);
  handle(app, deps, read);
  handle(app, deps, ledger);
  handle(app, deps, progressSlice);
  handle(app, deps, undoSlice);
}
