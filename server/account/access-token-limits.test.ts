import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openTestApp, START } from "#server/app/fixtures/test-app.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { sweepAccount } from "./account-sweep.ts";
import { anotherSession } from "./fixtures/another-session.fixture.ts";
import {
  by,
  listed,
  made,
  make,
  refusal,
  refusedAsNotValid,
  revoke,
} from "./fixtures/token-calls.fixture.ts";

const MINUTE = 60_000;

describeWithDatabase("the limits of access tokens", (open) => {
  const opened = async () => {
    const test = await openTestApp(await open());
    return { test, ada: await test.person() };
  };

  it("are made within 10 minutes of a sign-in", async () => {
    const { test, ada } = await opened();
    test.at = START + 10 * MINUTE;
    expect((await make(ada)).status).toBe(200);
    test.at += 1;
    const late = await make(ada);
    expect([late.status, late.body.error]).toEqual([
      403,
      {
        code: "token.sign-in-again",
        message:
          "You signed in more than 10 minutes ago. Please sign in again to create the token.",
      },
    ]);
    expect(await listed(ada)).toHaveLength(1);
  });

  it("are 20 a person at most, those that have run out among them", async () => {
    const { test, ada } = await opened();
    const first = await made(ada, { days: 1 });
    for (let more = 1; more < limits.accessTokens; more += 1) await made(ada);
    test.at = START + 2 * DAY_MS;
    const today = await anotherSession(test, ada);
    const beyond = await make(today);
    expect([beyond.status, beyond.body.error.code]).toEqual([409, "token.too-many"]);
    expect(await listed(ada)).toHaveLength(limits.accessTokens);
    await revoke(today, first.id);
    expect((await make(today)).status).toBe(200);
    expect((await make(await test.person())).status).not.toBe(409);
  });

  it("write down their use to the minute, and no answer waits for it", async () => {
    const { test, ada } = await opened();
    const { token } = await made(ada, { name: "Used" });
    await made(ada, { name: "Another" });
    const lastUses = async () =>
      Object.fromEntries((await listed(ada)).map(({ name, lastUsedAt }) => [name, lastUsedAt]));
    const storedUse = async () => {
      const used = await test.deps.db.kysely
        .selectFrom("access_tokens")
        .select("last_used_at as at")
        .where("name", "=", "Used")
        .executeTakeFirst();
      return used?.at;
    };
    const lastUse = async () => (await lastUses())["Used"];
    const uses = async (at: number, seen: number) => {
      test.at = at;
      expect((await by(test, token)).status).toBe(200);
      await expect.poll(lastUse).toBe(seen);
    };
    expect(await lastUse()).toBe(null);
    await uses(START, START);
    await uses(START + MINUTE - 1, START);
    await uses(START + MINUTE, START + MINUTE);
    // Of a server whose clock is ahead.
    await uses(START, START);
    expect(await lastUses()).toEqual({ Used: START, Another: null });
    expect(await storedUse()).toBe(START + MINUTE);
    const before = START + MINUTE - limits.openedAheadDays * DAY_MS;
    await uses(before, before);
    expect(await storedUse()).toBe(START + MINUTE);
    await uses(before - 1, before - 1);
    await expect.poll(storedUse).toBe(before - 1);
  });

  it("ask so often a minute each, whatever they are answered", async () => {
    const { test, ada } = await opened();
    const [{ token }, other] = [await made(ada, { scope: "read" }), await made(ada)];
    const paths = ["/api/goals", "/api/account/sessions"];
    for (let asked = 0; asked < limits.accessTokenRequestsPerMinute; asked += 1)
      expect((await by(test, token, paths[asked % 2])).status).not.toBe(429);
    for (const path of paths) {
      const { status, body } = await by(test, token, path);
      expect([status, body.error.code]).toEqual([429, "request.rate"]);
    }
    expect((await by(test, other.token)).status).toBe(200);
    expect((await ada.send("GET", "/api/goals")).status).toBe(200);
    test.at += MINUTE;
    expect((await by(test, token)).status).toBe(200);
  });

  it("are listed for 30 days after they ran out, then swept", async () => {
    const { test, ada } = await opened();
    await made(ada, { name: "Short", days: 1 });
    await made(ada, { name: "Long" });
    const names = async () => (await listed(ada)).map(({ name }) => name);
    test.at = START + 31 * DAY_MS - 1;
    await sweepAccount(test.deps);
    await test.deps.db.kysely
      .updateTable("sessions")
      .set({ idle_ends_at: test.at + DAY_MS })
      .execute();
    expect((await names()).toSorted()).toEqual(["Long", "Short"]);
    test.at += 1;
    await sweepAccount(test.deps);
    expect(await names()).toEqual(["Long"]);
  });

  it("made under a clock that was far ahead are none when it is right", async () => {
    const { test, ada } = await opened();
    test.at = START + 40 * DAY_MS;
    const ahead = await made(await anotherSession(test, ada));
    test.at = START + 10 * DAY_MS - 1;
    expect(refusal(await by(test, ahead.token))).toEqual(refusedAsNotValid);
    test.at += 1;
    expect((await by(test, ahead.token)).status).toBe(200);
  });
});
