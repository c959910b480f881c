import { expect, it } from "vitest";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { newSecret } from "#server/platform/random.ts";
import { send, type Person } from "#server/app/fixtures/test-app.fixture.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const success = { result: { success: true } };
const failed = {
  error: { status: "INVALID_ARGUMENT", message: "Verification failed. Please try again." },
};

const ask = ({ uid, send: by }: Person, email = `${uid}@example.org`) =>
  by("POST", "/functions/sendVerificationEmail", { data: { email, userId: uid } });

const verify = ({ app }: OutboxTest, token: string, cookie?: string) =>
  send(app, "POST", "/functions/verifyEmail", { data: { token } }, cookie ? { cookie } : {});

async function sentToken(test: OutboxTest): Promise<string> {
  await test.sendAll();
  const text = test.transport.came.at(-1)?.text ?? "";
  return /\/verify-email\?token=(\S+)/.exec(text)?.[1] ?? "";
}

async function verifiedAt({ deps }: OutboxTest, uid: string): Promise<number | null | undefined> {
  const row = await deps.db.kysely
    .selectFrom("users")
    .select("custom_email_verified_at as at")
    .where("id", "=", uid)
    .executeTakeFirst();
  return row?.at;
}

const session = async (person: Person) => (await person.send("GET", "/api/session")).body.user;

describeWithDatabase("verification", (open) => {
  it("sends a link to the stored address, which verifies it", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    expect(await ask(person, "somebody@else.example")).toMatchObject({
      status: 200,
      body: success,
    });
    const token = await sentToken(test);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(test.transport.came.map(({ to }) => to)).toEqual([`${person.uid}@example.org`]);
    expect(await session(person)).toMatchObject({ customEmailVerified: false });
    expect(await verify(test, token)).toMatchObject({ status: 200, body: success });
    expect(await session(person)).toMatchObject({
      customEmailVerified: true,
      emailVerificationDate: test.at,
    });
    expect(test.told).toEqual([
      { change: { entity: "user", id: person.uid, rev: 2 }, uids: [person.uid] },
    ]);
  });

  it("succeeds again with the same link for 24 hours, and changes nothing then", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    await ask(person);
    const token = await sentToken(test);
    const first = test.at;
    await verify(test, token);
    test.at += 24 * HOUR - 1;
    expect((await verify(test, token, person.cookie)).body).toEqual(success);
    expect(await verifiedAt(test, person.uid)).toBe(first);
    expect(test.told).toHaveLength(1);
    test.at += 1;
    expect((await verify(test, token)).body).toEqual(failed);
    expect(await verifiedAt(test, person.uid)).toBe(first);
  });

  it("is for the address that it was sent to, and for nobody else's", async () => {
    const test = await openOutbox(await open());
    const [person, other] = [await test.person(), await test.person()];
    await ask(person);
    const token = await sentToken(test);
    // Somebody else may open it: it verifies its own person.
    await setUsers(test, { email: "new@example.org" }, person.uid);
    expect(await verify(test, token, other.cookie)).toMatchObject({ status: 400, body: failed });
    expect(await verifiedAt(test, person.uid)).toBeNull();
    expect(await verifiedAt(test, other.uid)).toBeNull();
  });

  it("refuses every other token alike", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    await ask(person);
    const token = await sentToken(test);
    const swapped = token.replace(/[a-z]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    for (const wrong of ["", token.slice(0, -1), `${token}A`, swapped, newSecret()])
      expect(await verify(test, wrong)).toMatchObject({ status: 400, body: failed });
    await test.deps.db.kysely.updateTable("users").set({ disabled: true }).execute();
    expect((await verify(test, token)).body).toEqual(failed);
    expect(await verifiedAt(test, person.uid)).toBeNull();
  });

  it("keeps only the hash of a link's token", async () => {
    const test = await openOutbox(await open());
    await ask(await test.person());
    const token = await sentToken(test);
    const { kysely } = test.deps.db;
    const rows = [
      await kysely.selectFrom("email_verifications").selectAll().execute(),
      await kysely.selectFrom("email_messages").selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("goes out at most once a minute and five times a day", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    const statuses: number[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      statuses.push((await ask(person)).status, (await ask(person)).status);
      test.at += MINUTE;
    }
    expect(statuses).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429, 429, 429]);
    expect(await test.outbox()).toHaveLength(5);
    test.at += 24 * HOUR;
    expect((await ask(person)).status).toBe(200);
  });

  it("counts askers at the same moment one after the other", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(person)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await test.outbox()).toHaveLength(1);
  });

  it("is for oneself, for an address, and for one that is not verified", async () => {
    const test = await openOutbox(await open());
    const [person, other] = [await test.person(), await test.person()];
    const foreign = await person.send("POST", "/functions/sendVerificationEmail", {
      data: { email: "x@example.org", userId: other.uid },
    });
    expect(foreign.body.error.status).toBe("PERMISSION_DENIED");
    const { kysely } = test.deps.db;
    const set = (change: object) => kysely.updateTable("users").set(change).execute();
    await set({ custom_email_verified_at: 1 });
    expect((await ask(person)).status).toBe(409);
    await set({ custom_email_verified_at: null, email: null });
    expect((await ask(person)).status).toBe(409);
    expect(await test.outbox()).toEqual([]);
  });

  it("a tried token costs: 60 a minute from one address", async () => {
    const test = await openOutbox(await open());
    for (let count = 0; count < 60; count += 1) await verify(test, newSecret());
    expect((await verify(test, newSecret())).status).toBe(429);
    test.at += MINUTE;
    expect((await verify(test, newSecret())).status).toBe(400);
  });

  it("a link that was not sent before its address changed is not sent at all", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    await ask(person);
    await test.deps.db.kysely.updateTable("users").set({ email: "new@example.org" }).execute();
    expect(await sentToken(test)).toBe("");
    expect((await test.outbox())[0]?.status).toBe("withdrawn");
  });
});
