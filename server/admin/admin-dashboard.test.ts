import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { readAdminDashboard } from "#contract/admin.ts";
import * as limits from "#domain/limits.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { joined, newCircle } from "#server/circles/fixtures/circle.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { takeLease, releaseLease } from "#server/platform/lease.ts";
import { openTestApp, type Person } from "#server/app/fixtures/test-app.fixture.ts";
import { storeTotal } from "./totals-store.ts";

const HOUR = 3_600_000;

async function figures(admin: Person) {
  const { status, body } = await admin.send("GET", readAdminDashboard.path);
  expect(status).toBe(200);
  return body;
}

describeWithDatabase("the figures of the admin dashboard", (open) => {
  it("count users, those of the last 24 hours, and the goals of all of them", async () => {
    const [test, ada, tom] = await openWithPeople(await open(), {}, {});
    test.at += 24 * HOUR;
    // At the start of the 24 hours, and a millisecond before.
    await test.deps.db.kysely
      .updateTable("users")
      .set((eb) => ({ created_at: eb("created_at", "-", 1) }))
      .where("id", "=", tom.uid)
      .execute();
    const admin = await test.person({ admin: true });
    await addGoal(ada);
    await addGoal(ada);
    await addGoal(tom);
    expect(await figures(admin)).toEqual({
      totalUsers: 3,
      newUsers: 2,
      totalGoals: 3,
      circles: null,
      countedAt: null,
    });
  });

  it("count circles and their members from five circles on", async () => {
    const [, admin, ada, tom] = await openWithPeople(await open(), { admin: true }, {}, {});
    for (let made = 1; made < limits.circlesCountedFrom; made += 1) await newCircle(ada);
    expect(await figures(admin)).toMatchObject({ circles: null });
    await joined(ada, await newCircle(ada), tom);
    expect(await figures(admin)).toMatchObject({ circles: { total: 5, members: 6 } });
  });

  it("are counted at each look again once the job has seen that few rows are left", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const { db } = test.deps;
    const count = limits.countedRows + 1;
    await db.kysely
      .insertInto("totals")
      .values({ name: "users", count, counted_at: test.at - 1 })
      .execute();
    expect(await figures(admin)).toMatchObject({ totalUsers: count, countedAt: test.at - 1 });
    await storeTotal(db, "users", test.at);
    expect(await figures(admin)).toMatchObject({ totalUsers: 1, countedAt: null });
  });

  it("are counted the less often the longer that takes", async () => {
    const { db } = (await openTestApp(await open())).deps;
    const count = limits.countedRows + 1;
    await db.kysely.insertInto("totals").values({ name: "users", count, counted_at: 1 }).execute();
    const slow: Database = {
      ...db,
      run: (...asked) => db.run(...asked),
      kysely: db.kysely,
      maintenance: async (work) => pause(1_500).then(() => db.maintenance(work)),
    };
    await storeTotal(slow, "users", 2);
    const [row] = await db.run<{ rest: number }>({
      name: "test_lease",
      sql: "select leased_until - database_now() as rest from totals",
    });
    expect(row?.rest).toBeGreaterThan(60_000);
  });

  it("a lease is one process's until it is released", async () => {
    const { db } = (await openTestApp(await open())).deps;
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeLease(db, "sync")));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await releaseLease(db, "sync");
    expect(await takeLease(db, "sync")).toBe(true);
  });

  it("a lease that a clock gave which was a year ahead keeps nobody from the work", async () => {
    const { db } = (await openTestApp(await open())).deps;
    expect(await takeLease(db, "sync")).toBe(true);
    await db.kysely
      .updateTable("totals")
      .set((eb) => ({ leased_until: eb("leased_until", "+", 365 * 24 * HOUR) }))
      .execute();
    expect(await takeLease(db, "sync")).toBe(true);
    expect(await takeLease(db, "sync")).toBe(false);
  });
});

describeWithDatabase("the figures of many people", (open) => {
  it("come from kept totals with their time where there are too many rows to count", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const { db } = test.deps;
    const more = limits.countedRows;
    await db.maintenance((connection) =>
      connection.script(`insert into users (id, time_zone, created_at, updated_at)
        select 'u' || n, 'UTC', 1, 1 from generate_series(1, ${more - 1}) n`),
    );
    expect(await figures(admin)).toMatchObject({ totalUsers: more, countedAt: null });
    await storeTotal(db, "users", test.at);
    expect(await db.kysely.selectFrom("totals").selectAll().execute()).toEqual([]);
    await test.person();
    expect(await figures(admin)).toMatchObject({ totalUsers: null, countedAt: null });
    await storeTotal(db, "users", test.at);
    await test.person();
    const kept = { totalUsers: more + 1, totalGoals: 0, countedAt: test.at };
    expect(await figures(admin)).toMatchObject(kept);
    // The lease lasts a minute.
    await storeTotal(db, "users", test.at + 1);
    expect(await figures(admin)).toMatchObject(kept);
    await db.kysely.updateTable("totals").set({ leased_until: 0 }).execute();
    await storeTotal(db, "users", test.at + 2);
    expect(await figures(admin)).toMatchObject({ totalUsers: more + 2, countedAt: test.at + 2 });
  });
});
