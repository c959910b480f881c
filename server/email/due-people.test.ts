import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { NEVER_DUE } from "#domain/mail-schedule.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { repairDueTimes } from "./due-people.ts";
import { march, periods, withGoal } from "./fixtures/planned-mail.fixture.ts";
import { planMail } from "./planned-mail.ts";

const YEAR = 365 * DAY_MS;

/** The clock shows each of these instants in turn. */
async function planAt(test: OutboxTest, instants: readonly number[]) {
  for (const at of instants) {
    test.at = at;
    await planMail(test.deps);
    await repairDueTimes(test.deps);
    await planMail(test.deps);
  }
}

describeWithDatabase("a clock that was wrong for a while", (open) => {
  it.each([
    ["weekly", ["2026-03-16", "2026-03-23", "2026-03-30", "2026-04-06"]],
    ["monthly", ["2026-04-06"]],
  ] as const)(
    "a year ahead: %s digests go on as if nothing had been",
    async (frequency, mondays) => {
      const test = await openOutbox(await open());
      const { uid } = await withGoal(test, "Europe/London");
      const wish = { mail_frequency: frequency, mail_goal_reminders: false };
      await test.deps.db.kysely.updateTable("users").set(wish).where("id", "=", uid).execute();
      // On a Thursday, when no digest is due.
      await planAt(test, [march(15), march(18) + YEAR, march(15, 9)]);
      const days = Array.from({ length: 25 }, (_, day) => [march(16 + day, 7), march(16 + day)]);
      await planAt(test, days.flat());
      expect(await periods(test, uid)).toEqual(mondays);
    },
    60_000,
  );

  it("a year ahead over a Monday: its Mondays' digests are of then, and none comes twice", async () => {
    const test = await openOutbox(await open());
    const { uid } = await withGoal(test, "UTC");
    await planAt(test, [march(15), march(15) + YEAR, Date.UTC(2027, 2, 22, 8), march(15, 9)]);
    await planAt(test, [march(16), march(23), march(16), march(23), march(30)]);
    expect(await periods(test, uid)).toEqual([
      "2027-03-15",
      "2027-03-22",
      "2026-03-16",
      "2026-03-23",
      "2026-03-30",
    ]);
  });

  it("a week ahead over a Monday: its digest came early, and does not come again", async () => {
    const test = await openOutbox(await open());
    const { uid } = await withGoal(test, "UTC");
    await planAt(test, [march(11), march(17), march(11), march(16), march(23)]);
    expect(await periods(test, uid)).toEqual(["2026-03-16", "2026-03-23"]);
  });

  it("a year ahead: reminders go on too, each once", async () => {
    const test = await openOutbox(await open());
    const { uid } = await withGoal(test, "UTC", "2026-03-31");
    await planAt(test, [march(15), march(15) + YEAR, march(15, 9)]);
    await planAt(
      test,
      [18, 24, 30].flatMap((day) => [march(day), march(day - 1), march(day)]),
    );
    expect(await periods(test, uid, "goal_reminder")).toEqual([
      "2026-03-18",
      "2026-03-24",
      "2026-03-30",
    ]);
  });

  it("a year back: nothing comes twice, and digests go on from when it is right again", async () => {
    const test = await openOutbox(await open());
    const { uid } = await withGoal(test, "UTC");
    await planAt(test, [march(15), march(16), march(16, 9) - YEAR, march(16, 10)]);
    expect(await periods(test, uid)).toEqual(["2026-03-16"]);
    await planAt(test, [march(16, 11), march(23), march(30)]);
    expect(await periods(test, uid)).toEqual(["2026-03-16", "2026-03-23", "2026-03-30"]);
  });

  it("more people than one statement takes", async () => {
    const test = await openOutbox(await open());
    const { uid } = await withGoal(test, "UTC");
    await test.deps.db.maintenance((connection) =>
      connection.script(`insert into users (id, time_zone, created_at, updated_at, digest_due_at)
        select 'many-' || n, 'UTC', 1, 1, ${march(15) + YEAR} from generate_series(1, 450) n`),
    );
    test.at = march(15);
    await repairDueTimes(test.deps);
    const rows = await test.deps.db.kysely
      .selectFrom("users")
      .select("digest_due_at")
      .where("id", "<>", uid)
      .distinct()
      .execute();
    expect(rows).toEqual([{ digest_due_at: 0 }]);
  });

  it("whoever is never written to stays so", async () => {
    const test = await openOutbox(await open());
    const { uid } = await withGoal(test, "UTC");
    const never = { digest_due_at: NEVER_DUE, reminder_due_at: NEVER_DUE };
    await test.deps.db.kysely.updateTable("users").set(never).where("id", "=", uid).execute();
    await planAt(test, [march(15), march(16), march(15) + YEAR, march(23)]);
    expect(await test.outbox()).toEqual([]);
    const row = await test.deps.db.kysely
      .selectFrom("users")
      .select(["digest_due_at", "reminder_due_at"])
      .where("id", "=", uid)
      .executeTakeFirst();
    expect(row).toEqual(never);
  });
});
