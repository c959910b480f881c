import { expect, it } from "vitest";
import { inviteColleagues, readFailedInvitations } from "#contract/colleagues.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestSmtp, type Manner } from "#server/platform/fixtures/smtp-server.fixture.ts";
import { openSmtp } from "#server/platform/mail/smtp-transport.ts";
import { openOutbox } from "../fixtures/outbox.fixture.ts";
import { sendDue } from "../outbox/outbox-worker.ts";

const from = { name: "Cairn", address: "cairn@example.org" };
const answers: NonNullable<Manner["recipient"]> = (to) => {
  if (to.startsWith("nobody")) return "550 5.1.1 No such user";
  if (to.startsWith("wrong")) return 501;
  return to.startsWith("over") ? "550 5.4.5 Daily limit" : null;
};

describeOnPostgres("invitations that could not be delivered", (open) => {
  it("are told to the admin who invited, by address and with the server's words", async () => {
    const test = await openOutbox(await open());
    const [admin, other] = [await test.person({ admin: true }), await test.person({ admin: true })];
    const addresses = "'jane@example.org'; nobody@example.org; wrong@example.org; over@example.org";
    const key = { "idempotency-key": newId() };
    const { body } = await admin.send("POST", inviteColleagues.path, { addresses }, key);
    expect(body).toEqual({ invited: 4, leftOut: 0 });
    const smtp = await openTestSmtp({ recipient: answers });
    const mail = openSmtp(smtp.address, from, new URL("https://cairn.example.org"));
    try {
      for (let round = 0; round < 3; round += 1) {
        while ((await sendDue({ ...test.deps, mail }, "lease")) > 0);
        await test.hurry();
      }
    } finally {
      mail.close();
      await smtp.close();
    }
    expect(smtp.taken.map(({ to }) => to)).toEqual(["jane@example.org"]);
    const told = await admin.send("GET", readFailedInvitations.path);
    expect(told.body.failed).toEqual([
      { address: "wrong@example.org", at: test.at, reason: "501 as the test says" },
      { address: "nobody@example.org", at: test.at, reason: "550 5.1.1 No such user" },
    ]);
    expect((await other.send("GET", readFailedInvitations.path)).body).toEqual({ failed: [] });
  });
});
