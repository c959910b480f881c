import { expect, it } from "vitest";
import { beginPasskey, editPasskey, removePasskey } from "#contract/passkeys.ts";
import { exportAccount } from "#contract/account.ts";
import { partIdentity } from "#contract/identities.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { browserOf, identity, type Browser } from "../fixtures/account.fixture.ts";
import { softwareAuthenticator } from "../fixtures/authenticator.fixture.ts";
import { addOne, listed, openBy, openWithAdasPasskey } from "../fixtures/passkey.fixture.ts";

const pathOf = ({ path }: { readonly path: string }, id: string) => path.replace(":passkeyId", id);
const remove = (browser: Pick<Browser, "send">, id: string) =>
  browser.send("POST", pathOf(removePasskey, id), {});
const MINUTE = 60_000;

describeWithDatabase("passkeys", (open) => {
  it("are added, listed, renamed and exported, without their keys", async () => {
    const { test, browser, passkeyId } = await openWithAdasPasskey(await open());
    const facts = { backedUp: false, forAdmin: false, worksHere: true };
    const phone = { id: passkeyId, name: "Phone", createdAt: test.at, lastUsedAt: null, ...facts };
    expect(await listed(browser)).toEqual([phone]);
    const renamed = await browser.send("PUT", pathOf(editPasskey, passkeyId), { name: " Laptop " });
    expect([renamed.status, renamed.body]).toEqual([200, {}]);
    expect(await listed(browser)).toEqual([{ ...phone, name: "Laptop" }]);
    const { body, text } = await browser.send("GET", exportAccount.path);
    expect(body.data.passkeys).toEqual([
      {
        name: "Laptop",
        rpId: "localhost",
        backedUp: false,
        forAdmin: false,
        createdAt: test.at,
        lastUsedAt: null,
      },
    ]);
    const { public_key: key } = await test.deps.db.kysely
      .selectFrom("passkeys")
      .select("public_key")
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(key);
  });

  it("ask the browser for a passkey that is found without a name, and verifies its person", async () => {
    const { browser, authenticator, uid } = await openWithAdasPasskey(await open());
    const { body } = await browser.send("POST", beginPasskey.path, {});
    expect(body.options).toMatchObject({
      rp: { id: "localhost", name: "Cairn" },
      user: { id: Buffer.from(uid).toString("base64url"), name: "ada@example.org" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: authenticator.id, transports: ["internal"] }],
      timeout: limits.passkeyMinutes * MINUTE,
    });
  });

  it("are added and removed soon after a sign-in alone", async () => {
    const { test, browser, passkeyId } = await openWithAdasPasskey(await open());
    test.at += limits.freshSignInMinutes * MINUTE;
    const second = await addOne(browser, "Second");
    expect(second.reply.status).toBe(200);
    test.at += 1;
    const late = (await addOne(browser)).reply;
    expect([late.status, late.body.error.code]).toEqual([403, "passkey.sign-in-again"]);
    const stays = await remove(browser, passkeyId);
    expect([stays.status, stays.body.error.code]).toEqual([403, "passkey.sign-in-again"]);
    expect(await listed(browser)).toHaveLength(2);
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another relying party", { rpId: "evil.example" }],
    ["nobody verified", { verified: false }],
  ])("of %s are not added", async (_, over) => {
    const { browser } = await openWithAdasPasskey(await open());
    const { reply } = await addOne(browser, "Wrong", softwareAuthenticator(), over);
    expect([reply.status, reply.body.error.code]).toEqual([401, "passkey.wrong"]);
    expect(await listed(browser)).toHaveLength(1);
  });

  it("need the challenge of their session, unused and for five minutes", async () => {
    const { test, browser } = await openWithAdasPasskey(await open());
    const expired = async (from: Browser, over: object) => {
      const { reply } = await addOne(from, "Late", softwareAuthenticator(), over);
      return reply.body.error?.code;
    };
    const { body } = await browser.send("POST", beginPasskey.path, {});
    const { challenge } = body.options;
    const other = test.browser();
    await other.signIn("ada");
    other.cookies.set("cairn-state", browser.cookies.get("cairn-state") ?? "");
    expect(await expired(other, { challenge })).toBe("passkey.expired");
    expect(await expired(browser, { challenge })).toBeUndefined();
    expect(await expired(browser, { challenge })).toBe("passkey.expired");
    const late = (await browser.send("POST", beginPasskey.path, {})).body.options.challenge;
    test.at += limits.passkeyMinutes * MINUTE;
    expect(await expired(browser, { challenge: late })).toBe("passkey.expired");
  });

  it("are each one person's, and at most ten", async () => {
    const { test, browser, authenticator } = await openWithAdasPasskey(await open());
    test.people.set("bo", identity("2"));
    const bo = test.browser();
    await bo.signIn("bo");
    expect((await addOne(bo, "Mine", authenticator)).reply.body.error.code).toBe("passkey.known");
    for (let held = 1; held < limits.passkeys; held += 1)
      expect((await addOne(browser)).reply.status).toBe(200);
    const more = (await addOne(browser)).reply;
    expect([more.status, more.body.error.code]).toEqual([409, "passkey.too-many"]);
  });

  it("end the person's other sessions where one is removed", async () => {
    const { test, browser, authenticator, passkeyId } = await openWithAdasPasskey(await open());
    const other = test.browser();
    expect((await openBy(other, authenticator)).status).toBe(200);
    expect((await remove(browser, passkeyId)).status).toBe(200);
    expect(test.ended).toHaveLength(1);
    expect((await other.send("GET", "/api/account/passkeys")).status).toBe(401);
    expect(await listed(browser)).toEqual([]);
  });

  it("and joined accounts together keep one way to sign in", async () => {
    const { test, browser, passkeyId } = await openWithAdasPasskey(await open());
    const part = () =>
      browser.send("POST", partIdentity.path, { issuer: "https://network.example.org" });
    // LinkedIn is no longer configured.
    const { config } = test.deps;
    Object.assign(test.deps, { config: { ...config, mode: "production" } });
    const last = await remove(browser, passkeyId);
    expect([last.status, last.body.error]).toEqual([
      409,
      { code: "identity.last", message: "You need at least one way to sign in." },
    ]);
    Object.assign(test.deps, { config });
    expect((await part()).status).toBe(200);
    expect((await remove(browser, passkeyId)).body.error.code).toBe("identity.last");
    await addOne(browser, "Second");
    expect((await remove(browser, passkeyId)).status).toBe(200);
  });

  it("that were made for another host name are no way to sign in", async () => {
    const { test, browser } = await openWithAdasPasskey(await open());
    await test.deps.db.kysely.updateTable("passkeys").set({ rp_id: "old.example.org" }).execute();
    expect(await listed(browser)).toMatchObject([{ worksHere: false }]);
    const issuer = "https://network.example.org";
    const last = await browser.send("POST", partIdentity.path, { issuer });
    expect(last.body.error.code).toBe("identity.last");
  });

  it("open the admin area where they were added or allowed there", async () => {
    const test = await openTestApp(await open());
    const admin = await test.person({ admin: true });
    const browser = browserOf(test, admin.cookie);
    const { reply } = await addOne(browser);
    expect(reply.body.passkey).toMatchObject({ forAdmin: true });
    // The password is left.
    expect((await remove(browser, reply.body.passkey.id)).status).toBe(200);
  });

  it("are allowed in the admin area by an admin session alone", async () => {
    const { browser, passkeyId, uid, test } = await openWithAdasPasskey(await open());
    const allow = (from: Browser) =>
      from.send("PUT", pathOf(editPasskey, passkeyId), { forAdmin: true });
    const { kysely } = test.deps.db;
    await kysely.updateTable("users").set({ role: "admin" }).where("id", "=", uid).execute();
    const refused = await allow(browser);
    expect([refused.status, refused.body.error.code]).toEqual([403, "not-allowed"]);
    await kysely.updateTable("sessions").set({ kind: "admin" }).execute();
    expect((await allow(browser)).status).toBe(200);
    expect(await listed(browser)).toMatchObject([{ name: "Phone", forAdmin: true }]);
  });

  it("are nobody else's", async () => {
    const { test, passkeyId } = await openWithAdasPasskey(await open());
    test.people.set("bo", identity("2"));
    const bo = test.browser();
    await bo.signIn("bo");
    expect((await remove(bo, passkeyId)).status).toBe(404);
    const renamed = await bo.send("PUT", pathOf(editPasskey, newId()), { name: "Mine" });
    expect(renamed.status).toBe(404);
  });

  it("are not offered where browsers allow none", async () => {
    const { test, browser } = await openWithAdasPasskey(await open());
    const publicUrl = new URL("https://192.168.1.2");
    Object.assign(test.deps, { config: { ...test.deps.config, publicUrl } });
    const from = { origin: publicUrl.origin };
    const reply = await browser.send("POST", beginPasskey.path, {}, from);
    expect([reply.status, reply.body.error.code]).toEqual([409, "passkey.not-offered"]);
  });
});
