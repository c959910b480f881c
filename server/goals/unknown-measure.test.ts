import { sql } from "kysely";
import { expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { openTestApp, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, key, move, setCoach } from "./fixtures/goal.fixture.ts";

const screens = routes.filter(({ access }) => access === "signed-in").map(({ path }) => path);

/** Without the check constraint, as after a later version's migration. */
async function withoutChecks({ deps: { db } }: TestApp, work: () => Promise<void>): Promise<void> {
  const { rows: checks } = await sql<{ name: string; words: string }>`
    select conname as name, pg_get_constraintdef(oid) as words from pg_constraint
    where conrelid = 'goals'::regclass and contype = 'c' and conname = 'goals_measure_check'
  `.execute(db.kysely);
  expect(checks).toHaveLength(1);
  const change = (text: string) => db.maintenance((connection) => connection.script(text));
  for (const { name } of checks) await change(`alter table goals drop constraint ${name}`);
  try {
    await work();
  } finally {
    await change("delete from users");
    for (const { name, words } of checks)
      await change(`alter table goals add constraint ${name} ${words}`);
  }
}

const broken: Readonly<Record<string, string>> = {
  "of a later version": "measure_type = 'Mystery'",
  "that lacks its value": "current_number = null",
};

describeOnPostgres("a goal whose measure cannot be read", (open) => {
  it.each(Object.entries(broken))("%s takes no other goal and no screen down", async (_, set) => {
    const test = await openTestApp(await open());
    await withoutChecks(test, async () => {
      const [person, other] = [await test.person(), await test.person()];
      const { id } = await addGoal(person, { description: "Strange one" });
      await addGoal(person, { description: "Known one" });
      const coached = await addGoal(other, { description: "Strange too" });
      await setCoach(test, coached.id, person);
      const circle = { name: "Early birds", purpose: "", goalIds: [id] };
      const { circleId } = (await person.send("POST", "/api/circles", circle, key())).body;
      await sql
        .raw(`update goals set ${set} where description like 'Strange%'`)
        .execute(test.deps.db.kysely);

      const { goals } = (await person.send("GET", "/api/dashboard")).body;
      const names = goals.map((goal: { description: string }) => goal.description);
      expect(names.toSorted()).toEqual(["Known one", "Strange one"]);
      for (const goalId of [id, coached.id])
        for (const screen of screens) {
          const params = { goalId, circleId, uid: other.uid, year: "2026" };
          const address = Object.entries(params).reduce(
            (path, [name, value]) => path.replace(`:${name}`, value),
            screen,
          );
          const { status, text } = await person.send("GET", address);
          expect([address, status, /NaN|undefined%/.test(text)]).toEqual([address, 200, false]);
        }

      const step = await move(person, id, { kind: "step" });
      expect([step.status, step.body.error.message]).toEqual([409, "Unknown type"]);
      const completion = await person.send("POST", `/api/goals/${id}/complete`, {}, key());
      expect(completion.status).toBe(409);
    });
  });

  it("keeps its columns as they are through what is no change of it", async () => {
    const test = await openTestApp(await open());
    await withoutChecks(test, async () => {
      const person = await test.person();
      const { id } = await addGoal(person);
      const row = () =>
        test.deps.db.kysely
          .selectFrom("goals")
          .select(["measure_type", "target_number", "current_number", "current_day"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
      await sql`update goals set measure_type = 'Mystery'`.execute(test.deps.db.kysely);
      const before = await row();
      const pause = await person.send("POST", `/api/goals/${id}/pause`, { until: null }, key());
      expect(pause.status).toBe(200);
      expect(await row()).toEqual(before);
    });
  });
});
