import { expect, it } from "vitest";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "../fixtures/outbox.fixture.ts";
import { sendDue } from "./outbox-worker.ts";
import { openTestSmtp, type Manner } from "#server/platform/fixtures/smtp-server.fixture.ts";
import { openSmtp } from "#server/platform/mail/smtp-transport.ts";

const from = { name: "Cairn", address: "cairn@example.org" };

/** Skips each wait, until no retry is left. */
async function sendAll(test: OutboxTest, deps: Parameters<typeof sendDue>[0]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    while ((await sendDue(deps, "lease")) > 0);
    await test.hurry();
  }
}

describeWithDatabase("the outbox before a real mail server", (open) => {
  it("brings each mail, a second time only where the line was cut after DATA", async () => {
    const test = await openOutbox(await open());
    const tried = new Set<string>();
    const first = (subject: string) => !tried.has(subject) && tried.add(subject);
    const data: Manner["data"] = ({ subject }) => {
      if (!first(subject) && subject !== "refused") return null;
      if (subject.startsWith("cut")) return "cut";
      if (subject.startsWith("later")) return 451;
      return subject === "refused" ? 554 : null;
    };
    const smtp = await openTestSmtp({ data });
    const mail = openSmtp(smtp.address, from, new URL("https://cairn.example.org"));
    try {
      const subjects = ["cut-1", "later-1", "plain-1", "cut-2", "later-2", "refused"];
      for (const subject of subjects) await test.announce(await test.reader(), subject);
      await sendAll(test, { ...test.deps, mail });
    } finally {
      mail.close();
      await smtp.close();
    }
    const rows = await test.outbox();
    const copies = (subject: string) => smtp.taken.filter((one) => one.subject === subject);
    expect(rows.map(({ period, status }) => [period, status])).toEqual([
      ["cut-1", "sent"],
      ["later-1", "sent"],
      ["plain-1", "sent"],
      ["cut-2", "sent"],
      ["later-2", "sent"],
      ["refused", "failed"],
    ]);
    for (const { period, messageId, recipient } of rows) {
      const times = period.startsWith("cut") ? 2 : period === "refused" ? 0 : 1;
      expect(copies(period)).toHaveLength(times);
      for (const copy of copies(period)) expect(copy).toMatchObject({ messageId, to: recipient });
    }
  });
});
