import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { readBy } from "#server/platform/fixtures/rows-read.fixture.ts";
import { readOwnFeedback } from "./coached-store.ts";

const HOUR = 3_600_000;
const OTHERS = 150;

/** A minute apart; every second one is unread. */
const filling = (each: number) => `
  insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
      target_number, current_number, created_at)
    select 'g' || n, u.id, 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Numeric', 5, 1, ${START}
    from users u, generate_series(1, ${OTHERS}) n where u.role = 'admin' on conflict do nothing;
  delete from coaching_notes;
  insert into coaching_notes (id, goal_id, coach_name, note, type, created_at, is_read)
    select g.id || '.' || n, g.id, 'n', 'n', 'feedback', ${START} + n * 60000, n % 2 = 0
    from goals g, generate_series(1, case g.description when 'Discussed' then 20 * ${each} else ${each} end) n
    where g.description <> 'Quiet';
  update goals set noted = description <> 'Quiet';
  analyze;`;

describeOnPostgres("feedback on one's own goals", (open) => {
  it.each(["force_generic_plan", "force_custom_plan"])(
    "is read by what it shows, whatever others have and was read long ago: %s",
    async (mode) => {
      const test = await openTestApp(await open({ poolSize: 1 }));
      const { db } = test.deps;
      const [, quiet, discussed] = await test.persons([{ admin: true }, {}, {}]);
      await addGoal(quiet!, { description: "Quiet" });
      await addGoal(discussed!, { description: "Discussed" });
      await db.run({ name: `test_${mode}`, sql: `set plan_cache_mode = ${mode}` });
      for (const each of [40, 400]) {
        await db.maintenance((connection) => connection.script(filling(each)));
        const read = (uid: string, at: number, count?: "looks") =>
          readBy(db, ["coaching_notes"], () => readOwnFeedback(db, uid, at), count);
        expect(await read(quiet!.uid, START, "looks")).toBe(0);
        // All of them are recent, and then none.
        for (const at of [START, START + 2 * limits.recentHours * HOUR]) {
          const { notes } = await readOwnFeedback(db, discussed!.uid, at);
          expect(notes).toHaveLength(limits.notesShown);
          expect(await read(discussed!.uid, at)).toBeLessThan(5 * limits.notesShown);
        }
      }
    },
  );
});
