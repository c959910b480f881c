import { sql, type SelectQueryBuilder } from "kysely";
import * as limits from "#domain/limits.ts";
import type { TimelineBound } from "#domain/timeline.ts";

/** `of` is matched, `by` is instant and tiebreaker. */
interface PartIndex {
  readonly of: Readonly<Record<string, string>>;
  readonly by: readonly [at: string, tie: string];
}

const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Ranges instead of `=`: with `=` the planner expects few entries, and sorts all of a long ledger. */
export function timelinePart<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { of, by }: PartIndex,
  before: TimelineBound,
): SelectQueryBuilder<DB, TB, Row> {
  const [whose, values] = [Object.keys(of), Object.values(of)];
  const index = [...whose, ...by];
  const bound = sql.join([...values, before.at, before.tie]);
  const part = query
    .where(sql<boolean>`(${list(whose)}) >= (${sql.join(values)})`)
    .where(sql<boolean>`(${list(index)}) < (${bound})`);
  return index
    .reduce((ordered, column) => ordered.orderBy(sql.ref(column), "desc"), part)
    .limit(sql.lit(limits.timelinePage + 1));
}
