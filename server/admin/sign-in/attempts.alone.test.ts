import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import * as limits from "#domain/limits.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import {
  ADMIN_PASSWORD,
  openTestApp,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { attempt, TEXTS } from "../fixtures/admin-sign-in.fixture.ts";
import { openSecured } from "../fixtures/second-factor.fixture.ts";
import { sweepAttempts } from "#server/platform/attempts.ts";
import { inTurn, isQueueFull } from "./password.ts";
import { totpCode } from "./totp.ts";

vi.mock("node:crypto", async (original) => {
  const { cheapHashes } = await import("../fixtures/cheap-hashes.fixture.ts");
  return cheapHashes(await original());
});

const MINUTE = 60_000;
const BURST = 40;

/** Simulates the passing of time for every count. */
async function attemptsAge({ deps }: TestApp, ms: number): Promise<void> {
  await deps.db.kysely
    .updateTable("attempts")
    .set((eb) => ({
      blocked_until: eb("blocked_until", "-", ms),
      forget_at: eb("forget_at", "-", ms),
    }))
    .execute();
}

function rowsOf({ deps }: TestApp) {
  const rows = deps.db.kysely.selectFrom("attempts").select(["account", "address", "failures"]);
  return rows.orderBy("account").orderBy("address").execute();
}

