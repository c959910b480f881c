import { expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { goal as goalSchema, goalCard } from "#contract/goals.ts";
import { errors } from "#contract/errors.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp, send, START } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, draft, key, ledger, move } from "./fixtures/goal.fixture.ts";

/** Of each of two tabs. */
const STEPS = rounds(50, 10);

describeWithDatabase("goals", (open) => {
  it("saves a goal as active and not completed, and shows it on the dashboard", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person);
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
    const dashboard = await person.send("GET", "/api/dashboard");
    expect(dashboard.body).toEqual({
      goals: [goalCard.parse(pickCard(goal))],
      next: null,
      achievements: { badges: [], activeDays: [], shareCount: 0 },
      today: null,
      summary: null,
    });
    expect(test.told).toEqual([
      { change: { entity: "goal", id: goal.id, rev: 1 }, uids: [person.uid] },
    ]);
  });

  it("pages the goals after the first twelve, newest first", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
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

  it.each([
    ["a missing field", { specific: "  " }, "goal.incomplete"],
    ["a due date that is none", { dueDate: "2025-02-29" }, "goal.due-date-invalid"],
    [
      "a target that is no number",
      { measurable: { type: "Numeric", targetValue: "0,500", unit: "u" } },
      "goal.target-not-a-number",
    ],
    [
      "an unknown measure",
      { measurable: { type: "Vague", targetValue: "1", unit: "" } },
      "goal.measure-unknown",
    ],
  ] as const)(
    "refuses %s with the text of its own rule and saves nothing",
    async (_what, over, code) => {
      const test = await openTestApp(await open());
      const person = await test.person();
      const reply = await person.send("POST", "/api/goals", { ...draft, ...over }, key());
      expect(reply.status).toBe(errors[code].status);
      expect(reply.body.error).toMatchObject({ code, message: errors[code].text });
      expect((await person.send("GET", "/api/dashboard")).body.goals).toEqual([]);
      expect(test.told).toEqual([]);
    },
  );

  it("takes a target as it is shown", async () => {
    const test = await openTestApp(await open());
    const measurable = { type: "Numeric", targetValue: "12,000", unit: "words" };
    const goal = await addGoal(await test.person(), { measurable });
    expect(goal.measurable.targetValue).toBe(12_000);
  });

  it("saves once under one key, and refuses the key for another body", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
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
    const test = await openTestApp(await open());
    const person = await test.person();
    const { id } = await addGoal(person);
    const more = `insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date,
        measure_type, target_number, current_number, created_at)
      select 'g' || n, owner_id, description, category, specific, achievable, relevant, due_date,
        measure_type, target_number, current_number, created_at
      from goals, generate_series(1, 198) n where id = $1`;
    await test.deps.db.run({ name: "test_more_goals", sql: more }, [id]);
    await addGoal(person);
    const reply = await person.send("POST", "/api/goals", draft, key());
    expect(reply.body.error.code).toBe("goal.too-many");
  });

  it("adds one: value, ledger, last update and the day's check-in together", async () => {
    const test = await openTestApp(await open());
    const person = await test.person({ timeZone: "Pacific/Kiritimati" });
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
    // At noon in London it is already the next day on Kiritimati.
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
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person);
    const headers = key();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => move(person, goal.id, { kind: "step" }, headers)),
    );
    expect(replies.map((reply) => reply.body.goal.measurable.currentValue)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    expect(await ledger(test, goal.id)).toHaveLength(1);
    const other = await move(person, goal.id, { kind: "change", by: 2 }, headers);
    expect(other.body.error.code).toBe("request.key-reused");
  });

  it(`loses no step of two tabs: 2 x ${STEPS} steps are ${2 * STEPS}`, async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, {
      measurable: { type: "Numeric", targetValue: "500", unit: "pages" },
    });
    const tab = async (): Promise<void> => {
      for (let step = 0; step < STEPS; step += 1) {
        const reply = await move(person, goal.id, { kind: "step" });
        expect(reply.status, reply.text).toBe(200);
      }
    };
    await Promise.all([tab(), tab()]);
    const after = (await person.send("GET", `/api/goals/${goal.id}`)).body.goal;
    expect(after.measurable.currentValue).toBe(2 * STEPS);
    const entries = await ledger(test, goal.id);
    expect(entries).toHaveLength(2 * STEPS);
    const sum = entries.reduce(
      (total, entry) => total + Number(entry.to_value) - Number(entry.from_value),
      0,
    );
    expect(sum).toBe(2 * STEPS);
  });

  it("refuses a value set against a stale revision, and answers the fresh row", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person);
    await move(person, goal.id, { kind: "step" });
    const stale = await move(person, goal.id, { kind: "set", value: 4, rev: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.error).toMatchObject({ code: "progress.stale", message: "Error updating" });
    expect(stale.body.goal).toMatchObject({ rev: 2, measurable: { currentValue: 1 } });
    const fresh = await move(person, goal.id, { kind: "set", value: 4, rev: 2 });
    expect(fresh.body.goal.measurable.currentValue).toBe(4);
  });

  it.each([
    ["Boolean", "", [200, 409], "progress.already-done", "Already done"],
    ["Date", "2026-05-01", [409, 409], "progress.no-action-for-date", "No action for Date type"],
  ])("steps a %s goal (product 4.12)", async (type, targetValue, statuses, code, text) => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, { measurable: { type, targetValue, unit: "" } });
    const first = await move(person, goal.id, { kind: "step" });
    const second = await move(person, goal.id, { kind: "step" });
    expect([first.status, second.status]).toEqual(statuses);
    expect(second.body.error).toMatchObject({ code, message: text });
  });

  it("marks complete from 90 percent, once, and then nothing moves", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, {
      measurable: { type: "Numeric", targetValue: "100", unit: "pages" },
    });
    await move(person, goal.id, { kind: "change", by: 89 });
    const complete = () => person.send("POST", `/api/goals/${goal.id}/complete`, {}, key());
    expect((await complete()).body.error.code).toBe("goal.not-far-enough");
    await move(person, goal.id, { kind: "step" });
    expect((await complete()).body.goal).toMatchObject({
      completed: true,
      status: "completed",
      coachStatus: "declined_by_user",
      coachName: null,
    });
    expect((await complete()).body.error.code).toBe("goal.already-completed");
    expect((await move(person, goal.id, { kind: "step" })).body.error.code).toBe(
      "goal.already-completed",
    );
  });

  it("answers for another person's goal as for one that does not exist, to the byte", async () => {
    const test = await openTestApp(await open());
    const [owner, stranger] = [await test.person(), await test.person()];
    const goal = await addGoal(owner);
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["POST", "/progress", { kind: "step" }],
      ["POST", "/complete", {}],
    ] as const) {
      const theirs = await stranger.send(method, `/api/goals/${goal.id}${path}`, body, key());
      const none = await stranger.send(method, `/api/goals/${newId()}${path}`, body, key());
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe(none.text);
    }
    expect(await ledger(test, goal.id)).toEqual([]);
  });

  it("says 'You must be logged in to save a goal.' to a visitor, and saves nothing", async () => {
    const test = await openTestApp(await open());
    const reply = await send(test.app, "POST", "/api/goals", draft, key());
    expect(reply.status).toBe(401);
    expect(reply.body.error.message).toBe("You must be logged in to save a goal.");
    expect(await test.deps.db.kysely.selectFrom("goals").selectAll().execute()).toEqual([]);
  });

  it("knows a disabled person no more", async () => {
    const test = await openTestApp(await open());
    const person = await test.person({ disabled: true });
    expect((await person.send("GET", "/api/dashboard")).status).toBe(401);
    expect((await person.send("GET", endpoints.listGoals.path)).status).toBe(401);
  });
});

function pickCard(goal: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(goalCard.shape).map((field) => [field, goal[field]]));
}
