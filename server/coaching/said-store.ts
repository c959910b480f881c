import { sql } from "kysely";
import { changeFrom, type SaidHealth } from "#domain/check-in-said.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { MeasureValue } from "#domain/measure.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import type { Queryable } from "#server/platform/db/database.ts";

interface SaidRow {
  readonly goalId: string;
  readonly health: Health;
  readonly at: number;
  /** Null if nothing was logged since. */
  readonly movedAt: number | null;
  readonly from: MeasureValue;
}

/** How each goal goes by its last check-in for the coach, and its change since, by goal. */
export async function readSaidHealths(
  { kysely }: Queryable,
  goals: readonly Pick<GoalCard, "id" | "measurable">[],
): Promise<ReadonlyMap<string, SaidHealth>> {
  if (goals.length === 0) return new Map();
  const ids = sql.join(goals.map(({ id }) => sql`(${id})`));
  const { rows } = await sql<SaidRow>`
    select w.id as "goalId", c.health, c.at, e.at as "movedAt", e.from_value as "from"
    from (values ${ids}) w (id)
    cross join lateral (select c.health, c.at from weekly_check_ins c
      where c.goal_id = w.id and c.circle = 'coach' order by c.period desc limit 1) c
    left join lateral (select e.at, e.from_value from progress_entries e
      where e.goal_id = w.id and e.at > c.at order by e.at, e.number limit 1) e on true`.execute(
    kysely,
  );
  const said = new Map(rows.map((row) => [row.goalId, row]));
  return new Map(
    goals.flatMap(({ id, measurable }) => {
      const row = said.get(id);
      if (row === undefined) return [];
      const { health, at, movedAt, from } = row;
      return [[id, { health, at, since: movedAt === null ? null : changeFrom(from, measurable) }]];
    }),
  );
}
