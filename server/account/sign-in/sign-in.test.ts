import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import type { NetworkIdentity } from "#server/platform/sign-in-network.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { START } from "#server/app/fixtures/test-app.fixture.ts";
import {
  identity,
  openAccountTest,
  openWithAda,
  type AccountTest,
} from "../fixtures/account.fixture.ts";

const INVALID_STATE = { success: false, error: "Invalid state" };

function count(
  test: AccountTest,
  table: "users" | "identities" | "oauth_states" | "one_time_tokens" | "sessions",
) {
  return test.deps.db.kysely.selectFrom(table).selectAll().execute();
}

describeWithDatabase("sign-in", (open) => {
  it("begins with a state of its own, kept only as a hash and bound to the browser", async () => {
    const test = await openAccountTest(await open());
    const browser = test.browser();
    const first = await browser.send("POST", "/api/sign-in", {});
    const second = await browser.send("POST", "/api/sign-in", {});
    expect(first.status).toBe(200);
    expect(first.body.state).toMatch(/^[\w-]{43}$/);
    expect(second.body.state).not.toBe(first.body.state);
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^cairn-state=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=900$/,
      ),
    ]);
    const rows = JSON.stringify(await count(test, "oauth_states"));
    for (const secret of [first.body.state, ...browser.cookies.values()])
      expect(rows).not.toContain(secret);
  });

  it("answers a complete profile, and makes the user at the first sign-in only", async () => {
    const test = await openWithAda(await open());
    const first = await test.browser().login("ada");
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      success: true,
      customToken: expect.stringMatching(/^[\w-]{43}$/),
      userId: expect.stringMatching(/^[\w-]{22}$/),
      email: "ada@example.org",
      displayName: "Ada Moreau",
      profileData: { name: "Ada Moreau", givenName: "Ada", familyName: "Moreau", locale: "en-GB" },
      message: "Signed in",
    });
    const again = await test.browser().login("ada");
    expect(again.body.userId).toBe(first.body.userId);
    expect(await count(test, "users")).toMatchObject([
      {
        email: "ada@example.org",
        full_name: "Ada Moreau",
        email_verified: true,
        time_zone: "UTC",
        rev: 1,
        role: "user",
      },
    ]);
    expect(JSON.stringify(await count(test, "one_time_tokens"))).not.toContain(
      first.body.customToken,
    );
  });

  it("refuses a state that is missing, another browser's, used or ten minutes old", async () => {
    const test = await openWithAda(await open());
    const browser = test.browser();
    const begin = async () => (await browser.send("POST", "/api/sign-in", {})).body.state;
    const arrive = (state: string, by = browser) =>
      by.send("POST", "/functions/linkedinlogin", { code: "ada", state });

    const state = await begin();
    const stranger = test.browser();
    await stranger.send("POST", "/api/sign-in", {});
    for (const reply of [
      await arrive(""),
      await arrive("x".repeat(43)),
      await arrive(state, test.browser()),
      await arrive(state, stranger),
    ]) {
      expect(reply.status).toBe(400);
      expect(reply.body).toEqual(INVALID_STATE);
    }
    expect(test.exchanged).toEqual([]);
    // Another browser's try leaves the state usable.
    expect((await arrive(state)).status).toBe(200);
    expect((await arrive(state)).body).toEqual(INVALID_STATE);

    const [late, old] = [await begin(), await begin()];
    test.at = START + limits.stateMinutes * 60_000 - 1;
    expect((await arrive(late)).status).toBe(200);
    test.at += 1;
    expect((await arrive(old)).body).toEqual(INVALID_STATE);
    expect(test.exchanged).toEqual(["ada", "ada"]);
    expect(await count(test, "users")).toHaveLength(1);
    expect(await count(test, "sessions")).toEqual([]);
  });

  it("exchanges the code once for 20 callbacks at the same time", async () => {
    const test = await openWithAda(await open());
    const browser = test.browser();
    const { state } = (await browser.send("POST", "/api/sign-in", {})).body;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        browser.send("POST", "/functions/linkedinlogin", { code: "ada", state }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(400),
    ]);
    expect(test.exchanged).toEqual(["ada"]);
    expect(await count(test, "one_time_tokens")).toHaveLength(1);
  });

  it("makes one user of 10 first sign-ins of one identity at the same time", async () => {
    const test = await openWithAda(await open());
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => test.browser().login("ada")),
    );
    expect(new Set(replies.map(({ body }) => body.userId)).size).toBe(1);
    expect(await count(test, "users")).toHaveLength(1);
    expect(await count(test, "identities")).toHaveLength(1);
  });

  it("keeps people apart by issuer and subject, whatever their email", async () => {
    const test = await openAccountTest(await open());
    const other: NetworkIdentity = { ...identity("1"), issuer: "https://other.example.org" };
    test.people.set("one", identity("1")).set("two", identity("2")).set("other", other);
    const uids = [];
    for (const code of ["one", "two", "other"])
      uids.push((await test.browser().login(code)).body.userId);
    expect(new Set(uids).size).toBe(3);
  });

  it("fills what is missing from later claims, and changes nothing that a person stored", async () => {
    const test = await openAccountTest(await open());
    test.people.set("noor", identity("2", { email: null, name: null, emailVerified: false }));
    const incomplete = { success: true, email: null, message: "Profile incomplete" };
    expect((await test.browser().login("noor")).body).toMatchObject(incomplete);
    const browser = test.browser();
    const { user } = (await browser.signIn("noor")).body;
    await browser.send("PUT", "/api/profile", {
      displayName: "N. Haddad",
      email: "noor@home.example.org",
    });
    test.told.splice(0);

    test.people.set(
      "noor",
      identity("2", { name: "Noor Haddad", email: "noor@work.example.org", emailVerified: true }),
    );
    const later = await test.browser().login("noor");
    expect(later.body).toMatchObject({
      email: "noor@home.example.org",
      displayName: "N. Haddad",
      profileData: { name: "Noor Haddad" },
      message: "Signed in",
    });
    // The network verifies another address than the stored one.
    expect(await count(test, "users")).toMatchObject([
      { full_name: "Noor Haddad", email_verified: false },
    ]);
    expect(test.told).toEqual([
      { change: { entity: "user", id: user.uid, rev: expect.any(Number) }, uids: [user.uid] },
    ]);
  });

  it("counts the stored address as verified only while the network vouches for that one", async () => {
    const test = await openAccountTest(await open());
    const verified = async () =>
      (await count(test, "users")).map((row) => "email_verified" in row && row.email_verified);
    test.people.set("ada", identity("1", { emailVerified: false }));
    await test.browser().login("ada");
    expect(await verified()).toEqual([false]);
    test.people.set("ada", identity("1"));
    await test.browser().login("ada");
    expect(await verified()).toEqual([true]);
    test.people.set("ada", identity("1", { email: "elsewhere@example.org" }));
    await test.browser().login("ada");
    expect(await verified()).toEqual([false]);
  });

  it("refuses a disabled person, an unknown code, and a network that fails", async () => {
    const test = await openWithAda(await open());
    await test.browser().login("ada");
    await test.deps.db.kysely.updateTable("users").set({ disabled: true }).execute();
    const disabled = await test.browser().login("ada");
    expect(disabled.status).toBe(403);
    expect(disabled.body).toEqual({ success: false, error: "This account is disabled" });
    const failed = await test.browser().login("down");
    expect(failed).toMatchObject({ status: 502, body: { error: "Provider unavailable" } });
    const unknown = await test.browser().login("unknown code");
    expect(unknown).toMatchObject({ status: 400, body: { error: "Invalid code" } });
  });

  it("leaves nothing half made where the database fails in between", async () => {
    const db = await open();
    const test = await openAccountTest(db);
    test.people.set("ada", identity("1"));
    await db.maintenance((connection) =>
      connection.script("alter table one_time_tokens add constraint never check (false)"),
    );
    const reply = await test.browser().login("ada");
    await db.maintenance((connection) =>
      connection.script("alter table one_time_tokens drop constraint never"),
    );
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      success: false,
      error: "Something went wrong. Please try again.",
    });
    expect(await count(test, "users")).toEqual([]);
  });

  it("returns to a coach's invitation and to a screen for people, and to nothing else", async () => {
    const test = await openWithAda(await open());
    const back = async (returnTo: string) => {
      const browser = test.browser();
      const { customToken } = (await browser.login("ada", returnTo)).body;
      return (await browser.send("POST", "/api/session", { customToken, timeZone: "UTC" })).body
        .returnTo;
    };
    const invitation = "/coach-onboarding?inviterId=a&goalId=b&inviterName=A%20B&invite=c";
    expect(await back(invitation)).toBe(invitation);
    expect(await back("/coaching?highlight=b")).toBe("/coaching?highlight=b");
    for (const other of ["//evil.example.org/coach-onboarding", "/admin", "/api/session/end"])
      expect(await back(other)).toBeNull();
  });

  it("begins so many sign-ins a minute for one address", async () => {
    const test = await openAccountTest(await open());
    const browser = test.browser();
    const begin = () => browser.send("POST", "/api/sign-in", {});
    for (let n = 0; n < limits.signInsPerMinute; n += 1) expect((await begin()).status).toBe(200);
    const refused = await begin();
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatchObject({ code: "request.rate" });
    test.at += 60_000;
    expect((await begin()).status).toBe(200);
  });

  it("writes one line for each sign-in, without secrets or addresses of mail", async () => {
    const test = await openWithAda(await open());
    const browser = test.browser();
    const { body } = await browser.login("ada");
    await browser.login("unknown code");
    const requestId = expect.stringMatching(/^[\w-]{22}$/);
    const same = { event: "sign-in", way: "network", address: "", requestId };
    expect(test.lines.filter(({ event }) => event === "sign-in")).toEqual([
      { ...same, outcome: "ok", actor: body.userId },
      { ...same, outcome: "sign-in.code-refused", actor: null },
    ]);
    const log = JSON.stringify(test.lines);
    const secrets = [body.customToken, ...browser.cookies.values()];
    for (const secret of ["ada@example.org", "unknown code", ...secrets])
      expect(log).not.toContain(secret);
  });
});
