import { sql } from "kysely";
import { afterEach, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { describeWithDatabase } from "../fixtures/engines.fixture.ts";
import { startSweeping, sweepKeys } from "./sweep.ts";
import { openTestApp, START, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";

async function addKeys({ deps }: TestApp, uid: string, count: number, at: number): Promise<void> {
  await sql`insert into idempotency (user_id, key, body_hash, subject_id, created_at)
    select ${uid}, ${String(at)} || '-' || number, 'hash', 'subject', ${at}::bigint
    from generate_series(1, ${count}::int) number`.execute(deps.db.kysely);
}

describeWithDatabase("sweeping", (open) => {
  it("deletes the write keys of more than seven days, however many, and no others", async () => {
    const test = await openTestApp(await open());
    const { uid } = await test.person();
    await addKeys(test, uid, 2_500, START - 7 * DAY_MS - 1);
    await addKeys(test, uid, 3, START - 7 * DAY_MS);
    await sweepKeys(test.deps);
    const left = await test.deps.db.kysely.selectFrom("idempotency").select("created_at").execute();
    expect(left.map((row) => row.created_at)).toEqual(
      [START, START, START].map((at) => at - 7 * DAY_MS),
    );
  });

  afterEach(() => vi.useRealTimers());

  it("goes on with the next sweep after one that fails, round by round until it is stopped", async () => {
    const test = await openTestApp(await open());
    vi.useFakeTimers();
    const fails = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("x")));
    const works = vi.fn<() => Promise<void>>(async () => {});
    const stop = startSweeping(test.deps, [fails, works], 10 * 60_000);
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    stop();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect([fails.mock.calls.length, works.mock.calls.length]).toEqual([2, 2]);
    expect(test.logged).toEqual(["sweep.failed", "sweep.failed"]);
  });

  it("leaves out the rounds in which it may not", async () => {
    const test = await openTestApp(await open());
    vi.useFakeTimers();
    const works = vi.fn<() => Promise<void>>(async () => {});
    const may = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValue(true);
    const stop = startSweeping(test.deps, [works], 1_000, may);
    await vi.advanceTimersByTimeAsync(3_000);
    stop();
    expect([may.mock.calls.length, works.mock.calls.length]).toEqual([3, 2]);
  });
});
