import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { deleteAccount } from "#contract/account.ts";
import { beginPasskeySignIn, passkeySignIn } from "#contract/passkeys.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import type { Browser } from "../fixtures/account.fixture.ts";
import { softwareAuthenticator } from "../fixtures/authenticator.fixture.ts";
import {
  addOne,
  beginSignIn,
  listed,
  openBy,
  openWithAdasPasskey,
  signInBy,
} from "../fixtures/passkey.fixture.ts";

const finish = (browser: Browser, assertion: object) =>
  browser.send("POST", passkeySignIn.path, { assertion });
const outcome = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];
const WRONG = [401, "passkey.wrong"];
const EXPIRED = [400, "passkey.expired"];

describeWithDatabase("a sign-in with a passkey alone", (open) => {
  it("opens a session of its person and leads to where they wanted to go", async () => {
    const { test, uid, authenticator } = await openWithAdasPasskey(await open());
    const visitor = test.browser();
    const options = await beginSignIn(visitor, "/add-goal");
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options.allowCredentials).toBeUndefined();
    const { customToken } = (await finish(visitor, authenticator.assert(options))).body;
    const opened = await visitor.send("POST", "/api/session", { customToken, timeZone: "UTC" });
    expect(opened.body).toMatchObject({ user: { uid }, returnTo: "/add-goal" });
    expect(await listed(visitor)).toMatchObject([{ lastUsedAt: test.at }]);
    expect(test.lines).toContainEqual(
      expect.objectContaining({ event: "sign-in", way: "passkey", outcome: "ok", actor: uid }),
    );
  });

  it("with an authenticator that counts nothing works again and again", async () => {
    const { test, browser } = await openWithAdasPasskey(await open());
    const still = softwareAuthenticator({ counts: false });
    await addOne(browser, "Synced", still);
    expect((await openBy(test.browser(), still)).status).toBe(200);
    expect((await openBy(test.browser(), still)).status).toBe(200);
  });

  it.each([
    ["of another origin", { origin: "https://evil.example" }],
    ["of another relying party", { rpId: "evil.example" }],
    ["that verified nobody", { verified: false }],
    ["by another key", { key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
  ])("%s is refused", async (_, over) => {
    const { test, authenticator } = await openWithAdasPasskey(await open());
    expect(outcome(await signInBy(test.browser(), authenticator, over))).toEqual(WRONG);
  });

  it("works once: replayed it is expired", async () => {
    const { test, authenticator } = await openWithAdasPasskey(await open());
    const visitor = test.browser();
    const assertion = authenticator.assert(await beginSignIn(visitor));
    expect((await finish(visitor, assertion)).status).toBe(200);
    expect(outcome(await finish(visitor, assertion))).toEqual(EXPIRED);
    // Not even under the next challenge.
    const { clientDataJSON } = authenticator.assert(await beginSignIn(visitor));
    expect(outcome(await finish(visitor, { ...assertion, clientDataJSON }))).toEqual(WRONG);
  });

  it("is finished in the browser that began it, within five minutes", async () => {
    const { test, authenticator } = await openWithAdasPasskey(await open());
    const [one, other] = [test.browser(), test.browser()];
    await beginSignIn(other);
    const assertion = authenticator.assert(await beginSignIn(one));
    expect(outcome(await finish(other, assertion))).toEqual(EXPIRED);
    test.at += limits.passkeyMinutes * 60_000 - 1;
    expect((await finish(one, assertion)).status).toBe(200);
    const late = authenticator.assert(await beginSignIn(one));
    test.at += limits.passkeyMinutes * 60_000;
    expect(outcome(await finish(one, late))).toEqual(EXPIRED);
  });

  it("whose counter went back is refused and logged, and the passkey stays", async () => {
    const { test, authenticator, browser } = await openWithAdasPasskey(await open());
    expect((await signInBy(test.browser(), authenticator, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0])
      expect(outcome(await signInBy(test.browser(), authenticator, { counter }))).toEqual(WRONG);
    const logged = test.lines.filter(({ event }) => event === "passkey.counter-went-back");
    expect(logged).toHaveLength(3);
    expect(await listed(browser)).toHaveLength(1);
    expect((await signInBy(test.browser(), authenticator, { counter: 8 })).status).toBe(200);
  });

  it("of an unknown passkey is answered like a wrong one", async () => {
    const { test, authenticator } = await openWithAdasPasskey(await open());
    const unknown = await signInBy(test.browser(), softwareAuthenticator());
    const wrong = await signInBy(test.browser(), authenticator, { verified: false });
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
  });

  it("of another person than the one that the authenticator names is refused", async () => {
    const { test, authenticator } = await openWithAdasPasskey(await open());
    const visitor = test.browser();
    const assertion = authenticator.assert(await beginSignIn(visitor));
    const userHandle = Buffer.from("somebody else").toString("base64url");
    expect(outcome(await finish(visitor, { ...assertion, userHandle }))).toEqual(WRONG);
  });

  it("of a disabled person says so, of a deleted one that it does not work here", async () => {
    const { test, browser, authenticator } = await openWithAdasPasskey(await open());
    const users = test.deps.db.kysely.updateTable("users");
    await users.set({ disabled: true }).execute();
    expect(outcome(await signInBy(test.browser(), authenticator))).toEqual([
      403,
      "sign-in.account-disabled",
    ]);
    await users.set({ disabled: false }).execute();
    const deleted = await browser.send("POST", deleteAccount.path, { confirmation: "DELETE" });
    expect(deleted.status).toBe(200);
    expect(outcome(await signInBy(test.browser(), authenticator))).toEqual(WRONG);
  });

  it("has no session where its person is disabled meanwhile", async () => {
    const { test, authenticator } = await openWithAdasPasskey(await open());
    const { customToken } = (await signInBy(test.browser(), authenticator)).body;
    await test.deps.db.kysely.updateTable("users").set({ disabled: true }).execute();
    const opened = { customToken, timeZone: "UTC" };
    expect(outcome(await test.browser().send("POST", "/api/session", opened))).toEqual([
      403,
      "sign-in.account-disabled",
    ]);
  });

  it("is begun so often a minute from an address", async () => {
    const { test } = await openWithAdasPasskey(await open());
    test.at += 60_000;
    const visitor = test.browser();
    for (let begun = 0; begun < limits.signInsPerMinute; begun += 1)
      expect((await visitor.send("POST", beginPasskeySignIn.path, {})).status).toBe(200);
    expect((await visitor.send("POST", beginPasskeySignIn.path, {})).status).toBe(429);
  });
});
