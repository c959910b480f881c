import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { hashOf, newSecret } from "#server/platform/random.ts";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, draft, key, ledger, move, openWithGoal } from "./fixtures/goal.fixture.ts";

const HOUR = 3_600_000;
const numeric = { type: "Numeric", targetValue: "100", unit: "km" };

/** For each of ten tabs. */
const STEPS = rounds(10, 4);

describeWithDatabase("goals, at their edges", (open) => {
  it("never goes below nothing, and writes down what it did", async () => {
    const { test, owner, goal } = await openWithGoal(await open());
    await move(owner, goal.id, { kind: "change", by: 3 });
    test.at += 1;
    const reply = await move(owner, goal.id, { kind: "change", by: -10 });
    expect(reply.body.goal.measurable.currentValue).toBe(0);
    expect(await ledger(test, goal.id)).toMatchObject([
      { from_value: 0, to_value: 3, source: "change" },
      { from_value: 3, to_value: 0, source: "change" },
    ]);
    // product 4.18
    const days = await test.deps.db.kysely.selectFrom("daily_activity").selectAll().execute();
    expect(days).toMatchObject([{ day: "2026-03-10", last_check_in: START + 1 }]);
  });

  it.each([
    ["Pacific/Kiritimati", Date.UTC(2026, 2, 10, 10), "2026-03-11"],
    ["Pacific/Honolulu", Date.UTC(2026, 2, 10, 9, 59), "2026-03-09"],
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

  it("keeps every value that it takes, to the bit", async () => {
    const { owner, goal } = await openWithGoal(await open(), {
      measurable: { ...numeric, targetValue: "-1e-7" },
    });
    expect(goal.measurable.targetValue).toBe(-1e-7);
    let rev = 1;
    for (const value of [0.1 + 0.2, 1e308, 5e-324, Number.MAX_SAFE_INTEGER, 123456.789, 0]) {
      const reply = await move(owner, goal.id, { kind: "set", value, rev });
      expect(reply.body.goal.measurable.currentValue).toBe(value);
      rev = reply.body.goal.rev;
    }
    const read = await owner.send("GET", `/api/goals/${goal.id}`);
    expect(read.body.goal.measurable.currentValue).toBe(0);
  });

  it("loses no step of ten tabs, and lets none of them wait in vain", async () => {
    const { test, owner, goal } = await openWithGoal(await open(), {
      measurable: { ...numeric, targetValue: "500" },
    });
    const tab = async (): Promise<number[]> => {
      const statuses: number[] = [];
      for (let step = 0; step < STEPS; step += 1)
        statuses.push((await move(owner, goal.id, { kind: "step" })).status);
      return statuses;
    };
    const statuses = (await Promise.all(Array.from({ length: 10 }, tab))).flat();
    expect(statuses).toEqual(Array.from({ length: 10 * STEPS }, () => 200));
    const read = await owner.send("GET", `/api/goals/${goal.id}`);
    expect(read.body.goal).toMatchObject({
      rev: 10 * STEPS + 1,
      measurable: { currentValue: 10 * STEPS },
    });
    expect(await ledger(test, goal.id)).toHaveLength(10 * STEPS);
  });

  it("keeps one person's keys apart from another's", async () => {
    const [, one, other] = await openWithPeople(await open(), {}, {});
    const same = key();
    const replies = [
      await one.send("POST", "/api/goals", draft, same),
      await other.send("POST", "/api/goals", { ...draft, description: "Other" }, same),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    // Another use of the same key is a client bug.
    const reused = await move(one, replies[0]?.body.goal.id, { kind: "step" }, same);
    expect([reused.status, reused.body.error.code]).toEqual([409, "request.key-reused"]);
  });

  it("ends a session at its idle end, which each use an hour later pushes ahead, and at its absolute end", async () => {
    const [test, person] = await openWithPeople(await open(), {});
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
      // The touch runs after the response; the next use would show one too many.
      await expect.poll(idleEnd).toBe(idleEnds);
    };
    const idle = limits.sessionIdleDays * DAY_MS;
    await kysely
      .updateTable("sessions")
      .set({ last_used_at: START, idle_ends_at: START + idle, ends_at: START + 10 * DAY_MS })
      .execute();
    await uses(START + HOUR, 200, START + idle);
    await uses(START + HOUR + 1, 200, START + HOUR + 1 + idle);
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
    const [test, person] = await openWithPeople(await open(), {});
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
