import { sql } from "kysely";
import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import type { MailType } from "#domain/mail.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { planMail } from "../planned-mail.ts";
import { closeMailDays, readMailFigures } from "./mail-figures.ts";
import { tidyMail } from "./mail-upkeep.ts";
import { openOutbox, type OutboxTest } from "../fixtures/outbox.fixture.ts";

const HOUR = 3_600_000;
const TODAY = Date.UTC(2026, 10, 21, 12);

type Status = "sent" | "failed" | "pending" | "withdrawn";

interface Mail {
  readonly id: string;
  readonly at: number;
  readonly status?: Status;
  readonly type?: MailType;
}

async function openMails(test: OutboxTest, mails: readonly Mail[]): Promise<string> {
  const uid = await test.reader();
  test.at = TODAY;
  const rows = mails.map(({ id, at, status = "sent", type = "announcement" }) => ({
    id,
    message_id: id,
    user_id: uid,
    recipient: "a@example.org",
    type,
    period: id,
    facts: '{"subject":"News","text":"Words"}',
    status,
    error: status === "sent" ? null : "550 a@example.org",
    created_at: at,
    sent_at: status === "sent" ? at : null,
  }));
  if (rows.length > 0)
    await test.deps.db.kysely.insertInto("email_messages").values(rows).execute();
  return uid;
}

/** Closes the days until shortly after an instant; no statement reads later ones. */
const closeDaysAbout = (test: OutboxTest, at: number) =>
  closeMailDays({ ...test.deps, clock: () => at + 3 * DAY_MS });

const idsLeft = async (test: OutboxTest) => (await test.outbox()).map(({ id }) => id);

describeWithDatabase("upkeep of mail", (open) => {
  it("takes words, address and reason after 30 days, whatever became of the mail, and not before", async () => {
    const test = await openOutbox(await open());
    const old = TODAY - 30 * DAY_MS - 1;
    await openMails(test, [
      { id: "sent", at: old },
      { id: "failed", at: old, status: "failed" },
      { id: "withdrawn", at: old, status: "withdrawn" },
      { id: "pending", at: old, status: "pending" },
      { id: "young", at: TODAY - 30 * DAY_MS },
    ]);
    await tidyMail(test.deps);
    const rows = await test.deps.db.kysely
      .selectFrom("email_messages")
      .select(["id", "facts", "recipient", "error", "period"])
      .orderBy("number")
      .execute();
    const kept = { facts: { subject: "News", text: "Words" }, recipient: "a@example.org" };
    const emptied = { facts: null, recipient: "", error: null };
    expect(rows).toEqual([
      { id: "sent", period: "sent", ...emptied },
      { id: "failed", period: "failed", ...emptied },
      { id: "withdrawn", period: "withdrawn", ...emptied },
      { id: "pending", period: "pending", error: "550 a@example.org", ...kept },
      { id: "young", period: "young", error: null, ...kept },
    ]);
  });

  it("removes rows after 400 days, once their day is added up", async () => {
    const test = await openOutbox(await open());
    const old = TODAY - 400 * DAY_MS;
    await openMails(test, [
      { id: "older", at: old - 3 * DAY_MS },
      { id: "withdrawn", at: old - 3 * DAY_MS, status: "withdrawn" },
      { id: "beside one that is tried", at: old - DAY_MS },
      { id: "tried", at: old - DAY_MS, status: "pending" },
      { id: "in time", at: old },
    ]);
    await tidyMail(test.deps);
    expect(await idsLeft(test)).toHaveLength(5);
    await closeDaysAbout(test, old);
    await tidyMail(test.deps);
    expect(await idsLeft(test)).toEqual(["beside one that is tried", "tried", "in time"]);
    await test.deps.db.kysely
      .updateTable("email_messages")
      .set({ status: "failed" })
      .where("id", "=", "tried")
      .execute();
    await closeDaysAbout(test, old);
    await tidyMail(test.deps);
    expect(await idsLeft(test)).toEqual(["in time"]);
  });

  it("changes no figure, of any range", async () => {
    const test = await openOutbox(await open());
    const states: readonly Status[] = ["sent", "failed", "withdrawn", "sent"];
    const types: readonly MailType[] = ["announcement", "marketing", "weekly_update"];
    const mails = Array.from({ length: 410 }, (_, day) => ({
      id: `mail-${day}`,
      at: TODAY - day * DAY_MS - (day % 24) * HOUR,
      status: states[day % states.length] ?? "sent",
      type: types[day % types.length] ?? "marketing",
    }));
    await openMails(test, mails);
    await closeMailDays(test.deps);
    const figures = () =>
      Promise.all(
        [7, 30, 90, 365].map((days) => readMailFigures(test.deps.db, TODAY - days * DAY_MS)),
      );
    const before = await figures();
    await tidyMail(test.deps);
    expect((await idsLeft(test)).length).toBeLessThan(402);
    expect(await figures()).toEqual(before);
    expect(before[3]?.length).toBeGreaterThan(250);
  });

  it("lets no digest come again, even for a clock that goes back to its Monday", async () => {
    const test = await openOutbox(await open());
    const uid = await openMails(test, []);
    const { kysely } = test.deps.db;
    const monday = Date.UTC(2026, 10, 23, 8);
    await sql`insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date,
        measure_type, current_done, created_at)
      values ('goal', ${uid}, 'Read', 'Skills', 's', 'a', 'r', '2099-12-31', 'Boolean', false, ${TODAY})`.execute(
      kysely,
    );
    const people = { digest_due_at: monday, time_zone: "UTC", mail_goal_reminders: false };
    await kysely.updateTable("users").set(people).execute();
    test.at = monday;
    await planMail(test.deps);
    expect(await idsLeft(test)).toHaveLength(1);
    await kysely.updateTable("email_messages").set({ status: "withdrawn" }).execute();
    // A Thursday, when no digest is due.
    test.at = monday + 402 * DAY_MS;
    await planMail(test.deps);
    await closeDaysAbout(test, monday);
    await tidyMail(test.deps);
    expect(await idsLeft(test)).toEqual([]);
    for (const at of [monday - 1, monday, monday + HOUR, monday + 402 * DAY_MS]) {
      test.at = at;
      await planMail(test.deps);
    }
    expect(await idsLeft(test)).toEqual([]);
  });
});

describeOnPostgres("upkeep of mail by several servers", (open) => {
  it("takes each word once and stumbles over nobody", async () => {
    const test = await openOutbox(await open());
    const mails = Array.from({ length: 900 }, (_, id) => ({
      id: String(id),
      at: TODAY - 40 * DAY_MS,
    }));
    await openMails(test, mails);
    await Promise.all([1, 2, 3].map(() => tidyMail(test.deps)));
    // A server that met another one at work left the rest to it.
    const { rows } = await sql<{ count: number }>`select count(*) as count from email_messages
      where facts is not null`.execute(test.deps.db.kysely);
    expect(rows).toEqual([{ count: 0 }]);
  });
});
