import { Hono } from "hono";
import { expect, it } from "vitest";
import { dayOf } from "#domain/day.ts";
import { configOf } from "#server/platform/config/config.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { circleOf, newCircle } from "#server/circles/fixtures/circle.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { mountMailbox } from "#server/development/mailbox/mount-mailbox.ts";
import { newId } from "#server/platform/random.ts";
import { signUnder } from "#server/platform/secret.ts";
import { servedConfig } from "#server/platform/secret-key.ts";
import {
  openTestApp,
  ORIGIN,
  send,
  type Person,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { answerSeedCommand } from "./seed-command.ts";
import { clearWorld, seedWorld } from "./seed-world.ts";
import { seededCast } from "./seeded-cast.ts";
import { counts, rowsOfOthers } from "./fixtures/seed.fixture.ts";
import { smallWorld } from "./world/small-world.ts";

const body = { people: 3, goalsPerPerson: 2, timeZone: "Europe/Paris" };
const sign = signUnder("a secret of tests");
const setting = { at: Date.UTC(2026, 10, 21, 9), zone: "UTC", host: "localhost", newId, sign };
const noCrowd = { people: 0, goalsPerPerson: 0 };
const silent = () => {};

async function uidOf(test: TestApp, who: string): Promise<string> {
  const row = await test.deps.db.kysely
    .selectFrom("identities")
    .select("user_id")
    .where("subject", "=", `seed-${who}`)
    .executeTakeFirstOrThrow();
  return row.user_id;
}

describeWithDatabase("seed data", (open) => {
  it("fills every table of a world, and seeding again replaces it", async () => {
    const test = await openTestApp(await open());
    const visitor = (path: string, input: object) =>
      test.app.request(`${ORIGIN}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: ORIGIN },
        body: JSON.stringify(input),
      });
    // A week's content depends on its day.
    const made = smallWorld({ ...setting, at: test.at, zone: body.timeZone });
    const first = await visitor("/api/seed", body);
    const answer = { people: made.users.length, crowd: 3, goals: made.goals.length + 6 };
    expect([first.status, await first.json()]).toEqual([200, answer]);
    const before = await counts(test.deps.db);
    expect(before["users"]).toBe(answer.people + answer.crowd);
    expect(before["coaching_notes"]).toBe(made.coaching_notes.length);
    expect(before["note_replies"]).toBe(made.note_replies.length);
    expect(before["circle_members"]).toBe(made.circle_members.length);
    expect(before["email_messages"]).toBe(made.email_messages.length);
    expect((await visitor("/api/seed", body)).status).toBe(200);
    expect(await counts(test.deps.db)).toEqual(before);
    expect(await (await visitor("/api/seed/clear", {})).json()).toEqual({
      cleared: answer.people + 3,
    });
    const after = Object.values(await counts(test.deps.db));
    expect(after.every((count) => count === 0)).toBe(true);
    expect(await (await test.app.request(`${ORIGIN}/api/seed`)).json()).toEqual({
      people: 0,
      crowd: 0,
    });
  });

  it("touches nobody else", async () => {
    const test = await openTestApp(await open());
    const { db } = test.deps;
    const person = await test.person();
    await addGoal(person);
    const before = await rowsOfOthers(db);
    expect(before).toContain(person.uid);
    for (let round = 0; round < 2; round += 1) {
      await seedWorld(db, setting, { people: 2, goalsPerPerson: 2 }, silent);
      expect(await rowsOfOthers(db)).toBe(before);
    }
    await clearWorld(db, silent);
    expect(await rowsOfOthers(db)).toBe(before);
  });

  it("leaves the figures of closed days as they were", async () => {
    const test = await openTestApp(await open());
    const { db } = test.deps;
    const rows = smallWorld(setting).email_messages;
    const [mail] = rows;
    const day = dayOf(mail?.created_at ?? 0, "UTC");
    const type = mail?.type ?? "announcement";
    await db.kysely.insertInto("email_daily").values({ day, type, sent: 5, failed: 1 }).execute();
    const figures = () => db.kysely.selectFrom("email_daily").selectAll().execute();
    const before = await figures();
    await seedWorld(db, setting, noCrowd, silent);
    const [seeded] = await figures();
    expect(seeded?.sent).toBeGreaterThan(5);
    await clearWorld(db, silent);
    expect(await figures()).toEqual(before);
  });

  it("frees a goal of somebody who stays from a seeded coach, and tells them", async () => {
    const test = await openTestApp(await open());
    const { db } = test.deps;
    await seedWorld(db, setting, noCrowd, silent);
    const person = await test.person();
    const { id: goalId }: { id: string } = await addGoal(person);
    const coach = await uidOf(test, "elena.petrova");
    const coached = {
      coach_id: coach,
      coach_name: "Elena Petrova",
      coach_status: "accepted",
    } as const;
    await db.kysely.updateTable("goals").set(coached).where("id", "=", goalId).execute();
    await db.kysely
      .insertInto("coaching_notes")
      .values({
        id: newId(),
        goal_id: goalId,
        coach_id: coach,
        coach_name: "Elena Petrova",
        note: "Begin with the first step",
        type: "suggestion",
        created_at: test.at,
      })
      .execute();
    const reply = await person.send("POST", "/api/seed/clear", {});
    expect(reply.status, reply.text).toBe(200);
    const [goal] = await db.kysely.selectFrom("goals").selectAll().execute();
    expect(goal).toMatchObject({
      coach_id: null,
      coach_name: null,
      coach_status: null,
      rev: 2,
    });
    const [note] = await db.kysely.selectFrom("coaching_notes").selectAll().execute();
    expect(note).toMatchObject({ coach_id: null, coach_name: "Former coach" });
    expect(test.told).toContainEqual({
      change: { entity: "goal", id: goalId, rev: 2 },
      uids: [person.uid],
    });
  });

  it("takes its people out of a circle of somebody who stays, and tells them", async () => {
    const test = await openTestApp(await open());
    const { db } = test.deps;
    await seedWorld(db, setting, noCrowd, silent);
    const person = await test.person();
    const circleId = await newCircle(person);
    const priya = { user_id: await uidOf(test, "priya.raman"), joined_on: "2026-11-20" };
    const member = { circle_id: circleId, ...priya, joined_at: test.at };
    await db.kysely.insertInto("circle_members").values(member).execute();
    test.told.splice(0);
    expect((await person.send("POST", "/api/seed/clear", {})).status).toBe(200);
    expect((await circleOf(person, circleId)).rows.map(({ uid }) => uid)).toEqual([person.uid]);
    expect(test.told).toContainEqual({
      change: { entity: "circle", id: circleId, rev: 1 },
      uids: [person.uid],
    });
  });

  it("ends the sessions of those who are cleared away", async () => {
    const ended: string[] = [];
    const test = await openTestApp(await open());
    test.deps.live.endSession = (uid) => void ended.push(uid);
    await seedWorld(test.deps.db, setting, noCrowd, silent);
    const uid = await uidOf(test, "priya.raman");
    const at = test.at;
    const times = { created_at: at, idle_ends_at: at + 1e6, ends_at: at + 1e6 };
    await test.deps.db.kysely
      .insertInto("sessions")
      .values({ id: newId(), token_hash: "hash", user_id: uid, ...times })
      .execute();
    const person = await test.person();
    expect((await person.send("POST", "/api/seed", body)).status).toBe(200);
    expect(ended).toEqual([uid]);
  });

  it("lists the seeded people for the stand-in network while they are there", async () => {
    const db = await open();
    expect(await seededCast(db)).toEqual([]);
    await seedWorld(db, setting, { people: 2, goalsPerPerson: 0 }, silent);
    const [elena, ...rest] = await seededCast(db);
    expect(elena).toMatchObject({
      subject: "seed-elena.petrova",
      name: "Elena Petrova",
      outcome: "signs-in",
      claims: { given_name: "Elena", email: "elena.petrova@cairn.example", email_verified: true },
    });
    expect(rest.length).toBe(smallWorld(setting).users.length - 1);
    await clearWorld(db, silent);
    expect(await seededCast(db)).toEqual([]);
  });

  it("lets an admin delete a seeded person as any other", async () => {
    const test = await openTestApp(await open());
    await seedWorld(test.deps.db, setting, noCrowd, silent);
    const admin = await test.person({ admin: true });
    const uid = await uidOf(test, "marcus.bell");
    const data = { uid, action: "delete" };
    const reply = await admin.send("POST", "/functions/manageUser", { data });
    expect(reply.status, reply.text).toBe(200);
    expect((await seededCast(test.deps.db)).map(({ name }) => name)).not.toContain("Marcus Bell");
    await clearWorld(test.deps.db, silent);
    expect((await counts(test.deps.db))["users"]).toBe(1);
  });

  it("has mail that the local mailbox can show, every one of it", async () => {
    const test = await openTestApp(await open());
    await seedWorld(test.deps.db, setting, noCrowd, silent);
    const app = new Hono();
    mountMailbox(app, test.deps);
    const mails = await test.deps.db.kysely.selectFrom("email_messages").selectAll().execute();
    expect(mails.length).toBeGreaterThan(20);
    for (const { id, type, recipient } of mails)
      for (const part of ["", "/html", "/raw"]) {
        const page = await app.request(`${ORIGIN}/mailbox/${id}${part}`);
        expect(page.status, `${type} ${part}`).toBe(200);
        expect((await page.text()).length, recipient).toBeGreaterThan(200);
      }
  });

  it("is not there outside development mode, whoever asks and whatever is sent", async () => {
    const env = {
      CAIRN_MODE: "production",
      PUBLIC_URL: ORIGIN,
      DATABASE_URL: "memory://",
      SECRET_KEY: "a secret of at least thirty-two characters",
      LINKEDIN_CLIENT_ID: "id",
      LINKEDIN_CLIENT_SECRET: "secret",
      SMTP_URL: "smtps://mail.example.org",
      MAIL_FROM: "cairn@example.org",
    };
    const config = servedConfig(configOf(env));
    const test = await openTestApp(await open(), { config });
    const { db } = test.deps;
    await seedWorld(db, setting, noCrowd, silent);
    const visitor: Pick<Person, "send"> = {
      send: (method, path, sent) => send(test.app, method, path, sent),
    };
    const people = [visitor, await test.person(), await test.person({ admin: true })];
    const before = [await counts(db), await rowsOfOthers(db)];
    const words = {
      error: { code: "seed.not-here", message: expect.stringContaining("development") },
    };
    for (const person of people)
      for (const path of ["/api/seed", "/api/seed/clear"])
        for (const method of ["GET", "POST", "PUT", "DELETE"]) {
          const sent = method === "POST" ? (path === "/api/seed" ? body : {}) : undefined;
          const reply = await person.send(method, path, sent);
          expect([reply.status, reply.body], `${method} ${path}`).toEqual([404, words]);
        }
    const command = { ...body, name: "seed" } as const;
    const asked = await answerSeedCommand({ ...test.deps, config }, command, silent);
    expect(asked.done).toBe(false);
    expect([await counts(db), await rowsOfOthers(db)]).toEqual(before);
    expect(test.told).toEqual([]);
    const screen = await test.app.request(`${ORIGIN}/seed-data`);
    expect([screen.status, await screen.text()]).toEqual([
      200,
      expect.stringContaining("Seed Data"),
    ]);
  });

  it("refuses on the page what would take longer than a request", async () => {
    const test = await openTestApp(await open());
    await seedWorld(test.deps.db, setting, { people: 501, goalsPerPerson: 0 }, silent);
    const person = await test.person();
    const before = await counts(test.deps.db);
    for (const [path, sent] of [
      ["/api/seed", body],
      ["/api/seed/clear", {}],
    ] as const)
      expect((await person.send("POST", path, sent)).body.error.code).toBe("seed.too-large");
    expect(await counts(test.deps.db)).toEqual(before);
  });
});

describeOnPostgres("two seedings at once", (open) => {
  it("make one world", async () => {
    const [one, other] = [await open(), await open()];
    const size = { people: 4, goalsPerPerson: 3 };
    await Promise.all([
      ...[one, other, one].map((db) => seedWorld(db, setting, size, silent)),
      clearWorld(other, silent).then(() => seedWorld(other, setting, size, silent)),
    ]);
    const there = await counts(one);
    const world = smallWorld(setting);
    expect(there["users"]).toBe(world.users.length + 4);
    expect(there["goals"]).toBe(world.goals.length + 12);
    expect(there["email_messages"]).toBe(world.email_messages.length);
  });
});
