import { expect, it } from "vitest";
import { organizationLogin } from "#contract/account.ts";
import { joinIdentity, listIdentities, partIdentity } from "#contract/identities.ts";
import { limits } from "#domain/limits.ts";
import type { Way } from "#domain/sign-in-way.ts";
import type { Database } from "#server/platform/db/database.ts";
import {
  describeOnEngines,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import type { NetworkIdentity } from "#server/platform/sign-in-network.ts";
import { identity, openAccountTest, type AccountTest } from "../fixtures/account.fixture.ts";

const WORKS = "https://id.works.example";
const NETWORK = "https://network.example.org";

const atWorks = (subject: string, over = {}): NetworkIdentity => ({
  ...identity(subject, over),
  issuer: WORKS,
});

/** A server with the network and an organization, who give out codes for the same people. */
async function openTest(db: Database): Promise<AccountTest> {
  const test: AccountTest = await openAccountTest(db, {
    organization: {
      depart: async (state) => ({
        authorizationUrl: `${WORKS}/?${state}`,
        nonce: null,
        codeVerifier: null,
      }),
      arrive: async (code) => {
        test.exchanged.push(code);
        return test.people.get(code) ?? identity(code);
      },
    },
  });
  const organization = {
    issuer: new URL(WORKS),
    clientId: "c",
    clientSecret: "s",
    name: "Example Works",
    domains: [],
  };
  Object.assign(test.deps, { config: { ...test.deps.config, organization } });
  return test;
}

type Browser = ReturnType<AccountTest["browser"]>;

async function beginJoining(browser: Browser, way: Way = "organization") {
  return browser.send("POST", joinIdentity.path, { way });
}

/** Comes back from the organization with a code. */
async function arrive(browser: Browser, state: string, code: string) {
  return browser.send("POST", organizationLogin.path, { code, state });
}

async function join(browser: Browser, code: string) {
  const { state } = (await beginJoining(browser)).body;
  return arrive(browser, state, code);
}

/** A whole sign-in by the organization: whose account it comes to. */
async function comesInAs(browser: Browser, code: string): Promise<string> {
  const { state } = (await browser.send("POST", "/api/sign-in", { way: "organization" })).body;
  return (await arrive(browser, state, code)).body.userId;
}

async function own(browser: Browser) {
  const { identities } = (await browser.send("GET", listIdentities.path)).body;
  return identities.map(({ issuer, way }: { issuer: string; way: Way | null }) => [way, issuer]);
}

const stored = ({ deps }: AccountTest) =>
  deps.db.kysely.selectFrom("identities").select(["issuer", "subject", "user_id as uid"]).execute();

const refusal = (error: string) => ({ success: false, error });

/** Ada, signed in by the network, with an account of hers at the organization. */
async function ada(db: Database) {
  const test = await openTest(db);
  test.people.set("ada", identity("1")).set("ada at work", atWorks("w1"));
  const browser = test.browser();
  const { user } = (await browser.signIn("ada")).body;
  return { test, browser, uid: user.uid as string };
}

describeOnEngines("two accounts elsewhere of one person", (open) => {
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
      refusal("That account has a Cairn account of its own"),
    ]);
    expect(await stored(test)).toEqual(before);
  });

  it("are one of each issuer", async () => {
    const { test, browser } = await ada(await open());
    test.people.set("another at work", atWorks("w2"));
    expect((await join(browser, "ada at work")).status).toBe(200);
    expect((await join(browser, "ada at work")).status).toBe(200);
    const reply = await join(browser, "another at work");
    expect(reply.body).toEqual(refusal("You sign in with another account of it already"));
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
    // Somebody else's browser, even with what binds the state to Ada's.
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

  it("are joined soon after a sign-in alone", async () => {
    const { test, browser } = await ada(await open());
    test.at += limits.freshSignInMinutes * 60_000;
    expect((await beginJoining(browser)).status).toBe(200);
    test.at += 1;
    const late = await beginJoining(browser);
    expect([late.status, late.body.error.code]).toEqual([403, "identity.sign-in-again"]);
  });

  it("make nobody an admin", async () => {
    const { test, browser, uid } = await ada(await open());
    const admin = await test.person({ admin: true });
    expect((await join(browser, "ada at work")).status).toBe(200);
    const rows = await test.deps.db.kysely.selectFrom("users").select(["id", "role"]).execute();
    expect(rows.toSorted((a, b) => a.role.localeCompare(b.role))).toEqual([
      { id: admin.uid, role: "admin" },
      { id: uid, role: "user" },
    ]);
  });

  it("are parted again, and whoever came in by one is signed out", async () => {
    const { test, browser, uid } = await ada(await open());
    await join(browser, "ada at work");
    const other = test.browser();
    await other.signIn("ada");
    // A sign-in that is not finished.
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
      message: "One way to sign in has to remain.",
    });
    await join(browser, "ada at work");
    // The operator has taken the organization's sign-in away: it counts no more.
    const { config } = test.deps;
    Object.assign(test.deps, { config: { ...config, mode: "production", organization: null } });
    expect((await part(NETWORK)).status).toBe(409);
    Object.assign(test.deps, { config });
    expect((await part(NETWORK)).status).toBe(200);
    expect(await own(browser)).toEqual([["organization", WORKS]]);
  });
});

describeOnPostgres("two partings at once", (open) => {
  it("leave one", async () => {
    const { test, browser } = await ada(await open());
    await join(browser, "ada at work");
    for (let round = 0; round < 20; round += 1) {
      const replies = await Promise.all(
        [NETWORK, WORKS].map((issuer) => browser.send("POST", partIdentity.path, { issuer })),
      );
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const [left] = await stored(test);
      expect(left).toBeDefined();
      const [issuer, subject] = left?.issuer === NETWORK ? [WORKS, "w1"] : [NETWORK, "1"];
      await test.deps.db.kysely
        .insertInto("identities")
        .values({
          issuer,
          subject,
          user_id: left?.uid ?? "",
          claims: "{}",
          last_sign_in_at: test.at,
        })
        .execute();
    }
  });

  it("a joining and a first sign-in of one account make one of two, never both", async () => {
    const { test, browser, uid } = await ada(await open());
    for (let round = 0; round < 20; round += 1) {
      const code = `account ${round}`;
      test.people.set(code, { ...atWorks(code), issuer: `${WORKS}/${round}` });
      const { state } = (await beginJoining(browser)).body;
      const stranger = test.browser();
      const began = await stranger.send("POST", "/api/sign-in", { way: "organization" });
      await Promise.all([arrive(browser, state, code), arrive(stranger, began.body.state, code)]);
      const owners = (await stored(test)).filter(({ subject }) => subject === code);
      expect(owners).toHaveLength(1);
      test.at += 60_000;
      if (owners[0]?.uid !== uid) continue;
      await test.deps.db.kysely.updateTable("sessions").set({ created_at: test.at }).execute();
    }
  });
});
