import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { configOf } from "#server/platform/config/config.ts";
import { servedConfig } from "#server/platform/secret-key.ts";
import { START } from "#server/app/fixtures/test-app.fixture.ts";
import { openWithAda, type AccountTest } from "./fixtures/account.fixture.ts";
import { sweepAccount } from "./account-sweep.ts";

const HOUR = 3_600_000;
const NOT_LOGGED_IN = { error: { code: "session.missing", message: "Error: Not logged in" } };

const configWith = (set: Record<string, string>) =>
  servedConfig(configOf({ DATABASE_URL: "memory://", ...set }));

async function endsOf({ deps }: AccountTest) {
  return deps.db.kysely
    .selectFrom("sessions")
    .select(["idle_ends_at as idle", "ends_at as most"])
    .executeTakeFirstOrThrow();
}

describeWithDatabase("sessions", (open) => {
  const openAda = async (overrides = {}) => openWithAda(await open(), overrides);

  it("opens with a cookie that script cannot read, and keeps only its hash", async () => {
    const test = await openAda();
    const browser = test.browser();
    const opened = await browser.signIn("ada", "America/New_York");
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({
      returnTo: null,
      user: {
        email: "ada@example.org",
        timeZone: "America/New_York",
        checkInDay: 1,
        isAdmin: false,
        customEmailVerified: false,
      },
    });
    expect(opened.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^cairn=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/),
    ]);
    const secret = browser.cookies.get("cairn") ?? "";
    expect(opened.text).not.toContain(secret);
    expect(
      JSON.stringify(await test.deps.db.kysely.selectFrom("sessions").selectAll().execute()),
    ).not.toContain(secret);
    expect((await browser.send("GET", "/api/session")).body.user).toEqual(opened.body.user);
  });

  it("uses prefixed, secure cookies on https", async () => {
    const config = servedConfig(
      configOf({
        PUBLIC_URL: "https://localhost",
        DATABASE_URL: "memory://",
        CAIRN_MODE: "development",
      }),
    );
    const test = await openAda({ config });
    const browser = test.browser();
    const https = { origin: "https://localhost" };
    const started = await browser.send("POST", "/api/sign-in", {}, https);
    const { body } = await browser.send(
      "POST",
      "/functions/linkedinlogin",
      { code: "ada", state: started.body.state },
      https,
    );
    const opened = await browser.send(
      "POST",
      "/api/session",
      { customToken: body.customToken, timeZone: "UTC" },
      https,
    );
    const ended = await browser.send("POST", "/api/session/end", {}, https);
    const set = [started, opened, ended].flatMap(({ headers }) => headers.getSetCookie());
    expect(set).toHaveLength(3);
    for (const line of set)
      expect(line).toMatch(
        /^__Host-cairn(-state)?=[\w-]*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
      );
  });

  it("takes a token once, and for 60 seconds", async () => {
    const test = await openAda();
    const browser = test.browser();
    const exchange = (customToken: string) =>
      browser.send("POST", "/api/session", { customToken, timeZone: "UTC" });
    const { customToken } = (await browser.login("ada")).body;
    const replies = await Promise.all(Array.from({ length: 10 }, () => exchange(customToken)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = (await browser.login("ada")).body.customToken;
    test.at = START + limits.customTokenSeconds * 1_000;
    for (const token of ["", "x".repeat(43), customToken, late]) {
      const refused = await exchange(token);
      expect(refused.status).toBe(401);
      expect(refused.body).toEqual({
        error: { code: "sign-in.invalid-token", message: "Invalid token" },
      });
    }
    expect(await test.deps.db.kysely.selectFrom("sessions").selectAll().execute()).toHaveLength(1);
  });

  it("gives a new cookie at each sign-in, and ends the session that the browser had", async () => {
    const test = await openAda();
    const browser = test.browser();
    await browser.signIn("ada");
    const old = browser.cookies.get("cairn");
    const [before] = await test.deps.db.kysely.selectFrom("sessions").select("id").execute();
    await browser.signIn("ada");
    expect(browser.cookies.get("cairn")).not.toBe(old);
    expect(test.ended).toEqual([before?.id]);
    const replay = await test
      .browser()
      .send("POST", "/api/session/bearer", {}, { cookie: `cairn=${old}` });
    expect(replay.status).toBe(401);
  });

  it("lets nobody in who was disabled between the two calls", async () => {
    const test = await openAda();
    const browser = test.browser();
    const { customToken } = (await browser.login("ada")).body;
    await test.deps.db.kysely.updateTable("users").set({ disabled: true }).execute();
    expect(
      (await browser.send("POST", "/api/session", { customToken, timeZone: "UTC" })).status,
    ).toBe(403);
    expect(browser.cookies.has("cairn")).toBe(false);
  });

  it("takes the browser's time zone at the first sign-in, never later, and none that is unknown", async () => {
    const test = await openAda();
    const zone = async (timeZone: string) =>
      (await test.browser().signIn("ada", timeZone)).body.user.timeZone;
    expect(await zone("Mars/Olympus")).toBe("UTC");
    expect(await zone("Pacific/Honolulu")).toBe("Pacific/Honolulu");
    test.at += 30 * DAY_MS;
    expect(await zone("Europe/Paris")).toBe("Pacific/Honolulu");
  });

  it("signs out: cookie, streams and bearer tokens end, and the browser drops what it cached", async () => {
    const test = await openAda();
    const browser = test.browser();
    await browser.signIn("ada");
    const secret = browser.cookies.get("cairn");
    const { bearerToken } = (await browser.send("POST", "/api/session/bearer", {})).body;
    const [session] = await test.deps.db.kysely.selectFrom("sessions").select("id").execute();
    const ended = await browser.send("POST", "/api/session/end", {});
    expect(ended.status).toBe(200);
    expect(ended.headers.get("clear-site-data")).toBe('"cache"');
    expect(ended.headers.getSetCookie()).toEqual([
      "cairn=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
    ]);
    expect(test.ended).toEqual([session?.id]);
    for (const replayed of [
      { cookie: `cairn=${secret}` },
      { authorization: `Bearer ${bearerToken}` },
    ]) {
      expect((await test.browser().send("GET", "/api/session", undefined, replayed)).body).toEqual({
        user: null,
      });
      const reply = await test.browser().send("POST", "/api/session/end", {}, replayed);
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual(NOT_LOGGED_IN);
    }
  });

  it.each([
    [{}, 60, 180],
    [{ SESSION_IDLE_DAYS: "7", SESSION_DAYS: "30" }, 7, 30],
  ])("with %j ends after %i idle days and after %i days, used or not", async (set, idle, most) => {
    const test = await openAda({ config: configWith(set) });
    const browser = test.browser();
    const opened = await browser.signIn("ada");
    expect(opened.headers.getSetCookie().join()).toContain(`Max-Age=${most * 86_400}`);
    const reads = async () => (await browser.send("GET", "/api/session")).body.user !== null;
    for (let day = idle - 1; day < most; day += idle - 1) {
      test.at = START + day * DAY_MS;
      expect(await reads()).toBe(true);
      // The idle timeout moves after the response.
      await expect.poll(async () => (await endsOf(test)).idle).toBe(test.at + idle * DAY_MS);
    }
    test.at = START + most * DAY_MS - 1;
    expect(await reads()).toBe(true);
    test.at += 1;
    expect(await reads()).toBe(false);
    await browser.signIn("ada");
    test.at += idle * DAY_MS - 1;
    expect(await reads()).toBe(true);
  });

  it("whose limits an operator has changed: lower ones count from the next use, a longer idle time too", async () => {
    const test = await openAda();
    const browser = test.browser();
    await browser.signIn("ada");
    const usedWith = async (set: Record<string, string>) => {
      test.at += 2 * HOUR;
      Object.assign(test.deps, { config: configWith(set) });
      expect((await browser.send("GET", "/api/session")).body.user).not.toBeNull();
    };
    await usedWith({ SESSION_IDLE_DAYS: "7", SESSION_DAYS: "30" });
    const lower = { idle: test.at + 7 * DAY_MS, most: START + 30 * DAY_MS };
    await expect.poll(() => endsOf(test)).toEqual(lower);
    await usedWith({});
    const higher = { idle: test.at + 60 * DAY_MS, most: START + 30 * DAY_MS };
    await expect.poll(() => endsOf(test)).toEqual(higher);
  });

  it("gives a bearer token of an hour, which makes no other", async () => {
    const test = await openAda();
    const browser = test.browser();
    await browser.signIn("ada");
    const { body } = await browser.send("POST", "/api/session/bearer", {});
    expect(body).toEqual({
      bearerToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: START + 3_600_000,
    });
    expect(body.bearerToken).not.toBe(browser.cookies.get("cairn"));
    const authorization = `Bearer ${body.bearerToken}`;
    const read = () => test.browser().send("GET", "/api/session", undefined, { authorization });
    expect((await read()).body.user).toMatchObject({ email: "ada@example.org" });
    const next = await test.browser().send("POST", "/api/session/bearer", {}, { authorization });
    expect(next.status).toBe(403);
    test.at += 3_600_000;
    expect((await read()).body).toEqual({ user: null });
  });

  it("ends a bearer token no later than its session, and gives so many a minute", async () => {
    const test = await openAda();
    const browser = test.browser();
    await browser.signIn("ada");
    const soon = START + 1_000;
    await test.deps.db.kysely.updateTable("sessions").set({ ends_at: soon }).execute();
    const issue = () => browser.send("POST", "/api/session/bearer", {});
    expect((await issue()).body.expiresAt).toBe(soon);
    for (let n = 1; n < limits.bearersPerMinute; n += 1) await issue();
    expect((await issue()).status).toBe(429);
  });

  it("sweeps away what is over, and nothing else", async () => {
    const test = await openAda();
    const { kysely } = test.deps.db;
    const rows = async () => {
      const tables = ["oauth_states", "one_time_tokens", "bearer_tokens", "sessions"] as const;
      return Promise.all(
        tables.map(async (table) => (await kysely.selectFrom(table).selectAll().execute()).length),
      );
    };
    const fill = async () => {
      const browser = test.browser();
      await browser.signIn("ada");
      await browser.send("POST", "/api/session/bearer", {});
      await browser.login("ada");
      await browser.send("POST", "/api/sign-in", {});
    };
    await fill();
    await sweepAccount(test.deps);
    expect(await rows()).toEqual([1, 1, 1, 1]);
    test.at = START + 180 * DAY_MS;
    await fill();
    await sweepAccount(test.deps);
    expect(await rows()).toEqual([1, 1, 1, 1]);
  });
});
