import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { readBy } from "#server/platform/fixtures/rows-read.fixture.ts";
import { readNeeds } from "./read-needs-you.ts";

const PEOPLE = 100;
const GOALS = 300;

function filling(goalId: string, coachId: string, weeks: number): string {
  return `
  insert into users (id, display_name, time_zone, created_at, updated_at)
    select 'p' || n, 'Person ' || n, 'UTC', ${START}, ${START} from generate_series(1, ${PEOPLE}) n
    on conflict do nothing;
  delete from goals where id <> '${goalId}';
  insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
      target_number, current_number, created_at, coach_id, coach_status, coached_at, rhythms)
    select 'g' || n, 'p' || (1 + n % ${PEOPLE}), 'd', 'c', 's', 'a', 'r', '2027-12-31', 'Numeric', 5, 1, ${START},
      '${coachId}', 'accepted', ${START}, '[{"from": "2026-03-02", "weeks": 1}]'
    from generate_series(1, ${GOALS}) n;
  insert into weekly_check_ins (id, goal_id, user_id, period, at, circle, health, obstacle, help, promise)
    select g.id || '.' || n, g.id, g.owner_id, to_char(date '2006-01-02' + n * 7, 'YYYY-MM-DD'), ${START} + n, 'coach',
      'on-track', '', 'help', 'p' from goals g, generate_series(1, ${weeks}) n where g.id <> '${goalId}';
  insert into coaching_notes (id, goal_id, coach_id, coach_name, note, type, created_at, nudge, unread_reply_at)
    select g.id || '.' || n, g.id, '${coachId}', 'n', 'n', 'feedback', ${START} + n, n % 2 = 0,
      case n when 1 then ${START} end
    from goals g, generate_series(1, ${weeks}) n where g.id <> '${goalId}';
  insert into note_replies (id, note_id, author_id, by, name, text, created_at)
    select n.id || '.' || r, n.id, g.owner_id, 'owner', 'n', 't', ${START}
    from coaching_notes n join goals g on g.id = n.goal_id, generate_series(1, 2) r;
  analyze;`;
}

const tables = ["goals", "users", "weekly_check_ins", "coaching_notes", "note_replies"];

describeOnPostgres(`what waits for a coach of ${GOALS} goals of ${PEOPLE} people`, (open) => {
  it("is read by as many rows, however long they have coached", async () => {
    const test = await openTestApp(await open({ poolSize: 1 }));
    const { db } = test.deps;
    const [owner, coach] = await test.persons([{}, {}]);
    const { id } = await addGoal(owner!);
    await setCoach(test, id, coach!);
    const reads: number[] = [];
    for (const weeks of [12, 120]) {
      await db.maintenance((connection) => connection.script(filling(id, coach!.uid, weeks)));
      reads.push(
        await readBy(db, tables, async () => {
          const { waiting, waits } = await readNeeds(db, coach!.uid, test.at + 1_000);
          expect(waits).toBe(GOALS);
          expect(waiting).toHaveLength(limits.linesShown);
        }),
      );
    }
    const [few = 0, many = 0] = reads;
    expect(many).toBeLessThan(few * 1.2);
    expect(many).toBeLessThan(40 * GOALS);
  });
});
