import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { readBy } from "#server/platform/fixtures/rows-read.fixture.ts";
import { readWeeks } from "./mails/coaching-week.ts";
import { readDigests } from "./mails/weekly-facts.ts";

/** Two people who coach each other's goal, with a long history before the last week. */
const filling = (entries: number, weeks: number) => `
  delete from goals; delete from email_messages;
  insert into users (id, display_name, time_zone, created_at, updated_at)
    select 'p' || n, 'Person ' || n, 'UTC', ${START}, ${START} from generate_series(1, 2) n on conflict do nothing;
  insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
      target_number, current_number, created_at, coach_id, coach_status, coached_at, rhythms)
    select 'g' || n, 'p' || n, 'd', 'c', 's', 'a', 'r', '2027-12-31', 'Numeric', 5, 1, 1, 'p' || (3 - n), 'accepted', 1,
      '[{"from": "2026-03-02", "weeks": 1}]' from generate_series(1, 2) n;
  insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
    select g.id || '.' || n, g.id, '1', '2', '2026-01-01', ${START - 30 * DAY_MS} - (${entries} - n) * 1000, 'step'
    from goals g, generate_series(1, ${entries}) n;
  insert into weekly_check_ins (id, goal_id, user_id, period, at, circle, health, obstacle, help, promise)
    select g.id || '.' || n, g.id, g.owner_id, to_char(date '2006-01-02' + n * 7, 'YYYY-MM-DD'),
      ${START - 30 * DAY_MS} - (${weeks} - n) * 1000, 'coach', 'on-track', '', 'help', 'p'
    from goals g, generate_series(1, ${weeks}) n;
  insert into email_messages (id, message_id, user_id, recipient, type, period, status, sent_at, created_at)
    select t.type || u.id || n, t.type || u.id || n, u.id, 'a', t.type, to_char(date '2020-01-06' + n * 7, 'YYYY-MM-DD'),
      'sent', ${START - 30 * DAY_MS}, ${START - 30 * DAY_MS}
    from users u, (values ('weekly_update'), ('coaching_week')) t (type), generate_series(1, ${weeks}) n
    where u.id in ('p1', 'p2');
  analyze;`;

const tables = ["goals", "users", "progress_entries", "weekly_check_ins", "email_messages"];

describeOnPostgres("planned mail of people with a long history", (open) => {
  it.each(["force_generic_plan", "force_custom_plan"])(
    "is read by few rows, however long it is: %s",
    async (mode) => {
      const { db } = (await openTestApp(await open({ poolSize: 1 }))).deps;
      await db.maintenance((connection) => connection.script(filling(5_000, 300)));
      await db.run({ name: `test_${mode}`, sql: `set plan_cache_mode = ${mode}` });
      const due = { day: "2026-03-09", since: START - 7 * DAY_MS, zone: "UTC" };
      const people = new Map([
        ["p1", due],
        ["p2", due],
      ]);
      expect(await readBy(db, tables, () => readDigests(db, people, START))).toBeLessThan(200);
      expect(await readBy(db, tables, () => readWeeks(db, people, START))).toBeLessThan(200);
    },
  );
});
