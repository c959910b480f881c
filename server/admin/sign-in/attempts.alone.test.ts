import { expect, it, vi } from "vitest";
import {
  describeOnEngines,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import {
  ADMIN_PASSWORD,
  openTestApp,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { attempt, TEXTS } from "../fixtures/admin-sign-in.fixture.ts";

vi.mock("node:crypto", async (original) => {
  const { cheapHashes } = await import("../fixtures/cheap-hashes.fixture.ts");
  return cheapHashes(await original());
});

const MINUTE = 60_000;

/** As if so much time had passed for every counted attempt. */
async function attemptsAge({ deps }: TestApp, ms: number): Promise<void> {
  await deps.db.kysely
    .updateTable("attempts")
    .set((eb) => ({
      blocked_until: eb("blocked_until", "-", ms),
      forget_at: eb("forget_at", "-", ms),
    }))
    .execute();
}

describeOnEngines("failed sign-ins of admins", (open) => {
  it.each(["known", "unknown"])(
    "takes five wrong passwords for a %s account in 15 minutes, then waits, each time twice as long",
    async (kind) => {
      const test = await openTestApp(await open());
      const { uid } = await test.person({ admin: true });
      const email = kind === "known" ? `${uid}@example.org` : "nobody@example.org";
      for (let failed = 0; failed < 5; failed += 1)
        expect((await attempt(test, email, "not the password")).status).toBe(401);
      const sixth = { status: 429, text: TEXTS.often, cookie: "" };
      expect(await attempt(test, email)).toEqual(sixth);
      // Other accounts from this address, and this one from other addresses, may go on.
      expect((await attempt(test, "else@example.org", "x")).status).toBe(401);
      expect((await attempt(test, email, "x", "10.0.0.2")).status).toBe(401);
      for (const wait of [15, 30, 60]) {
        await attemptsAge(test, (wait - 1) * MINUTE);
        expect(await attempt(test, email, "x"), `before ${wait}`).toEqual(sixth);
        await attemptsAge(test, MINUTE);
        expect((await attempt(test, email, "x")).status, `after ${wait}`).toBe(401);
      }
    },
  );

  it("forgets an account's failures with a right password, or by themselves", async () => {
    const test = await openTestApp(await open());
    const { uid } = await test.person({ admin: true });
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
      const told = await attempt(test, `nobody-${failed}@example.org`, "x", "fd00:db8::1");
      expect(told.status).toBe(401);
    }
    const { uid } = await test.person({ admin: true });
    expect(await attempt(test, `${uid}@example.org`, ADMIN_PASSWORD, "fd00:db8::2")).toMatchObject({
      status: 429,
    });
    expect(
      (await attempt(test, `${uid}@example.org`, ADMIN_PASSWORD, "fd00:db8:0:1::1")).status,
    ).toBe(200);
    await attemptsAge(test, 15 * MINUTE);
    expect((await attempt(test, `${uid}@example.org`, ADMIN_PASSWORD, "fd00:db8::2")).status).toBe(
      200,
    );
  });

  it("keeps neither an address nor an email of those who tried, and no password", async () => {
    const test = await openTestApp(await open());
    await attempt(test, "curious@example.org", "a secret of mine", "10.0.0.77");
    const rows = JSON.stringify(
      await test.deps.db.kysely.selectFrom("attempts").selectAll().execute(),
    );
    for (const text of ["curious", "secret", "10.0.0"]) expect(rows).not.toContain(text);
    expect(rows).not.toBe("[]");
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
});
