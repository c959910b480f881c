import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { hashOf, newSecret } from "#server/platform/random.ts";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, draft, key, ledger, move, setCoach } from "./fixtures/goal.fixture.ts";

const HOUR = 3_600_000;
const numeric = { type: "Numeric", targetValue: "100", unit: "km" };

/** Of each of ten tabs. */
const STEPS = rounds(10, 4);

describeWithDatabase("goals, at their edges", (open) => {
  it("a coach reads the goal and moves nothing; a coach no more does neither", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = [await test.person(), await test.person()];
    const goal = await addGoal(owner);
    await setCoach(test, goal.id, coach);
    const read = await coach.send("GET", `/api/goals/${goal.id}`);
    expect(read.body.goal).toMatchObject({
      id: goal.id,
      specific: draft.specific,
      coachUid: coach.uid,
    });
    const refused = [
      await move(coach, goal.id, { kind: "step" }),
      await coach.send("POST", `/api/goals/${goal.id}/complete`, {}, key()),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    expect((await coach.send("GET", "/api/dashboard")).body.goals).toEqual([]);
    await test.deps.db.kysely
      .updateTable("goals")
      .set({ coach_status: "declined_by_user" })
      .execute();
    expect((await coach.send("GET", `/api/goals/${goal.id}`)).status).toBe(404);
    expect(await ledger(test, goal.id)).toEqual([]);
  });

  it("tells the coach of a move, and of the completion that clears them", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = [await test.person(), await test.person()];
    const goal = await addGoal(owner, {
      measurable: { type: "Boolean", targetValue: "", unit: "" },
    });
    await setCoach(test, goal.id, coach);
    await move(owner, goal.id, { kind: "step" });
    await owner.send("POST", `/api/goals/${goal.id}/complete`, {}, key());
    expect(test.told.slice(1)).toEqual([
      { change: { entity: "goal", id: goal.id, rev: 2 }, uids: [owner.uid, coach.uid] },
      { change: { entity: "goal", id: goal.id, rev: 3 }, uids: [owner.uid, coach.uid] },
    ]);
    const row = await test.deps.db.kysely.selectFrom("goals").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      coach_id: null,
      coach_name: null,
      coached_at: null,
      completed_at: START,
    });
    expect((await coach.send("GET", `/api/goals/${goal.id}`)).status).toBe(404);
  });

  it("never goes below nothing, and writes down what it did", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person);
    await move(person, goal.id, { kind: "change", by: 3 });
    test.at += 1;
    const reply = await move(person, goal.id, { kind: "change", by: -10 });
    expect(reply.body.goal.measurable.currentValue).toBe(0);
    expect(await ledger(test, goal.id)).toMatchObject([
      { from_value: 0, to_value: 3, source: "change" },
      { from_value: 3, to_value: 0, source: "change" },
    ]);
    // product 4.18: decreases mark the day too.
    const days = await test.deps.db.kysely.selectFrom("daily_activity").selectAll().execute();
    expect(days).toMatchObject([{ day: "2026-03-10", last_check_in: START + 1 }]);
  });

  it.each([
    ["Pacific/Kiritimati", Date.UTC(2026, 2, 10, 9, 59), "2026-03-10"],
    ["Pacific/Kiritimati", Date.UTC(2026, 2, 10, 10), "2026-03-11"],
    ["Pacific/Honolulu", Date.UTC(2026, 2, 10, 9, 59), "2026-03-09"],
    ["Pacific/Honolulu", Date.UTC(2026, 2, 10, 10), "2026-03-10"],
    ["Europe/London", Date.UTC(2026, 2, 29, 0, 59), "2026-03-29"],
    ["Europe/London", Date.UTC(2026, 2, 29, 23), "2026-03-30"],
    ["America/Sao_Paulo", Date.UTC(2026, 2, 10, 2, 59), "2026-03-09"],
  ])("in %s at %d the day is %s", async (timeZone, at, day) => {
    const test = await openTestApp(await open());
    test.at = at;
    const person = await test.person({ timeZone });
    const goal = await addGoal(person);
    await move(person, goal.id, { kind: "step" });
    expect(await ledger(test, goal.id)).toMatchObject([{ day, at }]);
    const days = await test.deps.db.kysely.selectFrom("daily_activity").selectAll().execute();
    expect(days).toMatchObject([{ day, last_check_in: at }]);
  });

  it("records the day on which a Date goal was achieved: today by the owner's zone, not tomorrow", async () => {
    const test = await openTestApp(await open());
    const person = await test.person({ timeZone: "Pacific/Kiritimati" });
    const goal = await addGoal(person, {
      measurable: { type: "Date", targetValue: "2026-05-01", unit: "" },
    });
    const tomorrow = await move(person, goal.id, { kind: "set", value: "2026-03-12", rev: 1 });
    expect([tomorrow.status, tomorrow.body.error.code]).toEqual([400, "progress.date-in-future"]);
    const today = await move(person, goal.id, { kind: "set", value: "2026-03-11", rev: 1 });
    expect(today.body.goal.measurable.currentValue).toBe("2026-03-11");
    expect(await ledger(test, goal.id)).toMatchObject([
      { from_value: null, to_value: "2026-03-11", source: "set" },
    ]);
  });

  it("keeps every value that it takes, to the bit", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, { measurable: { ...numeric, targetValue: "-1e-7" } });
    expect(goal.measurable.targetValue).toBe(-1e-7);
    let rev = 1;
    for (const value of [0.1 + 0.2, 1e308, 5e-324, Number.MAX_SAFE_INTEGER, 123456.789, 0]) {
      const reply = await move(person, goal.id, { kind: "set", value, rev });
      expect(reply.body.goal.measurable.currentValue).toBe(value);
      rev = reply.body.goal.rev;
    }
    const read = await person.send("GET", `/api/goals/${goal.id}`);
    expect(read.body.goal.measurable.currentValue).toBe(0);
  });

  const texts = {
    description: limits.description,
    specific: limits.smartText,
    achievable: limits.smartText,
    relevant: limits.smartText,
    category: limits.category,
  } as const;

  it.each(Object.entries(texts))(
    "takes %s of %i characters, and not one more",
    async (field, most) => {
      const test = await openTestApp(await open());
      const person = await test.person();
      const nasty = `Robert'); drop table goals;-- "\\ %_ $1 \u202e\u0301`;
      const full = nasty
        .slice(0, most)
        .padEnd(most, "🌱".repeat(most))
        .slice(0, most)
        .toWellFormed();
      const goal = await addGoal(person, { [field]: full });
      expect(goal[field]).toBe(full);
      const over = { ...draft, [field]: "x".repeat(most + 1) };
      expect((await person.send("POST", "/api/goals", over, key())).status).toBe(400);
    },
  );

  it("loses no step of ten tabs, and lets none of them wait in vain", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person, { measurable: { ...numeric, targetValue: "500" } });
    const tab = async (): Promise<number[]> => {
      const statuses: number[] = [];
      for (let step = 0; step < STEPS; step += 1)
        statuses.push((await move(person, goal.id, { kind: "step" })).status);
      return statuses;
    };
    const statuses = (await Promise.all(Array.from({ length: 10 }, tab))).flat();
    expect(statuses).toEqual(Array.from({ length: 10 * STEPS }, () => 200));
    const read = await person.send("GET", `/api/goals/${goal.id}`);
    expect(read.body.goal).toMatchObject({
      rev: 10 * STEPS + 1,
      measurable: { currentValue: 10 * STEPS },
    });
    expect(await ledger(test, goal.id)).toHaveLength(10 * STEPS);
  });

  it("of completing and moving at once, either comes first; nothing moves after completing", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    for (let round = 0; round < 10; round += 1) {
      const goal = await addGoal(person, {
        measurable: { type: "Numeric", targetValue: "1", unit: "x" },
      });
      await move(person, goal.id, { kind: "step" });
      const [completed, ...moved] = await Promise.all([
        person.send("POST", `/api/goals/${goal.id}/complete`, {}, key()),
        move(person, goal.id, { kind: "step" }),
        move(person, goal.id, { kind: "step" }),
      ]);
      expect(completed?.status).toBe(200);
      const steps = moved.filter(({ status }) => status === 200).length;
      expect(moved.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect((await person.send("GET", `/api/goals/${goal.id}`)).body.goal).toMatchObject({
        completed: true,
        status: "completed",
        measurable: { currentValue: 1 + steps },
      });
    }
  });

  it("keeps one person's keys apart from another's", async () => {
    const test = await openTestApp(await open());
    const [one, other] = [await test.person(), await test.person()];
    const same = key();
    const replies = [
      await one.send("POST", "/api/goals", draft, same),
      await other.send("POST", "/api/goals", { ...draft, description: "Other" }, same),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    // The same key for another act of the same person is a mistake of the client.
    const reused = await move(one, replies[0]?.body.goal.id, { kind: "step" }, same);
    expect([reused.status, reused.body.error.code]).toEqual([409, "request.key-reused"]);
  });

  it("ends a session at its idle end, which each use an hour later pushes ahead, and at its absolute end", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const { kysely } = test.deps.db;
    const idleEnd = async (): Promise<number> => {
      const row = await kysely
        .selectFrom("sessions")
        .select("idle_ends_at")
        .executeTakeFirstOrThrow();
      return row.idle_ends_at;
    };
    const uses = async (at: number, answered: number, idleEnds: number): Promise<void> => {
      test.at = at;
      expect((await person.send("GET", "/api/dashboard")).status).toBe(answered);
      // The touch is not waited for by the answer. One too many would be seen by the use after it.
      await expect.poll(idleEnd).toBe(idleEnds);
    };
    const idle = limits.sessionIdleDays * DAY_MS;
    await kysely
      .updateTable("sessions")
      .set({ last_used_at: START, idle_ends_at: START + idle, ends_at: START + 10 * DAY_MS })
      .execute();
    await uses(START + HOUR, 200, START + idle);
    await uses(START + HOUR + 1, 200, START + HOUR + 1 + idle);
    await uses(START + 5 * DAY_MS, 200, START + 5 * DAY_MS + idle);
    await uses(START + 10 * DAY_MS - 1, 200, START + 10 * DAY_MS - 1 + idle);
    await uses(START + 10 * DAY_MS, 401, START + 10 * DAY_MS - 1 + idle);
    await kysely
      .updateTable("sessions")
      .set({ last_used_at: START, idle_ends_at: START + 2 * DAY_MS })
      .execute();
    await uses(START + 2 * DAY_MS, 401, START + 2 * DAY_MS);
    await uses(START + 2 * DAY_MS - 1, 200, START + 2 * DAY_MS - 1 + idle);
  });

  it("knows a bearer token for its hour, in every read and write", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const token = newSecret();
    const expires = START + limits.bearerMinutes * 60_000;
    await test.deps.db.kysely
      .insertInto("bearer_tokens")
      .values({ token_hash: hashOf(token), session_id: person.sessionId, expires_at: expires })
      .execute();
    const headers = { authorization: `Bearer ${token}`, cookie: "" };
    const all = async (): Promise<number[]> => {
      const saved = await person.send("POST", "/api/goals", draft, { ...key(), ...headers });
      const goalId: string = saved.body.goal?.id ?? "A".repeat(22);
      return [
        saved.status,
        (await person.send("GET", `/api/goals/${goalId}`, undefined, headers)).status,
        (await person.send("GET", "/api/dashboard", undefined, headers)).status,
        (await move(person, goalId, { kind: "step" }, { ...key(), ...headers })).status,
      ];
    };
    test.at = expires - 1;
    expect(await all()).toEqual([200, 200, 200, 200]);
    test.at = expires;
    expect(await all()).toEqual([401, 401, 401, 401]);
  });
});
