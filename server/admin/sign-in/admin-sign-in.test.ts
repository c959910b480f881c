import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { adminSignIn } from "#contract/admin.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import {
  ADMIN_PASSWORD,
  openTestApp,
  send,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { attempt, TEXTS } from "../fixtures/admin-sign-in.fixture.ts";
import { addAccount } from "./credential-store.ts";
import { passwordHash } from "./password.ts";

const MINUTE = 60_000;
/** ADMIN_PASSWORD with 8 MiB and three passes. */
const OLD_HASH =
  "$argon2id$v=19$m=8192,t=3,p=1$YSBzYWx0IGZvciB0ZXN0cw$rLKhSXosSMJ1rbvauNU05Dy+E0WxDldZ";

function userRow({ deps }: TestApp, uid: string) {
  return deps.db.kysely.selectFrom("users").selectAll().where("id", "=", uid).executeTakeFirst();
}

async function newAccount({ deps, at }: TestApp, email: string): Promise<string> {
  const account = { uid: newId(), email, passwordHash: await passwordHash(ADMIN_PASSWORD) };
  await deps.db.transaction((tx) => addAccount(tx, account, at));
  return account.uid;
}

/** The idle end is stored after the response. */
async function idleEnd({ deps, at }: TestApp, uid: string): Promise<number> {
  const { idle } = await deps.db.kysely
    .selectFrom("sessions")
    .select((eb) => eb.fn.max("idle_ends_at").as("idle"))
    .where("user_id", "=", uid)
    .where("created_at", "<", at)
    .where("ends_at", "<=", at + 12 * 60 * MINUTE)
    .executeTakeFirstOrThrow();
  return idle;
}

