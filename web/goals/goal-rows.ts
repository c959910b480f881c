import { notifyManager, type QueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Dashboard, GoalPage, readGoal } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { keyOf } from "#web/client/query.ts";

type Page = GoalPage & Partial<Pick<Dashboard, "today" | "summary">>;

/** The document's first cards, and all goals. */
const keys = [keyOf("readDashboard"), keyOf("listGoals")];

// The answer may be older than a cached row.
function later(known: GoalCard | undefined, read: GoalCard): GoalCard {
  return known && known.rev >= read.rev ? known : read;
}

function rowsOf(page: Page | undefined): readonly GoalCard[] {
  return page === undefined ? [] : [...page.goals, ...(page.today?.goals ?? [])];
}

/** Returns the same array where nothing changes. */
type Edit = (rows: readonly GoalCard[]) => readonly GoalCard[];

/** Drops figures made from rows whose revision changed. */
function edited<P extends Page>(page: P, edit: Edit, editToday = edit): P {
  const today = page.today && { ...page.today, goals: [...editToday(page.today.goals)] };
  const next: P = { ...page, goals: [...edit(page.goals)], ...(today ? { today } : {}) };
  const former = rowsOf(page);
  const changed = rowsOf(next).some(({ rev }, at) => rev !== former[at]?.rev);
  return changed && page.summary ? { ...next, summary: null } : next;
}

export function latestRows<P extends Page>(known: Page | undefined, read: P): P {
  const rows = new Map(rowsOf(known).map((row) => [row.id, row]));
  return edited(read, (page) => page.map((row) => later(rows.get(row.id), row)));
}

export function unitedRows(first: GoalPage, all: GoalPage | undefined): readonly GoalCard[] {
  return rowsOfBoth(first, all).filter(({ status }) => status !== "closed");
}

function rowsOfBoth(first: GoalPage, all: GoalPage | undefined): readonly GoalCard[] {
  if (all === undefined) return first.goals;
  const rows = new Map(first.goals.map((row) => [row.id, row]));
  const listed = all.goals.map((row) => later(rows.get(row.id), row));
  const ids = new Set(listed.map((row) => row.id));
  return [...first.goals.filter((row) => !ids.has(row.id)), ...listed];
}

export function goalKey(goalId: string): readonly unknown[] {
  return keyOf("readGoal", { goalId });
}

export type GoalRead = OutputOf<typeof readGoal> | null;

export function cachedRow(client: QueryClient, goalId: string): GoalCard | undefined {
  const rows = keys.flatMap((key) => rowsOf(client.getQueryData<Page>(key)));
  const own = client.getQueryData<GoalRead>(goalKey(goalId))?.goal;
  return [...rows, ...(own ? [own] : [])]
    .filter((row) => row.id === goalId)
    .reduce<GoalCard | undefined>((known, row) => later(known, row), undefined);
}

// One batch, so the screen renders once.
function editRows(client: QueryClient, edit: (page: Page) => Page): void {
  notifyManager.batch(() => keys.forEach((key) => editPage(client, key, edit)));
}

function editPage(client: QueryClient, queryKey: readonly unknown[], edit: (page: Page) => Page) {
  const page = client.getQueryData<Page>(queryKey);
  const next = page && edit(page);
  if (next === page) return;
  const distrusted = client.getQueryState(queryKey)?.isInvalidated;
  client.setQueryData<Page>(queryKey, next);
  // setQueryData marks the page as fresh, which it is not.
  if (distrusted) void client.invalidateQueries({ queryKey, refetchType: "none" });
}

export function putRow(client: QueryClient, row: GoalCard): void {
  const isOlder = (known: GoalCard) => known.id === row.id && known.rev < row.rev;
  const replaced: Edit = (rows) => rows.map((known) => (isOlder(known) ? row : known));
  editRows(client, (page) => (rowsOf(page).some(isOlder) ? edited(page, replaced) : page));
  client.setQueryData<GoalRead>(
    goalKey(row.id),
    (read) => read && (isOlder(read.goal) ? { ...read, goal: { ...read.goal, ...row } } : read),
  );
}

/** Reads again: a list in flight may not include the new row. */
export function putNewRow(client: QueryClient, row: GoalCard): void {
  const first: Edit = (rows) => [row, ...rows.filter((known) => known.id !== row.id)];
  editRows(client, (page) => edited(page, first, (today) => today));
  readRowsAgain(client);
}

export function readRowsAgain(client: QueryClient): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

export function distrustRows(client: QueryClient): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, refetchType: "none" });
}
