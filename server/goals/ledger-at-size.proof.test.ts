import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { readBy } from "#server/platform/fixtures/rows-read.fixture.ts";
import { addGoal } from "./fixtures/goal.fixture.ts";
import { readNewestEntries } from "./ledger-store.ts";

const ENTRIES = 20_000;

const entriesOf = (goals: string, many: number) => `
  insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
    select g.id || '.' || n, g.id, to_json(n - 1)::jsonb, to_json(n)::jsonb, '2026-03-10', g.created_at + n, 'step'
    from generate_series(1, ${many}) n, goals g where ${goals} order by n;`;

/** One long ledger among goals of thirty entries, which the planner has statistics of. */
const filling = (goalId: string) => `
  delete from goals where id <> '${goalId}';
  insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
      target_number, current_number, created_at)
    select 'g' || n, owner_id, 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Numeric', 5, 1, created_at
    from goals, generate_series(1, 1000) n where id = '${goalId}';
  ${entriesOf(`id <> '${goalId}'`, 30)}
  analyze;
  ${entriesOf(`id = '${goalId}'`, ENTRIES)}`;

describeOnPostgres("a long ledger", (open) => {
  it.each(["force_generic_plan", "force_custom_plan"])(
    "is read by what is shown of it, also before it is known to be long: %s",
    async (mode) => {
      const test = await openTestApp(await open({ poolSize: 1 }));
      const { db } = test.deps;
      const { id } = await addGoal(await test.person());
      await db.maintenance((connection) => connection.script(filling(id)));
      await db.run({ name: `test_${mode}`, sql: `set plan_cache_mode = ${mode}` });
      for (const state of ["", "analyze"]) {
        await db.maintenance((connection) => connection.script(state));
        const read = await readBy(db, ["progress_entries"], async () => {
          const entries = await readNewestEntries(db, id);
          expect(entries.map(({ to }) => to).slice(-2)).toEqual([ENTRIES - 1, ENTRIES]);
          expect(entries).toHaveLength(limits.ledgerEntriesShown);
        });
        expect(read).toBeLessThan(2 * limits.ledgerEntriesShown);
      }
    },
  );
});
