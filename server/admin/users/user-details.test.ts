import { expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { addMail } from "#server/email/fixtures/mail-row.fixture.ts";
import { addGoal, move } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";

async function details(admin: Person, { uid }: Pick<Person, "uid">) {
  return admin.send("GET", `/api/admin/users/${uid}`);
}

describeWithDatabase("a user's page for admins", (open) => {
  it("says how somebody signs in and when they were last active", async () => {
    const [test, admin, person] = await openWithPeople(await open(), { admin: true }, {});
    const start = test.at;
    const sessions = test.deps.db.kysely.updateTable("sessions").where("user_id", "=", person.uid);
    await sessions.set({ last_used_at: start }).execute();
    expect((await details(admin, person)).body).toEqual({
      user: (await admin.send("GET", `/api/admin/user?uid=${person.uid}`)).body.user,
      identities: [],
      passkeys: 0,
      passkeyUsedAt: null,
      adminSignInAt: null,
      openSessions: 1,
      lastActiveAt: start,
      checkIns: { done: 0, due: 0, missed: 0 },
      mails: [],
    });
    const issuer = "https://www.linkedin.com/oauth";
    await test.deps.db.kysely
      .insertInto("identities")
      .values({
        issuer,
        subject: "s",
        user_id: person.uid,
        claims: "{}",
        last_sign_in_at: start + 5,
      })
      .execute();
    // Another server's clock is ahead.
    expect((await details(admin, person)).body).toMatchObject({
      identities: [{ issuer, lastSignInAt: start + 5 }],
      lastActiveAt: start,
    });
    test.at += 10;
    expect((await details(admin, person)).body.lastActiveAt).toBe(start + 5);
    const { id } = await addGoal(person);
    test.at += 10;
    await move(person, id, { kind: "step" });
    await test.deps.db.kysely.deleteFrom("sessions").where("user_id", "=", person.uid).execute();
    expect((await details(admin, person)).body).toMatchObject({
      openSessions: 0,
      lastActiveAt: start + 20,
    });
  });

  it("counts an open session until it ends, and an admin's own sign-ins", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await test.deps.db.kysely
      .updateTable("admin_credentials")
      .set({ last_sign_in_at: test.at - 7 })
      .execute();
    const sessions = test.deps.db.kysely.updateTable("sessions").where("user_id", "=", admin.uid);
    await sessions.set({ idle_ends_at: test.at + 1 }).execute();
    const own = async () => (await details(admin, admin)).body;
    expect(await own()).toMatchObject({ openSessions: 1, adminSignInAt: test.at - 7 });
    const [, other] = await test.persons([{}, { admin: true }]);
    test.at += 1;
    expect((await details(other!, admin)).body).toMatchObject({ openSessions: 0 });
  });

  it("counts passkeys, and says when one was last used", async () => {
    const [test, admin, person] = await openWithPeople(await open(), { admin: true }, {});
    const { kysely } = test.deps.db;
    const passkey = (id: string, usedAt: number | null) => ({
      id,
      credential_id: id,
      user_id: person.uid,
      rp_id: "localhost",
      public_key: "",
      counter: 0,
      transports: "[]",
      backed_up: false,
      name: "Phone",
      created_at: test.at,
      last_used_at: usedAt,
    });
    await kysely.insertInto("passkeys").values(passkey("unused", null)).execute();
    expect((await details(admin, person)).body).toMatchObject({ passkeys: 1, passkeyUsedAt: null });
    const used = [passkey("older", test.at - 9), passkey("newer", test.at - 8)];
    await kysely.insertInto("passkeys").values(used).execute();
    await kysely.deleteFrom("sessions").where("user_id", "=", person.uid).execute();
    expect((await details(admin, person)).body).toMatchObject({
      passkeys: 3,
      passkeyUsedAt: test.at - 8,
      lastActiveAt: test.at - 8,
    });
  });

  it("is null where somebody never signed in", async () => {
    const [test, admin, person] = await openWithPeople(await open(), { admin: true }, {});
    await test.deps.db.kysely.deleteFrom("sessions").where("user_id", "=", person.uid).execute();
    expect((await details(admin, person)).body.lastActiveAt).toBeNull();
  });

  it("counts check-ins of eight weeks in the person's zone, and tells nothing of the goals", async () => {
    // Tuesday noon in UTC is Wednesday in Kiritimati.
    const [test, admin, person] = await openWithPeople(
      await open(),
      { admin: true },
      { timeZone: "Pacific/Kiritimati" },
    );
    const walk = await addGoal(person, { description: "Secret walk" });
    const swim = await addGoal(person, { description: "Secret swim" });
    // Their first weeks end the day before the 56 days up to March 11, and on the first of them.
    await begin(test, walk.id, "2026-01-08");
    await begin(test, swim.id, "2026-01-09");
    const { status } = await checkIn(person, walk.id, onTrack("2026-03-05", { promise: "sing" }));
    expect(status).toBe(200);
    const { body, text } = await details(admin, person);
    expect(body.checkIns).toEqual({ done: 1, due: 1, missed: 7 + 8 });
    expect(text).not.toMatch(/secret|sing/i);
    expect(text).not.toContain(walk.id);
  });

  it("counts sent and failed emails to the person by type, while their rows are kept", async () => {
    const [test, admin, person] = await openWithPeople(await open(), { admin: true }, {});
    const oldest = test.at - limits.mailRowDays * DAY_MS;
    await addMail(test.deps, person.uid, [test.at, "weekly_update", "sent"]);
    await addMail(test.deps, person.uid, [oldest, "weekly_update", "sent"]);
    await addMail(test.deps, person.uid, [oldest - 1, "weekly_update", "sent"]);
    await addMail(test.deps, person.uid, [test.at, "weekly_update", "failed"]);
    await addMail(test.deps, person.uid, [test.at, "weekly_update", "withdrawn"]);
    await addMail(test.deps, person.uid, [test.at, "announcement", "failed"]);
    await addMail(test.deps, person.uid, [test.at, "verification", "pending"]);
    await addMail(test.deps, admin.uid, [test.at, "colleague_invited", "sent"]);
    expect((await details(admin, person)).body.mails).toEqual([
      { type: "announcement", sent: 0, failed: 1 },
      { type: "weekly_update", sent: 2, failed: 1 },
    ]);
    expect((await details(admin, admin)).body.mails).toEqual([]);
  });

  it("says that somebody is gone", async () => {
    const [, admin] = await openWithPeople(await open(), { admin: true });
    const gone = await details(admin, { uid: "g".repeat(22) });
    expect(gone.status).toBe(404);
    expect(gone.body.error).toMatchObject({
      code: "admin.user-gone",
      message: "This user no longer exists.",
    });
    expect((await details(admin, { uid: "g" })).status).toBe(404);
  });
});
