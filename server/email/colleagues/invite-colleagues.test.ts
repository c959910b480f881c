import { expect, it } from "vitest";
import { deleteAccount } from "#contract/account.ts";
import { readAudit } from "#contract/admin.ts";
import { inviteColleagues } from "#contract/colleagues.ts";
import { unsubscribe } from "#contract/email.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openOutbox, type OutboxTest } from "../fixtures/outbox.fixture.ts";
import { refusalToken, refusedAddress } from "../mail-tokens.ts";

const { path } = inviteColleagues;

function invite(admin: Person, addresses: string, key = newId()) {
  return admin.send("POST", path, { addresses }, { "idempotency-key": key });
}

const sentTo = ({ transport }: OutboxTest) => transport.came.map(({ to }) => to);

describeWithDatabase("inviting colleagues", (open) => {
  it("sends each one mail that says who invites and leads to the sign-in, and makes nobody", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    const before = await test.deps.db.kysely.selectFrom("users").select("id").execute();
    const { status, body } = await invite(
      admin,
      "Ada@example.net, grace@example.net\nada@EXAMPLE.net",
    );
    expect([status, body]).toEqual([200, { invited: 2, leftOut: 0 }]);
    await test.sendAll();
    expect(sentTo(test)).toEqual(["ada@EXAMPLE.net", "grace@example.net"]);
    const [mail] = test.transport.came;
    expect(mail?.subject).toContain(`(${admin.uid}@example.org) invited you to join Cairn`);
    expect(mail?.text).toContain(`/login`);
    const links = mail?.text.match(/http\S+/g) ?? [];
    expect(links.map((link) => new URL(link).pathname).toSorted()).toEqual([
      "/login",
      "/unsubscribe",
    ]);
    expect(new URL(links.find((link) => link.includes("/login")) ?? "").search).toBe("");
    expect(await test.deps.db.kysely.selectFrom("users").select("id").execute()).toEqual(before);
    const { entries } = (await admin.send("GET", `${readAudit.path}?action=colleagues.invite`))
      .body;
    expect(entries).toMatchObject([{ detail: "2 invited, 0 skipped", targetHash: null }]);
  });

  it("leaves out who is here, and who was invited within the last days, by whomever", async () => {
    const test = await openOutbox(await open());
    const [admin, other] = [await test.person({ admin: true }), await test.person({ admin: true })];
    const { uid } = await test.person();
    expect((await invite(admin, "ada@example.net")).body).toEqual({ invited: 1, leftOut: 0 });
    // An admin account without a users row.
    const account = { user_id: newId(), email: "Root@example.net", email_key: "root@example.net" };
    await test.deps.db.kysely
      .insertInto("admin_credentials")
      .values({ ...account, password_hash: "none", created_at: test.at })
      .execute();
    const again = `ADA@example.net ${uid.toUpperCase()}@example.org ${other.uid}@example.org b@example.net root@example.net`;
    expect((await invite(other, again)).body).toEqual({ invited: 1, leftOut: 4 });
    test.at += limits.colleagueInvitedDays * DAY_MS - 1;
    const later = await test.person({ admin: true });
    expect((await invite(later, "ada@example.net")).body).toEqual({ invited: 0, leftOut: 1 });
    test.at += 1;
    const last = await test.person({ admin: true });
    expect((await invite(last, "ada@example.net")).body).toEqual({ invited: 1, leftOut: 0 });
  });

  it("goes once to a mailbox, however its address is written", async () => {
    const test = await openOutbox(await open());
    const [admin, other] = [await test.person({ admin: true }), await test.person({ admin: true })];
    const spellings = "ada+1@example.net ada+two+3@example.net ADA@example.net +ada@example.net";
    expect((await invite(admin, spellings)).body).toEqual({ invited: 2, leftOut: 2 });
    expect((await invite(admin, "noor@exämple.net")).body).toEqual({ invited: 1, leftOut: 0 });
    const later = "ada+4@example.net noor@xn--exmple-cua.net adam@example.net";
    expect((await invite(other, later)).body).toEqual({ invited: 1, leftOut: 2 });
    await test.sendAll();
    expect(sentTo(test)).toEqual([
      "ADA@example.net",
      "+ada@example.net",
      "noor@exämple.net",
      "adam@example.net",
    ]);
  });

  it("does not leave where its reader has come, or the admin was disabled, meanwhile", async () => {
    const test = await openOutbox(await open());
    const [admin, other] = [await test.person({ admin: true }), await test.person({ admin: true })];
    await invite(admin, "ada@example.net, grace@example.net");
    await invite(other, "tom@example.net");
    const { uid } = await test.person();
    const users = test.deps.db.kysely.updateTable("users");
    await users.set({ email: "Ada@Example.net" }).where("id", "=", uid).execute();
    await users.set({ disabled: true }).where("id", "=", other.uid).execute();
    await test.sendAll();
    expect(sentTo(test)).toEqual(["grace@example.net"]);
    expect((await test.outbox()).map((one) => one.status)).toEqual([
      "withdrawn",
      "sent",
      "withdrawn",
    ]);
  });

  it("ends for an address by one press, also of a mail program, and does nothing else", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    await invite(admin, "ada@example.net, grace@example.net");
    await test.sendAll();
    const tokens = test.transport.came.map(({ headers }) => {
      const address = /<([^>]+)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
      return new URL(address).searchParams.get("token") ?? "";
    });
    const [ada = "", grace = ""] = tokens;
    const input = { token: ada, all: false };
    expect((await admin.send("POST", unsubscribe.path, input)).status).toBe(200);
    expect((await admin.send("POST", unsubscribe.path, input)).status).toBe(200);
    const click = await test.app.request(`http://localhost:4600/unsubscribe?token=${grace}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(click.status).toBe(200);
    test.at += 400 * DAY_MS;
    const later = await test.person({ admin: true });
    const asked = await invite(later, "ada@example.net grace@example.net");
    expect(asked.body).toEqual({ invited: 0, leftOut: 2 });
    // Queued before they refused, but not sent either.
    expect((await invite(later, "tom@example.net")).body.invited).toBe(1);
    const [row] = await test.deps.db.kysely
      .selectFrom("email_messages")
      .select("facts")
      .where("recipient", "=", "tom@example.net")
      .execute();
    const addressHash = String(
      new Map<string, unknown>(Object.entries(row?.facts ?? {})).get("addressHash"),
    );
    const token = refusalToken(test.deps.sign, addressHash);
    for (const wrong of [
      token.slice(0, -1),
      `${token}A`,
      token.replace(addressHash, "x"),
      ada.slice(1),
    ])
      expect(refusedAddress(test.deps.sign, wrong)).toBeNull();
    await later.send("POST", unsubscribe.path, { token, all: true });
    const before = test.transport.came.length;
    await test.sendAll();
    expect(test.transport.came).toHaveLength(before);
  });

  it("counts once under its key, and so many addresses a day", async () => {
    const test = await openOutbox(await open());
    const admin = await test.person({ admin: true });
    const list = (from: number) =>
      Array.from(
        { length: limits.colleaguesAtOnce },
        (_, one) => `p${from + one}@example.net`,
      ).join();
    const first = await invite(admin, list(0), "a-key-of-this-test");
    expect(await invite(admin, list(0), "a-key-of-this-test")).toMatchObject({ body: first.body });
    expect(first.body).toEqual({ invited: limits.colleaguesAtOnce, leftOut: 0 });
    for (
      let sent = limits.colleaguesAtOnce;
      sent < limits.colleaguesPerDay;
      sent += limits.colleaguesAtOnce
    )
      expect((await invite(admin, list(sent))).status).toBe(200);
    const before = await tableHash(test.deps.db);
    expect((await invite(admin, "one@example.net")).status).toBe(429);
    expect((await invite(admin, "no address")).body.error.code).toBe("colleague.address-wrong");
    expect(await tableHash(test.deps.db)).toEqual(before);
  });

  it("keeps no address in words but in the mail, and none of who deletes their account", async () => {
    const test = await openOutbox(await open());
    const [admin, other] = [await test.person({ admin: true }), await test.person({ admin: true })];
    await invite(admin, "ada@example.net");
    await test.sendAll();
    // One was sent, one is pending.
    await invite(admin, "grace@example.net");
    for (const email of ["Ada@example.net", "Grace@example.net"]) {
      const person = await test.person();
      const users = test.deps.db.kysely.updateTable("users");
      await users.set({ email }).where("id", "=", person.uid).execute();
      const deleted = await person.send("POST", deleteAccount.path, { confirmation: "DELETE" });
      expect(deleted.status).toBe(200);
    }
    expect(await test.outbox()).toMatchObject([
      { recipient: "", status: "sent" },
      { recipient: "", status: "withdrawn" },
    ]);
    const rows = test.deps.db.kysely.selectFrom("invited_addresses").selectAll();
    expect(JSON.stringify(await rows.execute())).not.toMatch(/ada/i);
    expect((await other.send("GET", readAudit.path)).text).not.toMatch(/ada@example/i);
  });
});

describeOnPostgres("two admins who invite the same people at one moment", (open) => {
  it("send each of them one mail", async () => {
    const test = await openOutbox(await open());
    const admins = [await test.person({ admin: true }), await test.person({ admin: true })];
    const people = Array.from({ length: 20 }, (_, one) => `p${one}@example.net`);
    const lists = [people.join(), people.toReversed().join()];
    const asked = await Promise.all(
      admins.map((admin, place) => invite(admin, lists[place] ?? "")),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    expect(asked.reduce((sum, { body }) => sum + Number(body.invited), 0)).toBe(20);
    await test.sendAll();
    expect(sentTo(test).toSorted()).toEqual(people.toSorted());
  });
});
