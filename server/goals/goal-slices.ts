import type { Hono } from "hono";
import { listGoals, readGoal, readLedger } from "#contract/goals.ts";
import { refuse } from "#domain/refusal.ts";
import { touched } from "../account/session-store.ts";
import type { Deps } from "../deps.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { handle, type Admitted, type Call, type Slice } from "../http/door.ts";
import { createGoalSlice } from "./create-goal.ts";
import { dashboardSlice } from "./dashboard.ts";
import { cardOf, goalOf, type GoalRow } from "./goal-row.ts";
import { readGoalRow, readGoalsAfter } from "./goal-store.ts";
import { relationsTo } from "./goal-subject.ts";
import { readNewestEntries } from "./ledger-store.ts";
import { completeSlice, progressSlice, undoSlice } from "./move-goal.ts";

/** Before every goal: later than any, with the last of all ids. */
const BEGINNING = `999999999999999.${"z".repeat(22)}`;
const CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{22})$/;

const list: Slice<typeof listGoals> = {
  endpoint: listGoals,
  act: async ({ deps, query }, actor) => {
    const [, createdAt, id] = CURSOR.exec(query.after ?? BEGINNING) ?? [];
    if (createdAt === undefined || id === undefined) return refuse("request.invalid", "after");
    const rows = await readGoalsAfter(deps.db, actor.uid, Number(createdAt), id);
    return { goals: rows.map(cardOf), next: null };
  },
};

type OneGoal = Call<Endpoint> & { readonly params: { readonly goalId: string } };

/** Session, goal and relation in one read, for those who may see the goal. */
async function admitToSee({ deps, credentials, at, params }: OneGoal): Promise<Admitted<GoalRow>> {
  const [row] = credentials ? await readGoalRow(deps.db, credentials, at, params.goalId) : [];
  const actor = row ? touched(deps, row, at) : null;
  const found = row && row.id !== null ? row : null;
  return {
    actor,
    relations: actor ? relationsTo(found, actor) : ["visitor"],
    subject: row as GoalRow,
  };
}

const read: Slice<typeof readGoal, GoalRow> = {
  endpoint: readGoal,
  admit: admitToSee,
  act: async (_call, _actor, row) => ({ goal: goalOf(row) }),
};

const ledger: Slice<typeof readLedger, GoalRow> = {
  endpoint: readLedger,
  admit: admitToSee,
  act: async ({ deps }, _actor, { id }) => ({ entries: await readNewestEntries(deps.db, id) }),
};

/** Mounts everything about goals. */
export function mountGoals(app: Hono, deps: Deps): void {
  handle(app, deps, dashboardSlice);
  handle(app, deps, list);
  handle(app, deps, createGoalSlice);
  handle(app, deps, read);
  handle(app, deps, ledger);
  handle(app, deps, progressSlice);
  handle(app, deps, undoSlice);
  handle(app, deps, completeSlice);
}
