import { expect, it } from "vitest";
import { adminSignIn } from "#contract/admin.ts";
import { describeOnEngines } from "../db/engines.fixture.ts";
import { ADMIN_PASSWORD, openTestApp, send, type TestApp } from "../test-app.fixture.ts";
import { runAdminCommand } from "./admin-commands.ts";
import { totpCode } from "./totp.ts";

const STEP_MS = 30_000;
const TEXTS = {
  missing: "Please enter the code of your authenticator app.",
  wrong: "This code is wrong or was used before.",
};

/** An admin whose account asks for a code, and how to sign in. */
async function openSecured(test: TestApp) {
  const { uid } = await test.person({ admin: true });
  const email = `${uid}@example.org`;
  const lines = await runAdminCommand(test.deps, { name: "totp", email, on: true });
  const [, secret = ""] = /^Secret: (\S+)$/.exec((lines as string[])[1] ?? "") ?? [];
  const signIn = async (code?: string, password = ADMIN_PASSWORD) => {
    const input = { email, password, ...(code === undefined ? {} : { code }) };
    const reply = await send(test.app, "POST", adminSignIn.path, input);
    const cookie = reply.headers.get("set-cookie");
    return { status: reply.status, text: reply.body.error?.message, cookie };
  };
  return { email, signIn, codeAt: (at: number) => totpCode(secret, at) };
}

describeOnEngines("a second factor", (open) => {
  it("is asked for after the password, and nothing is opened without it", async () => {
    const test = await openTestApp(await open());
    const { signIn, codeAt } = await openSecured(test);
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
    const { signIn, codeAt } = await openSecured(test);
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
    const { signIn, codeAt } = await openSecured(test);
    for (let guessed = 0; guessed < 5; guessed += 1)
      expect((await signIn(String(guessed).padStart(6, "0"))).status).toBe(401);
    expect((await signIn(codeAt(test.at))).status).toBe(429);
  });

  it("is taken away by the operator, who is the one to give it", async () => {
    const test = await openTestApp(await open());
    const { email, signIn } = await openSecured(test);
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
});
