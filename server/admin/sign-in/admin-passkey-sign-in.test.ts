import { expect, it } from "vitest";
import { readAudit } from "#contract/admin.ts";
import { adminPasskeySignIn } from "#contract/passkeys.ts";
import * as limits from "#domain/limits.ts";
import {
  browserOf,
  openAccountTest,
  type Browser,
} from "#server/account/fixtures/account.fixture.ts";
import { addOne, beginSignIn } from "#server/account/fixtures/passkey.fixture.ts";
import type { SoftwareAuthenticator } from "#server/account/fixtures/authenticator.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { attempt } from "../fixtures/admin-sign-in.fixture.ts";

async function enter(browser: Browser, authenticator: SoftwareAuthenticator) {
  const assertion = authenticator.assert(await beginSignIn(browser));
  return browser.send("POST", adminPasskeySignIn.path, { assertion, timeZone: "Europe/Paris" });
}

/** An admin with a passkey that was added in the admin area. */
async function openWithAdmin(db: Database) {
  const test = await openAccountTest(db);
  const admin = await test.person({ admin: true });
  const { authenticator } = await addOne(browserOf(test, admin.cookie));
  return { test, admin, authenticator, email: `${admin.uid}@example.org` };
}

describeWithDatabase("an admin's sign-in with a passkey", (open) => {
  it("opens an admin session, is in the audit trail, and makes the browser a known one", async () => {
    const { test, admin, authenticator, email } = await openWithAdmin(await open());
    const browser = test.browser();
    const reply = await enter(browser, authenticator);
    expect([reply.status, reply.body.user]).toMatchObject([200, { uid: admin.uid, isAdmin: true }]);
    expect(reply.headers.get("set-cookie")).toMatch(/cairn=[^;]+;[^,]*SameSite=Strict/);
    const { entries } = (await browser.send("GET", `${readAudit.path}?action=admin.sign-in`)).body;
    expect(entries).toHaveLength(1);
    // A wrong password in this browser counts for itself.
    const device = `cairn-device=${browser.cookies.get("cairn-device")}`;
    for (let one = 0; one < limits.adminAttempts; one += 1)
      await attempt(test, email, "wrong password", { address: "10.9.9.9" });
    const right = await attempt(test, email, undefined, { address: "10.9.9.9", device });
    expect(right.status).toBe(200);
  });

  it("is not blocked by guessers of the password, who block the right password", async () => {
    const { test, authenticator, email } = await openWithAdmin(await open());
    for (let guesser = 0; guesser < 150; guesser += 1)
      await attempt(test, email, "a wrong password", { address: `10.1.${guesser}.1` });
    const right = await attempt(test, email, undefined, { address: "10.2.0.1" });
    expect(right.status).toBe(429);
    const before = await test.deps.db.kysely.selectFrom("attempts").selectAll().execute();
    expect((await enter(test.browser(), authenticator)).status).toBe(200);
    const after = await test.deps.db.kysely.selectFrom("attempts").selectAll().execute();
    expect(after).toEqual(before);
  });

  it.each([
    ["one who is no admin any more", { role: "user" as const }, "passkey.not-for-admins"],
    ["a disabled one", { disabled: true }, "sign-in.account-disabled"],
  ])("of %s is refused", async (_, set, code) => {
    const { test, admin, authenticator } = await openWithAdmin(await open());
    const users = test.deps.db.kysely.updateTable("users");
    await users.set(set).where("id", "=", admin.uid).execute();
    const reply = await enter(test.browser(), authenticator);
    expect([reply.status, reply.body.error.code]).toEqual([403, code]);
    const { role } = await test.deps.db.kysely
      .selectFrom("users")
      .select("role")
      .executeTakeFirstOrThrow();
    expect(role).toBe("role" in set ? "user" : "admin");
  });

  it("by a passkey that was added outside the admin area is refused", async () => {
    const { test, admin } = await openWithAdmin(await open());
    const { kysely } = test.deps.db;
    await kysely.updateTable("sessions").set({ kind: "user" }).execute();
    const { authenticator, reply } = await addOne(browserOf(test, admin.cookie), "Outside");
    expect(reply.body.passkey).toMatchObject({ forAdmin: false });
    const refused = await enter(test.browser(), authenticator);
    expect([refused.status, refused.body.error.code]).toEqual([403, "passkey.not-for-admins"]);
  });
});
