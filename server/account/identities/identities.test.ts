import { expect, it } from "vitest";
import { listIdentities, partIdentity } from "#contract/identities.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { identity, type Browser } from "../fixtures/account.fixture.ts";
import {
  NETWORK,
  UNION,
  WORKS,
  ada,
  arrive,
  atWorks,
  beginJoining,
  comesInAs,
  configure,
  join,
  own,
  refusal,
  stored,
  union,
  works,
} from "../fixtures/two-ways.fixture.ts";

describeWithDatabase("two accounts elsewhere of one person", (open) => {
  it("are joined by who is signed in to both, and then both lead to the same person", async () => {
    const { test, browser, uid } = await ada(await open());
    expect(await own(browser)).toEqual([["network", NETWORK]]);
    const joined = await join(browser, "ada at work");
    expect(joined.body).toMatchObject({ success: true, userId: uid });
    const { customToken } = joined.body;
    const opened = await browser.send("POST", "/api/session", { customToken, timeZone: "UTC" });
    expect(opened.body).toMatchObject({ user: { uid }, returnTo: "/account" });
    expect((await own(browser)).toSorted()).toEqual([
      ["network", NETWORK],
      ["organization", WORKS],
    ]);
    expect(await comesInAs(test.browser(), "ada at work")).toBe(uid);
    expect((await test.browser().login("ada")).body.userId).toBe(uid);
    expect(await test.deps.db.kysely.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  it("leave the address verified that one of them vouches for, whatever the other says", async () => {
    const { test, browser } = await ada(await open());
    test.people.set("elsewhere", atWorks("w1", { email: "ada@works.example" }));
    test.people.set("unsure", atWorks("w1", { emailVerified: false }));
    const verified = () =>
      test.deps.db.kysely.selectFrom("users").select("email_verified as is").execute();
    expect((await join(browser, "elsewhere")).status).toBe(200);
    expect(await verified()).toEqual([{ is: true }]);
    await comesInAs(test.browser(), "unsure");
    expect(await verified()).toEqual([{ is: true }]);
    test.people.set("ada", identity("1", { emailVerified: false }));
    await test.browser().login("ada");
    expect(await verified()).toEqual([{ is: false }]);
  });

  it("may be at two organizations, each by its own way (product 31.6)", async () => {
    const { test, browser, uid } = await ada(await open());
    test.people.set("ada at the union", { ...identity("w1"), issuer: UNION });
    await join(browser, "ada at work");
    expect((await join(browser, "ada at the union", "organization-1")).body.userId).toBe(uid);
    expect((await own(browser)).toSorted()).toEqual([
      ["network", NETWORK],
      ["organization", WORKS],
      ["organization-1", UNION],
    ]);
    // A later joining, of another account there.
    test.people.set("another", { ...identity("w2"), issuer: UNION });
    expect((await join(browser, "another", "organization-1")).status).toBe(409);
  });

  it("are not joined by a provider other than the one that was asked", async () => {
    const { test, browser } = await ada(await open());
    const { state } = (await beginJoining(browser, "organization-1")).body;
    const crossed = await arrive(browser, state, "ada at work", "organization");
    expect(crossed.body).toEqual(refusal("Invalid state"));
    expect(test.exchanged).toEqual(["ada"]);
    expect((await arrive(browser, state, "ada at work", "organization-1")).status).toBe(200);
  });

  it("are not joined by an address that is the same", async () => {
    const { test, uid } = await ada(await open());
    expect(await comesInAs(test.browser(), "ada at work")).not.toBe(uid);
  });

  it("stay apart where the account has a person of its own, and nothing of either changes", async () => {
    const { test, browser } = await ada(await open());
    await comesInAs(test.browser(), "ada at work");
    const before = await stored(test);
    const reply = await join(browser, "ada at work");
    expect([reply.status, reply.body]).toEqual([
      409,
      refusal("That account is already connected to another Cairn account"),
    ]);
    expect(await stored(test)).toEqual(before);
  });

  it("are one of each issuer", async () => {
    const { test, browser } = await ada(await open());
    test.people.set("another at work", atWorks("w2"));
    expect((await join(browser, "ada at work")).status).toBe(200);
    expect((await join(browser, "ada at work")).status).toBe(200);
    const reply = await join(browser, "another at work");
    expect(reply.body).toEqual(
      refusal("You already sign in with another account from this provider"),
    );
    expect(await stored(test)).toHaveLength(2);
  });

  it("are joined in the session that began it, in its browser, and in no other", async () => {
    const { test, browser } = await ada(await open());
    test.people.set("bo", identity("2"));
    const { state } = (await beginJoining(browser)).body;
    const binding = [...browser.cookies].find(([name]) => name.includes("state"));
    const taken = async (other: Browser) => {
      other.cookies.set(...(binding ?? ["", ""]));
      return (await arrive(other, state, "ada at work")).body;
    };
    // Another browser, even with Ada's binding cookie.
    const bo = test.browser();
    await bo.signIn("bo");
    expect(await taken(bo)).toEqual(refusal("Invalid state"));
    expect(await stored(test)).toHaveLength(2);
    expect(test.exchanged).not.toContain("ada at work");
  });

  it.each(["signed out", "signed in anew", "disabled"])(
    "are not joined once the session is over: %s",
    async (how) => {
      const { test, browser, uid } = await ada(await open());
      const { state } = (await beginJoining(browser)).body;
      if (how === "signed out") await browser.send("POST", "/api/session/end", {});
      if (how === "signed in anew") await browser.signIn("ada");
      if (how === "disabled")
        await test.deps.db.kysely.updateTable("users").set({ disabled: true }).execute();
      const reply = await arrive(browser, state, "ada at work");
      expect(reply.body).toEqual(refusal("Invalid state"));
      expect(await stored(test)).toEqual([{ issuer: NETWORK, subject: "1", uid }]);
    },
  );

  it("are not joined where the session ends while the provider is asked", async () => {
    const { test, browser } = await ada(await open());
    const { organization } = test.deps.providers;
    if (organization === undefined) throw new TypeError("There is no organization.");
    const slow = {
      ...organization,
      depart: async (state: string) => {
        await test.deps.db.kysely.deleteFrom("sessions").execute();
        return organization.depart(state);
      },
    };
    Object.assign(test.deps, { providers: { ...test.deps.providers, organization: slow } });
    const reply = await beginJoining(browser);
    expect([reply.status, reply.body.error.code]).toEqual([401, "session.missing"]);
  });

  it("are joined soon after a sign-in alone", async () => {
    const { test, browser } = await ada(await open());
    test.at += limits.freshSignInMinutes * 60_000;
    expect((await beginJoining(browser)).status).toBe(200);
    test.at += 1;
    const late = await beginJoining(browser);
    expect([late.status, late.body.error.code]).toEqual([403, "identity.sign-in-again"]);
  });

  it("are parted again, and whoever came in by one is signed out", async () => {
    const { test, browser, uid } = await ada(await open());
    await join(browser, "ada at work");
    const other = test.browser();
    await other.signIn("ada");
    // An unfinished sign-in.
    const half = (await test.browser().login("ada")).body.customToken;
    const reply = await browser.send("POST", partIdentity.path, { issuer: WORKS });
    expect([reply.status, reply.body]).toEqual([200, {}]);
    expect(await own(browser)).toEqual([["network", NETWORK]]);
    expect((await other.send("GET", listIdentities.path)).status).toBe(401);
    expect(test.ended).toHaveLength(1);
    const late = { customToken: half, timeZone: "UTC" };
    expect((await test.browser().send("POST", "/api/session", late)).status).toBe(401);
    expect(await comesInAs(test.browser(), "ada at work")).not.toBe(uid);
  });

  it("one by which they can sign in stays", async () => {
    const { test, browser } = await ada(await open());
    const part = (issuer: string) => browser.send("POST", partIdentity.path, { issuer });
    expect((await part(WORKS)).status).toBe(404);
    expect((await part(NETWORK)).body.error).toMatchObject({
      code: "identity.last",
      message: "You need at least one way to sign in.",
    });
    await join(browser, "ada at work");
    // Sign-in by the organization is no longer configured.
    const { config } = test.deps;
    configure(test, { mode: "production", organizations: [] });
    expect((await part(NETWORK)).status).toBe(409);
    Object.assign(test.deps, { config });
    expect((await part(NETWORK)).status).toBe(200);
    expect(await own(browser)).toEqual([["organization", WORKS]]);
  });

  it("one by which their organization would still let them in stays", async () => {
    const { test, browser } = await ada(await open());
    await join(browser, "ada at work");
    const part = (issuer: string) => browser.send("POST", partIdentity.path, { issuer });
    const lettingIn = (domains: string[]) =>
      configure(test, { organizations: [{ ...works, domains }, union] });
    lettingIn(["works.example"]);
    expect((await part(NETWORK)).body.error).toMatchObject({ code: "identity.last" });
    expect(await own(browser)).toContainEqual([null, WORKS]);
    lettingIn(["example.org"]);
    expect(await own(browser)).toContainEqual(["organization", WORKS]);
    expect((await part(NETWORK)).status).toBe(200);
  });

  it("one whose organization was removed does not count, and those beside it keep theirs", async () => {
    const { test, browser } = await ada(await open());
    test.people.set("ada at the union", { ...identity("w1"), issuer: UNION });
    await join(browser, "ada at work");
    await join(browser, "ada at the union", "organization-1");
    const part = (issuer: string) => browser.send("POST", partIdentity.path, { issuer });
    configure(test, { mode: "production", organizations: [union] });
    expect((await own(browser)).toSorted()).toEqual([
      [null, WORKS],
      [null, NETWORK],
      ["organization-1", UNION],
    ]);
    expect((await part(UNION)).body.error).toMatchObject({ code: "identity.last" });
    expect((await part(WORKS)).status).toBe(200);
    // Its provider under another number: the same person.
    configure(test, { organizations: [{ ...union, way: "organization-7" }] });
    expect((await own(browser)).toSorted()).toEqual([
      [null, NETWORK],
      ["organization-7", UNION],
    ]);
  });
});
