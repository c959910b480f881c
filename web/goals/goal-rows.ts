import { notifyManager, type QueryClient } from "@tanstack/react-query";
import type { Dashboard, GoalPage } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { keyOf } from "#web/client/query.ts";

/** A read of rows, which may carry figures made of them. */
type Page = GoalPage & Partial<Pick<Dashboard, "summary">>;

/** The two reads that hold rows: the document's first cards, and all of them. */
const keys = [keyOf("readDashboard"), keyOf("listGoals")];

// An answer may have left the server before a row that is here already.
function later(known: GoalCard | undefined, read: GoalCard): GoalCard {
  return known && known.rev >= read.rev ? known : read;
}

/** A page in which rows have changed: figures that were made of the former ones are no longer true. */
function withRows<P extends Page>(page: P, goals: readonly GoalCard[]): P {
  return { ...page, goals: [...goals], ...(page.summary ? { summary: null } : {}) };
}

/** What was read, each row in the latest revision that was known or read. */
export function latestRows<P extends Page>(known: GoalPage | undefined, read: P): P {
  const rows = new Map(known?.goals.map((row) => [row.id, row]));
  const goals = read.goals.map((row) => later(rows.get(row.id), row));
  const overtaken = goals.some((row, at) => row.rev !== read.goals[at]?.rev);
  return overtaken ? withRows(read, goals) : { ...read, goals };
}

/** The rows of both reads, newest goal first as the server lists them, each in its latest revision. */
export function unitedRows(first: GoalPage, all: GoalPage | undefined): readonly GoalCard[] {
  if (all === undefined) return first.goals;
  const rows = new Map(first.goals.map((row) => [row.id, row]));
  const listed = all.goals.map((row) => later(rows.get(row.id), row));
  const ids = new Set(listed.map((row) => row.id));
  return [...first.goals.filter((row) => !ids.has(row.id)), ...listed];
}

/** The cached row of a goal in its latest revision. */
export function cachedRow(client: QueryClient, goalId: string): GoalCard | undefined {
  const rows = keys.flatMap((key) => client.getQueryData<GoalPage>(key)?.goals ?? []);
  return rows
    .filter((row) => row.id === goalId)
    .reduce<GoalCard | undefined>((known, row) => later(known, row), undefined);
}

/** The rows as they become; the same where nothing does. */
type Edit = (rows: readonly GoalCard[]) => readonly GoalCard[];

function editPage(client: QueryClient, queryKey: readonly unknown[], edit: Edit): void {
  const page = client.getQueryData<Page>(queryKey);
  const rows = page && edit(page.goals);
  if (rows === undefined || rows === page?.goals) return;
  const distrusted = client.getQueryState(queryKey)?.isInvalidated;
  client.setQueryData<Page>(queryKey, (known) => known && withRows(known, rows));
  // setQueryData marks the page as fresh, which it is not.
  if (distrusted) void client.invalidateQueries({ queryKey, refetchType: "none" });
}

// In one batch, so that the screen is drawn once.
function editRows(client: QueryClient, edit: Edit): void {
  notifyManager.batch(() => keys.forEach((key) => editPage(client, key, edit)));
}

/** Puts a row in the place of its older revisions; an older one changes nothing. */
export function putRow(client: QueryClient, row: GoalCard): void {
  editRows(client, (rows) =>
    rows.some((known) => known.id === row.id && known.rev < row.rev)
      ? rows.map((known) => (known.id === row.id ? row : known))
      : rows,
  );
}

/** Puts a new goal first, then reads again: a list under way may have left the server before it. */
export function putNewRow(client: QueryClient, row: GoalCard): void {
  editRows(client, (rows) => [row, ...rows.filter((known) => known.id !== row.id)]);
  readRowsAgain(client);
}

/** Reads the rows again where they are on screen; elsewhere when they next are. */
export function readRowsAgain(client: QueryClient): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/** Has the rows read again when they are next on screen. */
export function distrustRows(client: QueryClient): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, refetchType: "none" });
}
