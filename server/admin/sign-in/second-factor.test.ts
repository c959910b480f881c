import { expect, it } from "vitest";
import { adminSignIn } from "#contract/admin.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  ADMIN_PASSWORD,
  openTestApp,
  send,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { runAdminCommand } from "../admin-commands.ts";
import { openSecured } from "../fixtures/second-factor.fixture.ts";
import { totpCode } from "./totp.ts";

const STEP_MS = 30_000;
const TEXTS = {
  missing: "Please enter the code from your authenticator app.",
  wrong: "This code is wrong or was already used.",
};

async function openSigning(test: TestApp) {
  const { uid, email, secret } = await openSecured(test);
  const signIn = async (code?: string, password = ADMIN_PASSWORD) => {
    const input = { email, password, ...(code === undefined ? {} : { code }) };
    const reply = await send(test.app, "POST", adminSignIn.path, input);
    const cookie = reply.headers.get("set-cookie");
    return { status: reply.status, text: reply.body.error?.message, cookie };
  };
  return { uid, email, secret, signIn, codeAt: (at: number) => totpCode(secret, at) };
}

/** Stored factors, by account. */
async function kept({ deps }: TestApp): Promise<Record<string, string | null>> {
  const rows = await deps.db.kysely
    .selectFrom("admin_credentials")
    .select(["user_id as uid", "totp_secret as kept"])
    .execute();
  return Object.fromEntries(rows.map(({ uid, kept: one }) => [uid, one]));
}

async function keep({ deps }: TestApp, uid: string, totp: string | null): Promise<void> {
  const set = { totp_secret: totp };
  await deps.db.kysely
    .updateTable("admin_credentials")
    .set(set)
    .where("user_id", "=", uid)
    .execute();
}

function underKey(test: TestApp, secretKey: string): Promise<TestApp> {
  const { db, config } = test.deps;
  return openTestApp(db, { config: { ...config, secretKey } });
}

describeWithDatabase("a second factor", (open) => {
  it("is asked for after the password, and nothing is opened without it", async () => {
    const test = await openTestApp(await open());
    const { signIn, codeAt } = await openSigning(test);
    const refused = { status: 401, cookie: null };
    expect(await signIn(codeAt(test.at), "not the password")).toEqual({
      ...refused,
      text: "Incorrect password.",
    });
    for (const code of [undefined, ""])
      expect(await signIn(code)).toEqual({ ...refused, text: TEXTS.missing });
    expect(await signIn("000000")).toEqual({ ...refused, text: TEXTS.wrong });
    const sessions = await test.deps.db.kysely.selectFrom("sessions").select("id").execute();
    expect(sessions).toHaveLength(1);
    expect(await signIn(codeAt(test.at))).toMatchObject({ status: 200 });
  });

  it("takes a code once, and none that came before it", async () => {
    const test = await openTestApp(await open());
    const { signIn, codeAt } = await openSigning(test);
    const code = codeAt(test.at);
    expect((await signIn(code)).status).toBe(200);
    expect(await signIn(code)).toMatchObject({ status: 401, text: TEXTS.wrong });
    expect((await signIn(codeAt(test.at - STEP_MS))).text).toBe(TEXTS.wrong);
    test.at += STEP_MS;
    const both = await Promise.all([signIn(codeAt(test.at)), signIn(codeAt(test.at))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it("is guessed five times at most, as a password is", async () => {
    const test = await openTestApp(await open());
    const { signIn, codeAt } = await openSigning(test);
    for (let guessed = 0; guessed < 5; guessed += 1)
      expect((await signIn(String(guessed).padStart(6, "0"))).status).toBe(401);
    expect((await signIn(codeAt(test.at))).status).toBe(429);
  });

  it("is taken away by the operator, who is the one to give it", async () => {
    const test = await openTestApp(await open());
    const { email, signIn } = await openSigning(test);
    expect(await runAdminCommand(test.deps, { name: "totp", email, on: false })).toEqual([
      `${email} signs in by password alone.`,
    ]);
    expect((await signIn()).status).toBe(200);
    const unknown = { name: "totp", email: "nobody@example.org", on: true } as const;
    expect(await runAdminCommand(test.deps, unknown)).toEqual({ refused: "admin.account-unknown" });
    const audited = await test.deps.db.kysely
      .selectFrom("audit")
      .select("action")
      .orderBy("number")
      .execute();
    expect(audited.map(({ action }) => action)).toEqual([
      "admin.totp-on",
      "admin.totp-off",
      "admin.sign-in",
    ]);
  });

  it("is kept under the server's key, and shown by the command alone", async () => {
    const test = await openTestApp(await open());
    const { uid, secret, signIn, codeAt } = await openSigning(test);
    const before = await kept(test);
    expect(before[uid]).toMatch(/^v1\.[A-Za-z0-9_-]{60,}$/);
    expect(JSON.stringify(before)).not.toContain(secret);
    expect((await signIn(codeAt(test.at))).status).toBe(200);
    expect(await kept(test)).toEqual(before);
  });

  it("that was kept openly goes on, and is sealed at its next right use", async () => {
    const test = await openTestApp(await open());
    const { uid, secret, signIn, codeAt } = await openSigning(test);
    await keep(test, uid, secret);
    expect(await signIn("000000")).toMatchObject({ status: 401, text: TEXTS.wrong });
    expect((await kept(test))[uid]).toBe(secret);
    expect((await signIn(codeAt(test.at))).status).toBe(200);
    expect((await kept(test))[uid]).toMatch(/^v1\./);
    // A used code stays used.
    expect(await signIn(codeAt(test.at))).toMatchObject({ status: 401, text: TEXTS.wrong });
    test.at += STEP_MS;
    expect((await signIn(codeAt(test.at))).status).toBe(200);
  });

  it("of another account, or under another key, opens nothing and says so in the log", async () => {
    const test = await openTestApp(await open());
    const { email, uid, codeAt } = await openSigning(test);
    const other = await underKey(test, "another secret key, of thirty-two characters");
    const input = { email, password: ADMIN_PASSWORD, code: codeAt(test.at) };
    const refused = await send(other.app, "POST", adminSignIn.path, input);
    expect([refused.status, refused.body.error.message, refused.headers.get("set-cookie")]).toEqual(
      [500, "Failed to set up admin user. Please try again.", null],
    );
    expect(other.logged).toContain("admin.totp-unreadable");
    const admin = await openSigning(test);
    await keep(test, admin.uid, (await kept(test))[uid] ?? null);
    expect((await admin.signIn(codeAt(test.at))).status).toBe(500);
    // The wrong key did not use it up.
    expect((await send(test.app, "POST", adminSignIn.path, input)).status).toBe(200);
  });

  it("is given under the server's own key or not at all", async () => {
    const test = await openTestApp(await open());
    const { email, uid } = await openSigning(test);
    const other = await test.person({ admin: true });
    const before = await kept(test);
    const on = { name: "totp", email: `${other.uid}@example.org`, on: true } as const;
    const under = (secretKey: string | null) =>
      runAdminCommand({ ...test.deps, config: { secretKey } }, on);
    expect(await under("another secret key, of thirty-two characters")).toEqual({
      refused: "admin.secret-key-wrong",
    });
    expect(await under(null)).toEqual({ refused: "admin.secret-key-missing" });
    expect(await kept(test)).toEqual(before);
    // Factors under the old key can be turned off without a key.
    const off = { name: "totp", email, on: false } as const;
    await runAdminCommand({ ...test.deps, config: { secretKey: null } }, off);
    expect((await kept(test))[uid]).toBeNull();
    expect(await under("another secret key, of thirty-two characters")).toHaveLength(3);
  });
});
