import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { goal as goalSchema, goalCard } from "#contract/goals.ts";
import { errors } from "#contract/errors.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openTestApp, send, START } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, draft, key, ledger, move, openWithGoal } from "./fixtures/goal.fixture.ts";

describeWithDatabase("goals", (open) => {
  it("saves a goal as active and not completed, and shows it on the dashboard", async () => {
    const { test, owner, goal } = await openWithGoal(await open());
    expect(goalSchema.safeParse(goal).success).toBe(true);
    expect(goal).toMatchObject({
      description: draft.description,
      measurable: { type: "Numeric", targetValue: 5, currentValue: 0, unit: "people" },
      dueDate: "2026-06-30",
      status: "active",
      completed: false,
      createdAt: START,
      lastProgressUpdateAt: null,
      rev: 1,
    });
    const dashboard = await owner.send("GET", "/api/dashboard");
    expect(dashboard.body).toEqual({
      goals: [goalCard.parse(pickCard(goal))],
      next: null,
      achievements: { badges: [], activeDays: [], shareCount: 0 },
      today: null,
      summary: null,
      comeback: null,
    });
    expect(test.told).toEqual([
      { change: { entity: "goal", id: goal.id, rev: 1 }, uids: [owner.uid] },
    ]);
  });

  it("pages the goals after the first twelve, newest first", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    for (let number = 1; number <= 15; number += 1) {
      test.at = START + number;
      await addGoal(person, { description: `Goal ${number}` });
    }
    const first = (await person.send("GET", "/api/dashboard")).body;
    expect(first.goals.map((goal: { description: string }) => goal.description)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Goal ${15 - index}`),
    );
    const rest = (await person.send("GET", `/api/goals?after=${first.next}`)).body;
    expect(rest.goals.map((goal: { description: string }) => goal.description)).toEqual([
      "Goal 3",
      "Goal 2",
      "Goal 1",
    ]);
    expect(rest.next).toBeNull();
    const all = (await person.send("GET", "/api/goals")).body;
    expect(all.goals).toEqual([...first.goals, ...rest.goals]);
  });

  it("refuses a missing field with the text of its rule, and saves nothing", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    const reply = await person.send("POST", "/api/goals", { ...draft, specific: "  " }, key());
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatchObject({ message: errors["goal.incomplete"].text() });
    expect((await person.send("GET", "/api/dashboard")).body.goals).toEqual([]);
    expect(test.told).toEqual([]);
  });

  it("saves once under one key, and refuses the key for another body", async () => {
    const [, person] = await openWithPeople(await open(), {});
    const headers = key();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => person.send("POST", "/api/goals", draft, headers)),
    );
    expect(new Set(replies.map((reply) => reply.body.goal.id)).size).toBe(1);
    const other = await person.send(
      "POST",
      "/api/goals",
      { ...draft, description: "Other" },
      headers,
    );
    expect(other.body.error.code).toBe("request.key-reused");
    expect((await person.send("GET", "/api/dashboard")).body.goals).toHaveLength(1);
  });

  it("keeps 200 goals and refuses the next", async () => {
    const { test, owner, id } = await openWithGoal(await open());
    const more = `insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date,
        measure_type, target_number, current_number, created_at)
      select 'g' || n, owner_id, description, category, specific, achievable, relevant, due_date,
        measure_type, target_number, current_number, created_at
      from goals, generate_series(1, 198) n where id = $1`;
    await test.deps.db.run({ name: "test_more_goals", sql: more }, [id]);
    await addGoal(owner);
    const reply = await owner.send("POST", "/api/goals", draft, key());
    expect(reply.body.error.code).toBe("goal.too-many");
  });

  it("adds one: value, ledger, last update and the day's check-in together", async () => {
    const [test, person] = await openWithPeople(await open(), { timeZone: "Pacific/Kiritimati" });
    const goal = await addGoal(person);
    test.at = START + 1000;
    const reply = await move(person, goal.id, { kind: "step" });
    expect(reply.body.goal).toMatchObject({
      measurable: { currentValue: 1 },
      lastProgressUpdateAt: START + 1000,
      rev: 2,
    });
    expect(goalCard.safeParse(reply.body.goal).success).toBe(true);
    const entries = await ledger(test, goal.id);
    // Noon in London is the next day on Kiritimati.
    expect(entries).toMatchObject([
      {
        from_value: 0,
        to_value: 1,
        day: "2026-03-11",
        at: START + 1000,
        source: "step",
        note: null,
      },
    ]);
    const days = await test.deps.db.kysely.selectFrom("daily_activity").selectAll().execute();
    expect(days).toEqual([
      {
        user_id: person.uid,
        day: "2026-03-11",
        last_check_in: START + 1000,
        checked_in_today: true,
        moves: 1,
      },
    ]);
    expect(test.told.at(-1)).toEqual({
      change: { entity: "goal", id: goal.id, rev: 2 },
      uids: [person.uid],
    });
  });

  it("counts a retry under the same key once", async () => {
    const { test, owner, goal } = await openWithGoal(await open());
    const headers = key();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => move(owner, goal.id, { kind: "step" }, headers)),
    );
    expect(replies.map((reply) => reply.body.goal.measurable.currentValue)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    expect(await ledger(test, goal.id)).toHaveLength(1);
    const other = await move(owner, goal.id, { kind: "change", by: 2 }, headers);
    expect(other.body.error.code).toBe("request.key-reused");
  });

  it("refuses a value set against a stale revision, and answers the fresh row", async () => {
    const { owner, goal } = await openWithGoal(await open());
    await move(owner, goal.id, { kind: "step" });
    const stale = await move(owner, goal.id, { kind: "set", value: 4, rev: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.error).toMatchObject({ code: "progress.stale", message: "Error updating" });
    expect(stale.body.goal).toMatchObject({ rev: 2, measurable: { currentValue: 1 } });
    const fresh = await move(owner, goal.id, { kind: "set", value: 4, rev: 2 });
    expect(fresh.body.goal.measurable.currentValue).toBe(4);
  });

  it("says 'You must be logged in to save a goal.' to a visitor, and saves nothing", async () => {
    const test = await openTestApp(await open());
    const reply = await send(test.app, "POST", "/api/goals", draft, key());
    expect(reply.status).toBe(401);
    expect(reply.body.error.message).toBe("You must be logged in to save a goal.");
    expect(await test.deps.db.kysely.selectFrom("goals").selectAll().execute()).toEqual([]);
  });
});

function pickCard(goal: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(goalCard.shape).map((field) => [field, goal[field]]));
}
