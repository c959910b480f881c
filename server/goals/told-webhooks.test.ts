import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { openTestApp, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { accept, invite, paramsOf } from "#server/coaching/fixtures/invitation.fixture.ts";
import { completeDone, lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { takeLease } from "#server/platform/lease.ts";
import { openReceiver } from "#server/platform/webhooks/fixtures/receiver.fixture.ts";
import {
  addWebhook,
  deliveriesOf,
  passTime,
  workerOf,
} from "#server/platform/webhooks/fixtures/webhook.fixture.ts";
import { deliverDue } from "#server/platform/webhooks/webhook-worker.ts";
import { addGoal, openWithGoal, yesOrNo } from "./fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "./fixtures/weekly-check-in.fixture.ts";
import { sweepMissed } from "./weekly-check-ins/missed-check-ins.ts";

const HOUR = 3_600_000;

async function told(test: TestApp) {
  const rows = await deliveriesOf(test);
  return rows.map(({ type, goal_id: goalId, owner_id: ownerId, coach_id: coachId, period }) => ({
    type,
    goalId,
    ownerId,
    coachId,
    period,
  }));
}

/** Webhooks must contain none of these words. */
const words = { description: "Sing in Xanadu", specific: "Qwertz", measurable: yesOrNo };

describeWithDatabase("other systems are told", (open) => {
  it("of a completion, with ids alone, once it can no longer be undone", async () => {
    const test = await openTestApp(await open());
    const receiver = await openReceiver();
    await addWebhook(test, receiver.url);
    const owner = await test.person({ name: "Ann Owner" });
    const { id: goalId } = await addGoal(owner, words);
    await completeDone(owner, goalId);
    const completed = { type: "goal.completed", goalId, ownerId: owner.uid };
    expect(await told(test)).toEqual([{ ...completed, coachId: null, period: null }]);
    const [row] = await deliveriesOf(test);
    const { now } = (
      await test.deps.db.maintenance((c) =>
        c.query<{ now: number }>("select database_now() as now"),
      )
    )[0] ?? { now: 0 };
    expect((row?.due_at ?? 0) - now).toBeGreaterThan(13_000);
    expect((row?.due_at ?? 0) - now).toBeLessThanOrEqual(16_000);
    expect(await deliverDue(workerOf(test))).toBe(false);
    await passTime(test);
    expect(await deliverDue(workerOf(test))).toBe(true);
    const [received] = receiver.received;
    const { type, ...data } = completed;
    const timestamp = new Date(test.at).toISOString();
    expect(JSON.parse(received?.body ?? "")).toEqual({ type, timestamp, data });
    expect(JSON.stringify(received)).not.toMatch(/Xanadu|Qwertz|Ann|example\.org/);
  });

  it("of none that was undone, and of the next one anew", async () => {
    const test = await openTestApp(await open());
    await addWebhook(test, "https://a.example/");
    const owner = await test.person();
    const { id: goalId } = await addGoal(owner, words);
    await completeDone(owner, goalId);
    test.at += 9_000;
    await lived(owner, goalId, "complete/undo");
    expect(await told(test)).toEqual([]);
    test.at += 1_000;
    await lived(owner, goalId, "complete");
    expect(await told(test)).toHaveLength(1);
  });

  it("of one before it too, where that still waits and the last one is undone", async () => {
    const test = await openTestApp(await open());
    await addWebhook(test, "https://a.example/");
    const owner = await test.person();
    const { id: goalId } = await addGoal(owner, words);
    await completeDone(owner, goalId);
    const [first] = await deliveriesOf(test);
    test.at += HOUR;
    await lived(owner, goalId, "reopen");
    await lived(owner, goalId, "complete");
    expect(await told(test)).toHaveLength(2);
    await lived(owner, goalId, "complete/undo");
    expect((await deliveriesOf(test)).map(({ id }) => id)).toEqual([first?.id]);
  });

  it("of a coach who accepts, once", async () => {
    const test = await openTestApp(await open());
    await addWebhook(test, "https://a.example/", ["coach.accepted"]);
    const [owner, coach] = [await test.person(), await test.person({ name: "Cleo Coach" })];
    const { id: goalId } = await addGoal(owner, words);
    const link = paramsOf(await invite(owner, goalId));
    expect((await accept(owner, link)).status).toBe(409);
    expect(await told(test)).toEqual([]);
    expect((await accept(coach, link)).status).toBe(200);
    expect((await accept(coach, link)).status).toBe(200);
    const ids = { goalId, ownerId: owner.uid, coachId: coach.uid };
    expect(await told(test)).toEqual([{ type: "coach.accepted", ...ids, period: null }]);
  });

  it("of nothing where no webhook is set, or where none wants it", async () => {
    const { test, owner, goal: first } = await openWithGoal(await open(), words);
    await completeDone(owner, first.id);
    await addWebhook(test, "https://a.example/", ["coach.accepted"]);
    const second = await addGoal(owner, words);
    await completeDone(owner, second.id);
    test.at += 8 * DAY_MS;
    await sweepMissed(test.deps);
    expect(await told(test)).toEqual([]);
    expect(await takeLease(test.deps.db, "missed")).toBe(true);
  });
});

// The tests begin on Tuesday, March 10; London is on UTC.
const [THIS, NEXT, AFTER] = ["2026-03-09", "2026-03-16", "2026-03-23"];
const MONDAY = Date.UTC(2026, 2, 16);

describeWithDatabase("other systems are told of a missed check-in", (open) => {
  const scene = async () => {
    const test = await openTestApp(await open());
    await addWebhook(test, "https://a.example/", ["check_in.missed"]);
    const owner = await test.person();
    const { id: goalId } = await addGoal(owner);
    await begin(test, goalId, THIS);
    const sweep = async (at = test.at) => {
      test.at = at;
      await test.deps.db.kysely.updateTable("totals").set({ leased_until: 0 }).execute();
      await sweepMissed(test.deps);
      return (await deliveriesOf(test)).map(({ period }) => period);
    };
    return { test, owner, goalId, sweep };
  };

  it("once its period is over, and once for good", async () => {
    const { test, owner, goalId, sweep } = await scene();
    expect(await sweep(MONDAY - 1)).toEqual([]);
    expect(await sweep(MONDAY)).toEqual([THIS]);
    expect(await told(test)).toEqual([
      { type: "check_in.missed", goalId, ownerId: owner.uid, coachId: null, period: THIS },
    ]);
    expect((await deliveriesOf(test)).map(({ created_at }) => created_at)).toEqual([MONDAY]);
    expect(await sweep(MONDAY + HOUR)).toEqual([THIS]);
    expect(await sweep(MONDAY + 5 * DAY_MS)).toEqual([THIS]);
    expect(await sweep(MONDAY + 7 * DAY_MS)).toEqual([THIS, NEXT]);
  });

  it("also where the next one was done before anybody looked, and never of one that was done", async () => {
    const { test, owner, goalId, sweep } = await scene();
    test.at = MONDAY + 1_000;
    expect((await checkIn(owner, goalId, onTrack(NEXT))).status).toBe(200);
    expect(await sweep()).toEqual([THIS]);
    expect(await sweep(MONDAY + 8 * DAY_MS)).toEqual([THIS]);
  });

  it.each([
    [14, [NEXT, AFTER]],
    [16, [AFTER]],
  ])(
    "up to 7 days later where nobody looked for %i days, and nothing older",
    async (days, periods) => {
      const { sweep } = await scene();
      expect(await sweep(MONDAY + days * DAY_MS)).toEqual(periods);
    },
  );

  it("not of one from before the webhook was turned on, or while it was off", async () => {
    const { test, sweep } = await scene();
    const set = (row: { on_since?: number; state?: "on" | "off"; off_at?: number | null }) =>
      test.deps.db.kysely.updateTable("webhooks").set(row).execute();
    await set({ on_since: MONDAY + 1 });
    expect(await sweep(MONDAY + HOUR)).toEqual([]);
    await set({ state: "off", off_at: 1 });
    expect(await sweep(MONDAY + 7 * DAY_MS)).toEqual([]);
    await set({ state: "on", off_at: null, on_since: MONDAY + 8 * DAY_MS });
    expect(await sweep(MONDAY + 9 * DAY_MS)).toEqual([]);
    expect(await sweep(MONDAY + 14 * DAY_MS)).toEqual([AFTER]);
  });

  it("not of a goal that rested, was deleted, or had ended before", async () => {
    const { test, owner, goalId, sweep } = await scene();
    const [ended, deleted] = [await addGoal(owner, words), await addGoal(owner)];
    for (const one of [ended, deleted]) await begin(test, one.id, THIS);
    await completeDone(owner, ended.id);
    await lived(owner, deleted.id, "delete");
    await lived(owner, goalId, "pause", { until: null });
    expect(await sweep(MONDAY + HOUR)).toEqual([]);
  });

  it("by one process at a time, and after a failure by the next", async () => {
    const { test, sweep } = await scene();
    test.at = MONDAY;
    const failing = {
      ...test.deps,
      db: { ...test.deps.db, transaction: () => Promise.reject(new Error("no")) },
    };
    await expect(sweepMissed(failing)).rejects.toThrow("no");
    await sweepMissed(test.deps);
    expect(await told(test)).toHaveLength(1);
    expect(await takeLease(test.deps.db, "missed")).toBe(false);
    expect(await sweep()).toEqual([THIS]);
  });
});
