import { expect, it } from "vitest";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, key } from "#server/goals/fixtures/goal.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { readOf } from "#server/platform/fixtures/rows-read.fixture.ts";

const OTHERS = 20_000;
const [ACTIVE, DELETED] = [190, 2_000];

const goals = (prefix: string, owner: string, count: number, deletedAt: string) => `
  insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
      target_number, current_number, created_at, deleted_at)
    select rpad('${prefix}' || n, 22, '-'), ${owner}, 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Numeric', 5, 1,
      ${START} + n, ${deletedAt} from generate_series(1, ${count}) n;`;

/** One person at the goal limit, who deletes many; others with pending mail about their goals. */
const filling = (uid: string) => `
  insert into users (id, time_zone, created_at, updated_at)
    select 'u' || n, 'UTC', ${START}, ${START} from generate_series(1, ${OTHERS}) n;
  ${goals("a", "'u' || n", OTHERS, "null")}
  ${goals("b", "'u' || n", OTHERS, `${START} - n`)}
  ${goals("c", `'${uid}'`, ACTIVE, "null")}
  ${goals("d", `'${uid}'`, DELETED, `${START} - n * 10`)}
  insert into email_messages (id, message_id, user_id, recipient, type, period, facts, created_at)
    select n::text, n::text, 'u' || n, 'a', 'coaching_note', '1', '{"goalId": "g"}', ${START}
    from generate_series(1, ${OTHERS}) n;`;

async function readAll(db: Database): Promise<number> {
  return (await readOf(db, "goals")) + (await readOf(db, "email_messages"));
}

describeOnPostgres("what a person does with their goals", (open) => {
  it("reads their own goals and mail, not everybody's", async () => {
    const test = await openTestApp(await open({ poolSize: 1 }));
    const { db } = test.deps;
    const owner = await test.person();
    const { id } = await addGoal(owner);
    await db.maintenance((connection) => connection.script(filling(owner.uid)));
    const write = (path: string, body: object = {}) => owner.send("POST", path, body, key());
    for (const state of ["", "analyze"]) {
      await db.maintenance((connection) => connection.script(state));
      for (const act of [
        () => owner.send("GET", "/api/deleted-goals"),
        () => owner.send("GET", "/api/past-goals"),
        () => write("/api/away", { until: null }),
        () => write("/api/back", { moveDueDates: [] }),
        () => write(`/api/goals/${id}/close`),
        () => write(`/api/goals/${id}/reopen`),
        () => write(`/api/goals/${id}/delete`),
        () => write(`/api/goals/${id}/restore`),
      ]) {
        const before = await readAll(db);
        const { status } = await act();
        const read = (await readAll(db)) - before;
        expect([status, act.toString(), read < OTHERS / 2]).toEqual([200, act.toString(), true]);
      }
    }
  });
});
