import type { Hono } from "hono";
import { listGoals, readDashboard, readGoal, readLedger, type GoalPage } from "#contract/goals.ts";
import { limits } from "#domain/limits.ts";
import { refuse } from "#domain/refusal.ts";
import { touched } from "../account/session-store.ts";
import type { Deps } from "../deps.ts";
import { handle, type Slice } from "../http/door.ts";
import { createGoalSlice } from "./create-goal.ts";
import { cardOf, goalOf, type CardRow } from "./goal-row.ts";
import { readFirstGoals, readGoalsAfter } from "./goal-store.ts";
import { readNewestEntries } from "./ledger-store.ts";
import { completeSlice, progressSlice, undoSlice } from "./move-goal.ts";
import { admitToSee, type SeenGoal } from "./see-goal.ts";

/** A page of cards from rows that hold one more than the page, if there is more. */
export function firstPage(rows: readonly CardRow[]): GoalPage {
  const goals = rows.slice(0, limits.goalsPerPage).map(cardOf);
  const last = goals.at(-1);
  const more = rows.length > limits.goalsPerPage && last !== undefined;
  return { goals, next: more ? `${last.createdAt}.${last.id}` : null };
}

const dashboard: Slice<typeof readDashboard, GoalPage> = {
  endpoint: readDashboard,
  admit: async ({ deps, credentials, at }) => {
    const rows = credentials ? await readFirstGoals(deps.db, credentials, at) : [];
    const actor = rows[0] ? touched(deps, rows[0], at) : null;
    const subject = firstPage(rows.filter((row) => row.id !== null));
    return { actor, relations: actor ? ["self"] : ["visitor"], subject };
  },
  act: async (_call, _actor, page) => page,
};

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

const read: Slice<typeof readGoal, SeenGoal> = {
  endpoint: readGoal,
  admit: admitToSee,
  act: async (_call, _actor, row) => ({ goal: goalOf(row) }),
};

const ledger: Slice<typeof readLedger, SeenGoal> = {
  endpoint: readLedger,
  admit: admitToSee,
  act: async ({ deps }, _actor, { id }) => ({ entries: await readNewestEntries(deps.db, id) }),
};

/** Mounts everything about goals. */
export function mountGoals(app: Hono, deps: Deps): void {
  handle(app, deps, dashboard);
  handle(app, deps, list);
  handle(app, deps, createGoalSlice);
  handle(app, deps, read);
  handle(app, deps, ledger);
  handle(app, deps, progressSlice);
  handle(app, deps, undoSlice);
  handle(app, deps, completeSlice);
}