describeWithDatabase("failed sign-ins of admins", (open) => {
  it.each(["known", "unknown"])(
    "takes five wrong passwords for a %s account in 15 minutes, then waits, each time twice as long",
    async (kind) => {
      const [test, { uid }] = await openWithPeople(await open(), { admin: true });
      const email = kind === "known" ? `${uid}@example.org` : "nobody@example.org";
      for (let failed = 0; failed < 5; failed += 1)
        expect((await attempt(test, email, "not the password")).status).toBe(401);
      const sixth = { status: 429, text: TEXTS.often, cookie: "", device: undefined };
      expect(await attempt(test, email)).toEqual(sixth);
      // Other accounts from this address, and this one from others, are not blocked.
      expect((await attempt(test, "else@example.org", "x")).status).toBe(401);
      expect((await attempt(test, email, "x", { address: "10.0.0.2" })).status).toBe(401);
      for (const wait of [15, 30, 60]) {
        await attemptsAge(test, (wait - 1) * MINUTE);
        expect(await attempt(test, email, "x"), `before ${wait}`).toEqual(sixth);
        await attemptsAge(test, MINUTE);
        expect((await attempt(test, email, "x")).status, `after ${wait}`).toBe(401);
      }
    },
  );

  it("forgets an account's failures with a right password, or by themselves", async () => {
    const [test, { uid }] = await openWithPeople(await open(), { admin: true });
    const email = `${uid}@example.org`;
    const wrong = () => attempt(test, email, "not the password");
    for (let failed = 0; failed < 4; failed += 1) await wrong();
    expect((await attempt(test, email)).status).toBe(200);
    for (let failed = 0; failed < 4; failed += 1) expect((await wrong()).status).toBe(401);
    await attemptsAge(test, 15 * MINUTE);
    for (let failed = 0; failed < 5; failed += 1) expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
  });

  it("takes twenty wrong passwords from an address, whatever the account; a header changes nothing", async () => {
    const test = await openTestApp(await open());
    for (let failed = 0; failed < 20; failed += 1) {
      const told = await attempt(test, `nobody-${failed}@example.org`, "x", {
        address: "fd00:db8::1",
      });
      expect(told.status).toBe(401);
    }
    const { uid } = await test.person({ admin: true });
    expect(
      await attempt(test, `${uid}@example.org`, ADMIN_PASSWORD, { address: "fd00:db8::2" }),
    ).toMatchObject({
      status: 429,
    });
    expect(
      (await attempt(test, `${uid}@example.org`, ADMIN_PASSWORD, { address: "fd00:db8:0:1::1" }))
        .status,
    ).toBe(200);
    await attemptsAge(test, 15 * MINUTE);
    expect(
      (await attempt(test, `${uid}@example.org`, ADMIN_PASSWORD, { address: "fd00:db8::2" }))
        .status,
    ).toBe(200);
  });

  it("takes forty wrong passwords from a line of IPv6, whichever of its networks they come from", async () => {
    const [test, { uid }] = await openWithPeople(await open(), { admin: true });
    const from = (network: number, line = "7") => `fd00:db8:${line}:${network.toString(16)}::1`;
    for (let failed = 0; failed < 40; failed += 1) {
      const told = await attempt(test, `nobody-${failed}@example.org`, "x", {
        address: from(failed),
      });
      expect(told.status).toBe(401);
    }
    const before = await rowsOf(test);
    const email = `${uid}@example.org`;
    for (let more = 100; more < 130; more += 1)
      expect(await attempt(test, email, ADMIN_PASSWORD, { address: from(more) })).toMatchObject({
        status: 429,
        text: TEXTS.often,
      });
    // Refused attempts leave no rows, however many addresses they have.
    expect(await rowsOf(test)).toEqual(before);
    expect((await attempt(test, email, ADMIN_PASSWORD, { address: from(0, "8") })).status).toBe(
      200,
    );
    await attemptsAge(test, 15 * MINUTE);
    expect((await attempt(test, email, ADMIN_PASSWORD, { address: from(0) })).status).toBe(200);
  });

  it("hears an account that a hundred failed for from everywhere once in ten seconds", async () => {
    const [test, { uid }] = await openWithPeople(await open(), { admin: true });
    const email = `${uid}@example.org`;
    for (let failed = 0; failed < 100; failed += 1)
      expect((await attempt(test, email, "x", { address: `10.1.0.${failed}` })).status).toBe(401);
    const address = "10.2.0.1";
    // More attempts than a network may fail, but refused ones do not count.
    for (let refused = 0; refused < 8; refused += 1)
      expect(await attempt(test, email, ADMIN_PASSWORD, { address })).toMatchObject({
        status: 429,
        text: TEXTS.often,
      });
    expect((await attempt(test, "else@example.org", "x", { address })).status).toBe(401);
    await attemptsAge(test, 10_000);
    expect((await attempt(test, email, "x", { address: "10.2.0.2" })).status).toBe(401);
    expect((await attempt(test, email, ADMIN_PASSWORD, { address })).status).toBe(429);
    await attemptsAge(test, 10_000);
    expect((await attempt(test, email, ADMIN_PASSWORD, { address })).status).toBe(200);
  });

  it("lets a browser pass in which this admin has signed in before, whatever strangers do", async () => {
    const test = await openTestApp(await open());
    const [{ uid }, other] = [
      await test.person({ admin: true }),
      await test.person({ admin: true }),
    ];
    const email = `${uid}@example.org`;
    const { device } = await attempt(test, email);
    const { device: others } = await attempt(test, `${other.uid}@example.org`);
    for (let failed = 0; failed < 110; failed += 1)
      await attempt(test, email, "x", { address: `10.1.0.${failed % 22}` });
    for (let failed = 0; failed < 30; failed += 1)
      await attempt(test, `nobody-${failed}@example.org`, "x");
    expect((await attempt(test, email)).status).toBe(429);
    for (const unknown of [others, device?.replace(/=\d/, "=9"), "cairn-device=1.2.3"])
      expect((await attempt(test, email, ADMIN_PASSWORD, { device: unknown })).status).toBe(429);
    expect((await attempt(test, email, ADMIN_PASSWORD, { device })).status).toBe(200);
    // A known browser counts as an address of its own, wherever it is.
    for (let failed = 0; failed < 5; failed += 1)
      expect(
        (await attempt(test, email, "x", { device, address: `10.3.0.${failed}` })).status,
      ).toBe(401);
    expect((await attempt(test, email, ADMIN_PASSWORD, { device })).status).toBe(429);
    await attemptsAge(test, 15 * MINUTE);
    expect((await attempt(test, email, ADMIN_PASSWORD, { device })).status).toBe(200);
  });

  it("refuses strangers at once while many of them wait, uncounted, and no known browser", async () => {
    const [test, { uid }] = await openWithPeople(await open(), { admin: true });
    const email = `${uid}@example.org`;
    const { device } = await attempt(test, email);
    const held = Promise.withResolvers<void>();
    let strangers = 0;
    const waiting = Array.from({ length: 1 + limits.adminPasswordsWaiting }, () =>
      inTurn("stranger", async () => {
        await held.promise;
        await pause(60);
        strangers += 1;
      }),
    );
    await expect.poll(() => isQueueFull("stranger")).toBe(true);
    for (let refused = 0; refused < 8; refused += 1)
      expect(await attempt(test, email)).toMatchObject({ status: 429, text: TEXTS.often });
    const known = attempt(test, email, ADMIN_PASSWORD, { device });
    held.resolve();
    expect((await known).status).toBe(200);
    expect(strangers).toBeLessThan(waiting.length);
    await Promise.all(waiting);
    expect((await attempt(test, email)).status).toBe(200);
  });

  it("keeps neither an address nor an email of those who tried, and no password", async () => {
    const test = await openTestApp(await open());
    await attempt(test, "curious@example.org", "a secret of mine", { address: "10.0.0.77" });
    const rows = JSON.stringify(
      await test.deps.db.kysely.selectFrom("attempts").selectAll().execute(),
    );
    for (const text of ["curious", "secret", "10.0.0"]) expect(rows).not.toContain(text);
    expect(rows).not.toBe("[]");
  });
});

