import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import { mailStats } from "#domain/mail-health.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { takeLease, releaseLease } from "#server/platform/lease.ts";
import { closeMailDays, readMailFigures, sweepMailDays } from "./mail-figures.ts";
import { addMail, type MailFate } from "../fixtures/mail-row.fixture.ts";
import { openOutbox } from "../fixtures/outbox.fixture.ts";

const HOUR = 3_600_000;
const TODAY = Date.UTC(2026, 2, 10, 12);

const mails: readonly MailFate[] = [
  [TODAY - 30 * DAY_MS - 1, "verification", "sent"],
  [TODAY - 30 * DAY_MS, "verification", "sent"],
  [TODAY - 29 * DAY_MS, "weekly_update", "failed"],
  [TODAY - 8 * DAY_MS, "weekly_update", "sent"],
  [TODAY - 7 * DAY_MS - 1, "weekly_update", "sent"],
  [TODAY - 7 * DAY_MS, "weekly_update", "failed"],
  [TODAY - 7 * DAY_MS + 11 * HOUR, "verification", "sent"],
  [TODAY - 3 * DAY_MS, "weekly_update", "pending"],
  [TODAY - 2 * DAY_MS, "verification", "withdrawn"],
  [TODAY - DAY_MS, "verification", "sent"],
  [TODAY - HOUR, "verification", "pending"],
];

const expected = (days: number) => {
  const within = mails.filter(
    ([at, , status]) => at >= TODAY - days * DAY_MS && status !== "withdrawn",
  );
  const count = (status: MailFate[2]) => within.filter((mail) => mail[2] === status).length;
  const [sent, failed, pending] = [count("sent"), count("failed"), count("pending")];
  return { total: within.length, sent, failed, pending };
};

describeWithDatabase("figures of mail", (open) => {
  async function openFigures() {
    const test = await openOutbox(await open());
    const uid = await test.reader();
    for (const mail of mails) await addMail(test.deps, uid, mail);
    test.at = TODAY;
    const stats = async (days: number) =>
      mailStats(await readMailFigures(test.deps.db, TODAY - days * DAY_MS));
    const closed = async () => {
      const rows = await test.deps.db.kysely.selectFrom("email_daily").select("day").execute();
      return [...new Set(rows.map(({ day }) => day))].toSorted();
    };
    return { test, uid, stats, closed };
  }

  it("count the rows of the last N x 24 hours, to the millisecond, before and after days are added up", async () => {
    const { test, stats } = await openFigures();
    for (const round of ["rows", "roll-up"]) {
      for (const days of [1, 7, 30, 90, 365])
        expect(await stats(days), `${days} days from ${round}`).toMatchObject(expected(days));
      await closeMailDays(test.deps);
    }
    expect((await stats(30)).byType.weekly_update).toEqual({
      total: 5,
      sent: 2,
      failed: 2,
      pending: 1,
    });
  });

  it("add up days in their order, up to one whose mail is still tried", async () => {
    const { test, stats, closed } = await openFigures();
    await closeMailDays(test.deps);
    const days = await closed();
    expect([days[0], days.at(-1), days.length]).toEqual(["2026-02-08", "2026-03-06", 27]);
    await test.deps.db.kysely
      .updateTable("email_messages")
      .set({ status: "sent", sent_at: TODAY })
      .where("status", "=", "pending")
      .execute();
    await closeMailDays(test.deps);
    // Not today, and not yesterday until an hour after its end.
    expect((await closed()).at(-1)).toBe("2026-03-09");
    expect(await stats(7)).toMatchObject({ sent: 4, failed: 1, pending: 0 });
  });

  it("stay when the people have gone", async () => {
    const { test, uid, stats } = await openFigures();
    await closeMailDays(test.deps);
    expect(await stats(30)).toMatchObject({ sent: 5, failed: 2, pending: 2 });
    await test.deps.db.kysely.deleteFrom("users").where("id", "=", uid).execute();
    // Days not closed yet go too: the last days, and the first hours of the range.
    expect(await stats(30)).toMatchObject({ sent: 3, failed: 2, pending: 0 });
  });

  it("count a day once that is closed while they are read", async () => {
    const { test, closed } = await openFigures();
    const { db } = test.deps;
    const closing: Queryable = {
      ...db,
      run: async (statement, values) => {
        if (statement.name === "mail_figures") await closeMailDays(test.deps);
        return db.run<never>(statement, values);
      },
    };
    const read = await readMailFigures(closing, TODAY - 30 * DAY_MS);
    expect(mailStats(read)).toMatchObject(expected(30));
    expect(await closed()).toHaveLength(27);
  });

  it("are added up by one process at a time", async () => {
    const { test, closed } = await openFigures();
    await takeLease(test.deps.db, "mail-days");
    await sweepMailDays(test.deps);
    expect(await closed()).toEqual([]);
    await releaseLease(test.deps.db, "mail-days");
    await sweepMailDays(test.deps);
    expect(await closed()).toHaveLength(27);
  });
});
