import { expect, it } from "vitest";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { readOwnFeedback } from "#server/coaching/coached-store.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { hashOf } from "#server/platform/random.ts";
import { addGoal } from "./fixtures/goal.fixture.ts";
import { readFirst, readFirstOf, readForWrite } from "./goal-store.ts";

/** Custom plans that PostgreSQL makes before it considers a generic one. */
const TRIED = 5;

// The last days are few among three years: knowing the bound, the planner would always replan.
const years = (at: number) => `insert into daily_activity (user_id, day, last_check_in)
  select id, to_char(to_timestamp(${at} / 1000) - n * interval '1 day', 'YYYY-MM-DD'), 1 from users, generate_series(0, 1000) n
  on conflict do nothing; analyze`;

describeOnPostgres("the statements of hot paths", (open) => {
  it("are planned once, and not at each execution", async () => {
    const test = await openTestApp(await open());
    const people = await Promise.all(Array.from({ length: 20 }, () => test.person()));
    const [{ uid, cookie }] = people as [(typeof people)[0]];
    const { id: goalId } = await addGoal(people[0]!);
    const { db } = test.deps;
    await db.maintenance((connection) => connection.script(years(test.at)));
    const credentials = { kind: "cookie", hash: hashOf(cookie.slice("cairn=".length)) } as const;
    const plans = await db.transaction(async (tx) => {
      for (let run = 0; run < TRIED + 5; run += 1) {
        await readFirst(tx, credentials, test.at);
        await readFirstOf(tx, uid, test.at);
        await readOwnFeedback(tx, uid, test.at);
        await readForWrite(tx, credentials, { goalId, key: "k", at: test.at, entryId: undefined });
      }
      return tx.run<{ name: string; custom: number }>(
        {
          name: "plans",
          sql: `select name, custom_plans::int as custom from pg_prepared_statements
            where name in ('dashboard_cookie', 'dashboard_of', 'goal_write_cookie', 'notes_feedback') order by name`,
        },
        [],
      );
    });
    expect(plans).toEqual([
      { name: "dashboard_cookie", custom: TRIED },
      { name: "dashboard_of", custom: TRIED },
      { name: "goal_write_cookie", custom: TRIED },
      { name: "notes_feedback", custom: TRIED },
    ]);
  });
});