describeWithDatabase("guesses of a second factor", (open) => {
  it("are ten from everywhere, then wait; an admin in a known browser does not", async () => {
    const test = await openTestApp(await open());
    const { email, secret } = await openSecured(test);
    const code = () => totpCode(secret, test.at);
    const { device } = await attempt(test, email, ADMIN_PASSWORD, { code: code() });
    for (let guessed = 0; guessed < 10; guessed += 1) {
      const guess = { address: `10.1.0.${guessed}`, code: String(guessed).padStart(6, "0") };
      expect((await attempt(test, email, ADMIN_PASSWORD, guess)).status).toBe(401);
    }
    test.at += 30_000;
    const stranger = () =>
      attempt(test, email, ADMIN_PASSWORD, { address: "10.2.0.1", code: code() });
    expect(await stranger()).toMatchObject({ status: 429, text: TEXTS.often });
    expect((await attempt(test, email, ADMIN_PASSWORD, { device, code: code() })).status).toBe(200);
    test.at += 30_000;
    await attemptsAge(test, 15 * MINUTE);
    expect((await stranger()).status).toBe(200);
  });

  it("begin with the first code: a right password without one is no failure", async () => {
    const test = await openTestApp(await open());
    const { email, secret } = await openSecured(test);
    for (let asked = 0; asked < 8; asked += 1)
      expect((await attempt(test, email)).status).toBe(401);
    for (const row of await rowsOf(test)) expect(row.failures).toBe(0);
    expect(
      (await attempt(test, email, ADMIN_PASSWORD, { code: totpCode(secret, test.at) })).status,
    ).toBe(200);
  });
});

describeOnPostgres("attempts to sign in as an admin", (open) => {
  it("are counted once for two servers, and none slips through beside another", async () => {
    const [one, two] = [await openTestApp(await open()), await openTestApp(await open())];
    const told = await Promise.all(
      Array.from({ length: 16 }, (_, number) =>
        attempt(number % 2 === 0 ? one : two, "ada@example.org", "x"),
      ),
    );
    expect(told.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(told.filter(({ status }) => status === 429)).toHaveLength(11);
  });

  it("are forgotten without waiting for one that is being counted", async () => {
    const test = await openTestApp(await open({ poolSize: 2 }));
    const { db } = test.deps;
    await attempt(test, "ada@example.org", "x");
    await attempt(test, "ben@example.org", "x");
    await attemptsAge(test, 60 * MINUTE);
    const rows = await rowsOf(test);
    const [held, go] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
    const writing = db.transaction(async (tx) => {
      const own = tx.kysely.selectFrom("attempts").selectAll();
      const found = own.where("account", "=", rows[1]!.account).forUpdate();
      held.resolve((await found.execute()).length);
      await go.promise;
    });
    const count = await held.promise;
    await sweepAttempts({ db });
    expect(await rowsOf(test)).toHaveLength(count);
    go.resolve();
    await writing;
    await sweepAttempts({ db });
    expect(await rowsOf(test)).toEqual([]);
  });

  it("for one account, from everywhere at once, are no more than one after the other", async () => {
    const [one, two] = [await openTestApp(await open()), await openTestApp(await open())];
    let heard = 0;
    let tries = 0;
    const burst = async () => {
      const told = await Promise.all(
        Array.from({ length: BURST }, () => {
          const address = `10.${(tries += 1) >> 8}.${tries & 255}.1`;
          return attempt(tries % 2 === 0 ? one : two, "ada@example.org", "x", { address });
        }),
      );
      return told.filter(({ status }) => status === 401).length;
    };
    // Strangers queued for a hash are refused uncounted, so repeat until nobody is admitted.
    for (let now = await burst(); now > 0; now = await burst()) heard += now;
    expect(heard).toBeLessThanOrEqual(limits.adminAccountAttempts);
    // Some of the last burst were counted only for a moment.
    expect(heard).toBeGreaterThan(limits.adminAccountAttempts - BURST);
  });
});
