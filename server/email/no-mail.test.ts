import { expect, it } from "vitest";
import { inviteColleagues } from "#contract/colleagues.ts";
import { sendVerificationEmail } from "#contract/email.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openOutbox } from "./fixtures/outbox.fixture.ts";

// product 40.7
describeWithDatabase("without a mail server", (open) => {
  it("mail that is due is withdrawn, so that nothing old leaves once there is one", async () => {
    const test = await openOutbox(await open());
    await test.announce(await test.reader(), "1");
    Object.assign(test.deps, { mail: null });
    await test.sendAll();
    expect((await test.outbox()).map(({ status }) => status)).toEqual(["withdrawn"]);
    expect(test.transport.came).toEqual([]);
  });

  it("nobody is invited by mail, and no address is remembered as invited", async () => {
    const test = await openOutbox(await open());
    Object.assign(test.deps, { mail: null });
    const admin = await test.person({ admin: true });
    const key = { "idempotency-key": newId() };
    const reply = await admin.send("POST", inviteColleagues.path, { addresses: "a@b.org" }, key);
    expect(reply.body.error).toMatchObject({ code: "email.no-server" });
    const { kysely } = test.deps.db;
    expect(await kysely.selectFrom("invited_addresses").selectAll().execute()).toEqual([]);
  });

  it("no verification is asked for", async () => {
    const test = await openOutbox(await open());
    Object.assign(test.deps, { mail: null });
    const person = await test.person();
    const reply = await person.send("POST", sendVerificationEmail.path, {
      data: { userId: person.uid, email: `${person.uid}@example.org` },
    });
    expect(reply.body.error.message).toBe("This server doesn't send email.");
  });
});
