import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { isRefused } from "#domain/refusal.ts";
import { placeOf } from "#domain/timeline.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { readBy } from "#server/platform/fixtures/rows-read.fixture.ts";
import { readSeenGoal } from "#server/goals/admit-to-goal.ts";
import { addGoal, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { readTimelinePage } from "./timeline.ts";

const ENTRIES = 5_000;
const LATER = START + ENTRIES;

/** Per source a goal with five thousand entries; the coach may read only the oldest. */
const filling = `
  delete from goals where id <> $1;
  insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
      target_number, current_number, created_at, coach_id, coach_status)
    select 'g' || n, owner_id, 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Numeric', 5, 1, created_at, coach_id, 'accepted'
    from goals, generate_series(1, 150) n;
  create temporary table entries as
    select g.*, n, g.id || '.' || n as entry, g.created_at + n as written
    from goals g, generate_series(1, ${ENTRIES}) n where g.id = $1 or n <= 60 order by n;
  insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
    select entry, id, to_json(n - 1)::jsonb, to_json(n)::jsonb, '2026-03-10', written, 'step' from entries;
  insert into check_ins (id, user_id, goal_id, circle, message, category, created_at)
    select entry, owner_id, id, case n when 1 then 'coach' else 'private' end, 'm', 'c', written from entries;
  insert into weekly_check_ins (id, goal_id, user_id, period, at, circle, health, obstacle, help, promise)
    select entry, id, owner_id, to_char(date '2006-01-02' + n * 7, 'YYYY-MM-DD'), written,
      case n when 1 then 'coach' else 'private' end, 'on-track', 'o', 'h', 'p' from entries;
  insert into coaching_notes (id, goal_id, coach_id, coach_name, note, type, created_at)
    select entry, id, case n when 1 then coach_id end, 'n', 'n', 'feedback', written from entries;
  insert into goal_steps (id, goal_id, text, done_day, done_at, accepted)
    select entry, id, 's', '2026-03-10', written, true from entries;
  insert into badges (user_id, badge_id, display_name, description, earned_at, icon_class, count, goal_id)
    select owner_id, entry, 'n', 'd', written, 'medal', 1, id from entries;
  insert into invitations (id, goal_id, created_at, expires_at, ended, ended_at, used_by)
    select entry, id, written, written, case n when 1 then 'used' else 'withdrawn' end, written,
      case n when 1 then coach_id end
    from entries;
  drop table entries;`;

const tables = [
  "progress_entries",
  "check_ins",
  "weekly_check_ins",
  "coaching_notes",
  "badges",
  "goal_steps",
  "invitations",
  "goals",
];

describeOnPostgres("a long timeline", (open) => {
  it.each(["force_generic_plan", "force_custom_plan"])(
    "is read a page at a time, for owner and coach, also before it is known to be long: %s",
    async (mode) => {
      const test = await openTestApp(await open({ poolSize: 1 }));
      const { db } = test.deps;
      const [owner, coach] = [await test.person(), await test.person()];
      const { id } = await addGoal(owner);
      await setCoach(test, id, coach);
      await db.maintenance((connection) => connection.script(filling.replaceAll("$1", `'${id}'`)));
      await db.run({ name: `test_${mode}`, sql: `set plan_cache_mode = ${mode}` });
      const middle = placeOf(`${(START + LATER) / 2}.progress.${ENTRIES / 2}`);
      if (isRefused(middle)) throw new Error("The cursor was refused.");
      for (const state of ["", "analyze"]) {
        await db.maintenance((connection) => connection.script(state));
        for (const { uid } of [owner, coach])
          for (const after of [null, middle]) {
            const goal = await readSeenGoal(db, uid, id);
            if (goal === null) throw new Error("The goal is theirs to see.");
            const rows = await readBy(db, tables, async () => {
              const { entries } = await readTimelinePage(db, goal, { now: LATER, after });
              expect(entries).toHaveLength(limits.timelinePage);
            });
            expect(rows).toBeLessThan(10 * limits.timelinePage);
          }
      }
    },
  );
});
