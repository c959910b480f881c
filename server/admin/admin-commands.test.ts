import { sql } from "kysely";
import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { adminSignIn } from "#contract/admin.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp, send, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { newPassword, runAdminCommand } from "./admin-commands.ts";
import { mayAttempt } from "./sign-in/attempt-store.ts";
import { makeFirstAdmin } from "./first-admin.ts";
import { passwordFault } from "./sign-in/password.ts";

const EMAIL = "ada@example.org";

async function signIn(test: TestApp, email: string, password: string) {
  const { status } = await send(test.app, "POST", adminSignIn.path, { email, password });
  return status;
}

async function audited({ deps }: TestApp): Promise<string[]> {
  const rows = await deps.db.kysely
    .selectFrom("audit")
    .select(["action", "actor_hash as actor"])
    .orderBy("number")
    .execute();
  return rows.map(({ action, actor }) => `${action} by ${actor === null ? "command" : "admin"}`);
}

describeWithDatabase("npm run admin", (open) => {
  it("makes an account with a password that it shows once", async () => {
    const test = await openTestApp(await open());
    const lines = await runAdminCommand(test.deps, {
      name: "create",
      email: EMAIL,
      password: null,
    });
    const password = /^Password: (\S+)$/.exec((lines as string[])[2] ?? "")?.[1] ?? "";
    expect(lines).toEqual([
      "The admin account is made.",
      `Email: ${EMAIL}`,
      `Password: ${password}`,
    ]);
    expect(await signIn(test, EMAIL, password)).toBe(200);
    expect(await audited(test)).toEqual(["admin.create by command", "admin.sign-in by admin"]);
  });

  it("takes a password of one's own, by the rules, and does not show it", async () => {
    const test = await openTestApp(await open());
    const create = (email: string, password: string) =>
      runAdminCommand(test.deps, { name: "create", email, password });
    expect(await create("no address", "four words of mine")).toEqual({
      refused: "admin.invalid-email",
    });
    expect(await create(EMAIL, "too short")).toEqual({ refused: "admin.password-too-short" });
    expect(await create(EMAIL, "password1234")).toEqual({ refused: "admin.password-too-common" });
    expect(await create(EMAIL, "four words of mine")).toEqual(["The admin account is made."]);
    expect(await create("ADA@example.org", "four words of mine")).toEqual({
      refused: "admin.account-exists",
    });
    expect(await signIn(test, EMAIL, "four words of mine")).toBe(200);
  });

  it("resets a password: the old one, its sessions and its failures are over", async () => {
    const test = await openTestApp(await open());
    const ended: string[] = [];
    const deps = {
      ...test.deps,
      live: { endSession: (_: string, id: string) => void ended.push(id) },
    };
    const admin = await test.person({ admin: true });
    const email = `${admin.uid}@example.org`;
    for (let failed = 0; failed < 6; failed += 1)
      await mayAttempt(test.deps.db, { email, address: "", device: null });
    const password = "five words of mine now";
    expect(await runAdminCommand(deps, { name: "reset", email, password })).toEqual([
      "The password is new, and the account's sessions have ended.",
    ]);
    expect(ended).toEqual([admin.sessionId]);
    expect((await admin.send("GET", "/api/dashboard")).status).toBe(401);
    expect(await signIn(test, email, password)).toBe(200);
    const unknown = { name: "reset", email: EMAIL, password } as const;
    expect(await runAdminCommand(deps, unknown)).toEqual({ refused: "admin.account-unknown" });
  });

  it("unlocks an account, and lists them all", async () => {
    const test = await openTestApp(await open());
    expect(await runAdminCommand(test.deps, { name: "list" })).toEqual([
      "There is no admin account yet.",
    ]);
    await runAdminCommand(test.deps, {
      name: "create",
      email: EMAIL,
      password: "four words of mine",
    });
    for (let failed = 0; failed < 6; failed += 1)
      await mayAttempt(test.deps.db, { email: EMAIL, address: "", device: null });
    expect(await signIn(test, EMAIL, "four words of mine")).toBe(429);
    await runAdminCommand(test.deps, { name: "unlock", email: EMAIL });
    expect(await signIn(test, EMAIL, "four words of mine")).toBe(200);
    const { uid } = await test.person({ admin: true, disabled: true });
    expect(await runAdminCommand(test.deps, { name: "list" })).toEqual(
      [
        `${EMAIL}  Active  last in ${new Date(test.at).toISOString()}`,
        `${uid}@example.org  Disabled  never signed in`,
      ].toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    );
  });

  it("makes the first admin of a database once", async () => {
    const test = await openTestApp(await open());
    const first = await makeFirstAdmin(test.deps);
    expect(await signIn(test, first?.email ?? "", first?.password ?? "")).toBe(200);
    expect(await makeFirstAdmin(test.deps)).toBeNull();
  });

  it("lets nothing of the audit be changed or deleted but the ids of people who are gone", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await runAdminCommand(test.deps, { name: "create", email: EMAIL, password: null });
    const { kysely } = test.deps.db;
    await kysely
      .insertInto("audit")
      .values({ at: 1, action: "x", actor_id: admin.uid, actor_hash: "a", target_id: admin.uid })
      .execute();
    const changes = [
      kysely.updateTable("audit").set({ action: "nothing" }),
      kysely.updateTable("audit").set({ target_hash: null }).where("target_hash", "is not", null),
      kysely.updateTable("audit").set({ target_id: null, at: 0 }),
      kysely.deleteFrom("audit"),
    ];
    for (const change of changes) await expect(change.execute()).rejects.toThrow("append-only");
    for (const tables of ["audit", "users cascade"])
      await expect(sql.raw(`truncate ${tables}`).execute(kysely)).rejects.toThrow("append-only");
    await kysely.deleteFrom("users").where("id", "=", admin.uid).execute();
    expect(await kysely.selectFrom("audit").selectAll().orderBy("number").execute()).toMatchObject([
      { action: "admin.create" },
      { action: "x", actor_id: null, actor_hash: "a", target_id: null },
    ]);
  });
});

describeOnPostgres("the first admin", (open) => {
  it("is made once by many starts at the same time", async () => {
    const db = await open();
    await migrate(db, migrations);
    const starts = Array.from({ length: rounds(50, 12) }, () =>
      makeFirstAdmin({ db, clock: Date.now, newId }),
    );
    const made = (await Promise.all(starts)).filter((first) => first !== null);
    expect(made).toHaveLength(1);
    expect(await db.kysely.selectFrom("admin_credentials").select("email").execute()).toHaveLength(
      1,
    );
  });
});

it("makes up passwords that pass, none like another", () => {
  const made = new Set(Array.from({ length: 1_000 }, newPassword));
  expect(made.size).toBe(1_000);
  for (const password of made) {
    expect(password).toMatch(/^[a-km-np-z2-9]{5}(-[a-km-np-z2-9]{5}){3}$/);
    expect(passwordFault(password)).toBeNull();
  }
});