describeWithDatabase("signing in as an admin", (open) => {
  it("says exactly what is wrong, by the same status", async () => {
    const [test, { uid }, ordinary] = await openWithPeople(await open(), { admin: true }, {});
    const cases = [
      [`${uid}@example.org`, "not the password", 401, TEXTS.wrong],
      ["nobody@example.org", ADMIN_PASSWORD, 401, TEXTS.unknown],
      [`${ordinary.uid}@example.org`, ADMIN_PASSWORD, 401, TEXTS.unknown],
      ["no address", ADMIN_PASSWORD, 400, TEXTS.invalid],
      ["", ADMIN_PASSWORD, 400, TEXTS.invalid],
      [`${uid}@example.org`, ADMIN_PASSWORD, 200, undefined],
      [` ${uid.toUpperCase()}@Example.org `, ADMIN_PASSWORD, 200, undefined],
    ] as const;
    for (const [email, password, status, text] of cases)
      expect(await attempt(test, email, password), email).toMatchObject({ status, text });
  });

  it("opens a session of an admin, in the place of the one that the browser had", async () => {
    const [test, before] = await openWithPeople(await open(), {});
    const { uid } = await test.person({ admin: true });
    const input = { email: `${uid}@example.org`, password: ADMIN_PASSWORD };
    const reply = await send(test.app, "POST", adminSignIn.path, input, { cookie: before.cookie });
    expect(reply.body.user).toMatchObject({ uid, role: "admin", isAdmin: true });
    const [cookie = "", ...flags] = (reply.headers.getSetCookie()[0] ?? "").split("; ");
    expect(flags).toEqual(["Path=/", "HttpOnly", "SameSite=Strict", "Max-Age=43200"]);
    const seen = await send(test.app, "GET", "/api/session", undefined, { cookie });
    expect(seen.body.user.isAdmin).toBe(true);
    expect((await before.send("GET", "/api/dashboard")).status).toBe(401);
    const rows = await test.deps.db.kysely.selectFrom("audit").selectAll().execute();
    expect(rows).toMatchObject([{ action: "admin.sign-in", actor_id: uid, target_id: null }]);
  });

  it("ends after 30 minutes in which nothing is asked for, and after 12 hours", async () => {
    const [test, { uid }] = await openWithPeople(await open(), { admin: true });
    const { cookie: line } = await attempt(test, `${uid}@example.org`);
    const [cookie = ""] = line.split(";");
    const status = async () =>
      (await send(test.app, "GET", "/api/dashboard", undefined, { cookie })).status;
    const began = test.at;
    while (test.at < began + 11 * 60 * MINUTE) {
      test.at += 29 * MINUTE;
      expect(await status()).toBe(200);
      await expect.poll(() => idleEnd(test, uid)).toBeGreaterThanOrEqual(test.at + 29 * MINUTE);
    }
    test.at = began + 12 * 60 * MINUTE;
    expect(await status()).toBe(401);
    const again = (await attempt(test, `${uid}@example.org`)).cookie.split(";")[0] ?? "";
    test.at += 30 * MINUTE;
    const idle = await send(test.app, "GET", "/api/dashboard", undefined, { cookie: again });
    expect(idle.status).toBe(401);
  });

  it("makes the users row, or raises that of the account's own uid, and none found by email", async () => {
    const [test, namesake] = await openWithPeople(await open(), {});
    const email = `${namesake.uid}@example.org`;
    const uid = await newAccount(test, email);
    expect((await attempt(test, email)).status).toBe(200);
    expect(await userRow(test, uid)).toMatchObject({
      full_name: "Admin User",
      role: "admin",
      email,
    });
    expect(await userRow(test, namesake.uid)).toMatchObject({ role: "user", rev: 1 });
    await setUsers(test, { role: "user", full_name: "Ada Moreau" }, uid);
    expect((await attempt(test, email)).status).toBe(200);
    expect(await userRow(test, uid)).toMatchObject({
      full_name: "Ada Moreau",
      role: "admin",
      rev: 2,
    });
  });

  it("takes the browser's zone the first time that one is named, and keeps it", async () => {
    const test = await openTestApp(await open());
    await newAccount(test, "ada@example.org");
    const zoneFrom = async (timeZone?: string) => {
      const input = { email: "ada@example.org", password: ADMIN_PASSWORD, timeZone };
      return (await send(test.app, "POST", adminSignIn.path, input)).body.user.timeZone;
    };
    expect(await zoneFrom()).toBe("UTC");
    expect(await zoneFrom("Nowhere/At_All")).toBe("UTC");
    expect(await zoneFrom("Asia/Tokyo")).toBe("Asia/Tokyo");
    expect(await zoneFrom("Europe/Paris")).toBe("Asia/Tokyo");
  });

  it("ends with the role", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    expect((await admin.send("GET", "/api/dashboard")).status).toBe(200);
    await setUsers(test, { role: "user" }, admin.uid);
    expect((await admin.send("GET", "/api/dashboard")).status).toBe(401);
  });

  it("tells a disabled admin no more than that it failed, and that only after the right password", async () => {
    const [test, { uid }] = await openWithPeople(await open(), { admin: true, disabled: true });
    const email = `${uid}@example.org`;
    expect(await attempt(test, email, "not the password")).toMatchObject({ text: TEXTS.wrong });
    expect(await attempt(test, email)).toMatchObject({ status: 401, text: TEXTS.failed });
    expect((await userRow(test, uid))?.rev).toBe(1);
  });

  it("says that the setup failed where it did, and leaves nothing behind", async () => {
    const test = await openTestApp(await open());
    const uid = await newAccount(test, "ada@example.org");
    await test.deps.db.kysely.schema.alterTable("audit").renameColumn("detail", "moved").execute();
    const told = await attempt(test, "ada@example.org");
    await test.deps.db.kysely.schema.alterTable("audit").renameColumn("moved", "detail").execute();
    expect(told).toMatchObject({
      status: 500,
      text: "Failed to set up admin user. Please try again.",
      cookie: "",
    });
    expect(await userRow(test, uid)).toBeUndefined();
  });

  it("raises an old hash to the parameters of now", async () => {
    const test = await openTestApp(await open());
    const uid = await newAccount(test, "ada@example.org");
    const old = await test.deps.db.kysely
      .updateTable("admin_credentials")
      .set({ password_hash: OLD_HASH })
      .where("user_id", "=", uid)
      .execute();
    expect(old).toHaveLength(1);
    expect((await attempt(test, "ada@example.org")).status).toBe(200);
    const { password_hash: now } = await test.deps.db.kysely
      .selectFrom("admin_credentials")
      .select("password_hash")
      .executeTakeFirstOrThrow();
    expect(now).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await attempt(test, "ada@example.org")).status).toBe(200);
  });

  it("gives no other sign-in an admin's rights", async () => {
    const [test, { uid }, ordinary] = await openWithPeople(await open(), { admin: true }, {});
    // The same person, signed in with the network.
    await test.deps.db.kysely
      .updateTable("sessions")
      .set({ user_id: uid })
      .where("id", "=", ordinary.sessionId)
      .execute();
    const { body } = await ordinary.send("GET", "/api/session");
    expect(body.user).toMatchObject({ uid, role: "admin", isAdmin: false });
  });
});
