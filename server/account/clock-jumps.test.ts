import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { START } from "#server/app/fixtures/test-app.fixture.ts";
import { openWithAda } from "./fixtures/account.fixture.ts";
import { sweepAccount } from "./account-sweep.ts";

const HOUR = 3_600_000;
const YEAR = 365 * DAY_MS;

// Threats F13.

describeWithDatabase("a clock that is set", (open) => {
  async function openAda() {
    const test = await openWithAda(await open());
    const browser = test.browser();
    const isSignedIn = async (headers: Record<string, string>) =>
      (await test.browser().send("GET", "/api/session", undefined, headers)).body.user !== null;
    const session = () => ({ cookie: `cairn=${browser.cookies.get("cairn") ?? ""}` });
    const exchange = async (customToken: string) => {
      const body = { customToken, timeZone: "UTC" };
      return (await test.browser().send("POST", "/api/session", body)).status;
    };
    const newBearer = async () => {
      const { bearerToken } = (await browser.send("POST", "/api/session/bearer", {})).body;
      return { authorization: `Bearer ${bearerToken}` };
    };
    return { test, browser, isSignedIn, session, exchange, newBearer };
  }

  it("brings nothing back that was used up or ended", async () => {
    const { test, browser, isSignedIn, session, exchange, newBearer } = await openAda();
    const { customToken } = (await browser.login("ada")).body;
    await browser.send("POST", "/api/session", { customToken, timeZone: "UTC" });
    const ended = [session(), await newBearer()];
    await browser.send("POST", "/api/session/end", {});
    for (const jump of [0, -DAY_MS, -YEAR, YEAR]) {
      test.at = START + jump;
      expect([jump, await exchange(customToken)]).toEqual([jump, 401]);
      for (const headers of ended) expect([jump, await isSignedIn(headers)]).toEqual([jump, false]);
    }
  });

  it("a day back finds nothing that ran out before the last sweep", async () => {
    const { test, browser, isSignedIn, session, exchange, newBearer } = await openAda();
    await browser.signIn("ada");
    const { customToken } = (await test.browser().login("ada")).body;
    const bearer = await newBearer();
    test.at = START + 2 * HOUR;
    await sweepAccount(test.deps);
    test.at -= DAY_MS;
    expect([await exchange(customToken), await isSignedIn(bearer)]).toEqual([401, false]);
    test.at = START + (limits.sessionDays + 1) * DAY_MS;
    await sweepAccount(test.deps);
    test.at -= 2 * DAY_MS;
    expect(await isSignedIn(session())).toBe(false);
  });

  it("a year ahead for a moment signs nobody out for good", async () => {
    const { test, browser, isSignedIn, session } = await openAda();
    await browser.signIn("ada");
    test.at = START + YEAR;
    expect(await isSignedIn(session())).toBe(false);
    test.at = START + HOUR;
    expect(await isSignedIn(session())).toBe(true);
  });

  it("a session that was opened under a clock a year ahead does not live for a year", async () => {
    const { test, browser, isSignedIn, session, newBearer } = await openAda();
    test.at = START + YEAR;
    await browser.signIn("ada");
    const both = [session(), await newBearer()];
    test.at = START;
    for (const headers of both) expect(await isSignedIn(headers)).toBe(false);
  });

  it("signs nobody out who signed in under a clock that was ahead by up to 30 days", async () => {
    const { test, browser, isSignedIn, session } = await openAda();
    await browser.signIn("ada");
    test.at = START - limits.openedAheadDays * DAY_MS;
    expect(await isSignedIn(session())).toBe(true);
    test.at -= 1;
    expect(await isSignedIn(session())).toBe(false);
  });
});
