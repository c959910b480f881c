import { expect, it } from "vitest";
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
  type OwnSession,
} from "#contract/account.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { streamServer } from "#server/platform/fixtures/stream-server.fixture.ts";
import { hashOf } from "#server/platform/random.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import {
  openTestApp,
  send,
  START,
  type Person,
  type Reply,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { addBearer } from "./session-slices.ts";
import { anotherSession } from "./fixtures/another-session.fixture.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const pathTo = (id: string) => endOwnSession.path.replace(":sessionId", id);
const end = (person: Person, id: string) => person.send("POST", pathTo(id), {});
const endOthers = (person: Person) => person.send("POST", endOtherSessions.path, {});
const statusOf = async (person: Person) => (await person.send("GET", "/api/dashboard")).status;

async function listed(person: Person): Promise<OwnSession[]> {
  return (await person.send("GET", listSessions.path)).body.sessions;
}

const idsOf = async (person: Person) => (await listed(person)).map(({ id }) => id);

async function oneBrowser(test: TestApp, kind: Actor["kind"]): Promise<Person> {
  const person = await test.person({ admin: kind === "admin" });
  const { kysely } = test.deps.db;
  await kysely.deleteFrom("sessions").where("user_id", "=", person.uid).execute();
  return anotherSession(test, person, kind);
}

/** The first is the current one. */
async function threeBrowsers(test: TestApp): Promise<[Person, Person, Person]> {
  const first = await oneBrowser(test, "user");
  return [first, await anotherSession(test, first), await anotherSession(test, first)];
}

async function bearerOf({ deps, at }: TestApp, { sessionId }: Person): Promise<string> {
  const token = hashOf(sessionId).slice(0, 43);
  await addBearer(deps.db, sessionId, token, at);
  return token;
}

describeWithDatabase("a person's own sessions", (open) => {
  it("are listed with their times, this one first, then the newest use; nothing else is told", async () => {
    const test = await openTestApp(await open());
    const [here, phone, work] = await threeBrowsers(test);
    await test.person();
    test.at += 2 * HOUR;
    expect(await statusOf(work)).toBe(200);
    // Use is recorded after the response.
    await expect
      .poll(async () => (await listed(here))[1])
      .toMatchObject({ id: work.sessionId, lastUsedAt: test.at });
    test.at += HOUR;
    const reply = await here.send("GET", listSessions.path);
    const signedInAt = START;
    expect(reply.body).toEqual({
      sessions: [
        { id: here.sessionId, kind: "user", signedInAt, lastUsedAt: test.at, present: true },
        {
          id: work.sessionId,
          kind: "user",
          signedInAt,
          lastUsedAt: START + 2 * HOUR,
          present: false,
        },
        { id: phone.sessionId, kind: "user", signedInAt, lastUsedAt: START, present: false },
      ],
    });
    const hashes = await test.deps.db.kysely.selectFrom("sessions").select("token_hash").execute();
    expect(hashes.filter(({ token_hash: hash }) => reply.text.includes(hash))).toEqual([]);
  });

  it("tell their last use also in their last weeks, when their idle end lies past their end", async () => {
    const test = await openTestApp(await open());
    const [here, phone] = await threeBrowsers(test);
    for (const day of [59, 118, 177, 179]) {
      test.at = START + day * DAY_MS;
      expect([await statusOf(here), await statusOf(phone)]).toEqual([200, 200]);
      // As the other session sees it: use is recorded after the response.
      for (const one of [here, phone])
        await expect.poll(async () => (await listed(one))[1]?.lastUsedAt).toBe(test.at);
    }
    test.at += HOUR;
    expect((await listed(here))[1]?.lastUsedAt).toBe(START + 179 * DAY_MS);
  });

  it("are those of the admin area too, said as such and in their place by their last use", async () => {
    const test = await openTestApp(await open());
    const here = await oneBrowser(test, "admin");
    const seen: Person[] = [];
    for (const kind of ["user", "admin", "user", "admin"] as const) {
      test.at += MINUTE;
      seen.unshift(await anotherSession(test, here, kind));
    }
    const [admin, user, adminBefore, userBefore] = seen;
    expect(await listed(here)).toMatchObject([
      { id: here.sessionId, kind: "admin", lastUsedAt: test.at, present: true },
      { id: admin?.sessionId, kind: "admin", lastUsedAt: test.at, present: false },
      { id: user?.sessionId, kind: "user", lastUsedAt: test.at - MINUTE },
      { id: adminBefore?.sessionId, kind: "admin", lastUsedAt: test.at - 2 * MINUTE },
      { id: userBefore?.sessionId, kind: "user", lastUsedAt: test.at - 3 * MINUTE },
    ]);
  });

  it("are no longer listed, nor ended, when they have run out", async () => {
    const test = await openTestApp(await open());
    const [here, idle, over] = await threeBrowsers(test);
    const { kysely } = test.deps.db;
    const expire = (times: { idle_ends_at: number } | { ends_at: number }, { sessionId }: Person) =>
      kysely.updateTable("sessions").set(times).where("id", "=", sessionId).execute();
    await expire({ idle_ends_at: test.at + 1 }, idle);
    await expire({ ends_at: test.at + 1 }, over);
    expect(await listed(here)).toHaveLength(3);
    test.at += 1;
    expect(await idsOf(here)).toEqual([here.sessionId]);
    const before = await tableHash(test.deps.db);
    for (const { sessionId } of [idle, over]) expect((await end(here, sessionId)).status).toBe(404);
    expect((await endOthers(here)).body).toEqual({ ended: 0 });
    expect(await tableHash(test.deps.db)).toBe(before);
  });

  it("are not those of a clock that was far ahead, which nobody can use; they end with all others", async () => {
    const test = await openTestApp(await open());
    const here = await oneBrowser(test, "user");
    test.at = START + 365 * DAY_MS;
    const ahead = await anotherSession(test, here);
    test.at = START;
    expect(await statusOf(ahead)).toBe(401);
    expect(await idsOf(here)).toEqual([here.sessionId]);
    expect((await endOthers(here)).body).toEqual({ ended: 1 });
    test.at = START + 364 * DAY_MS;
    expect(await statusOf(ahead)).toBe(401);
  });

  it("stop at so many, and never leave out the one that asks", async () => {
    const test = await openTestApp(await open());
    const [here] = await threeBrowsers(test);
    test.at += 1;
    for (let more = 0; more < limits.sessionsShown; more += 1) await anotherSession(test, here);
    const ids = await idsOf(here);
    expect([ids.length, ids[0]]).toEqual([limits.sessionsShown, here.sessionId]);
  });

  it("are ended one by one: the next request is refused, by cookie and by bearer token", async () => {
    const ended: string[] = [];
    const test = await openTestApp(await open());
    test.deps.live.endSession = (uid, id) => void ended.push(`${uid} ${id}`);
    const [here, phone, work] = await threeBrowsers(test);
    const authorization = `Bearer ${await bearerOf(test, phone)}`;
    const byBearer = async () =>
      (await send(test.app, "GET", "/api/dashboard", undefined, { authorization })).status;
    expect(await byBearer()).toBe(200);
    const reply = await end(here, phone.sessionId);
    expect([reply.status, reply.text]).toEqual([200, "{}"]);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect([await statusOf(phone), await byBearer()]).toEqual([401, 401]);
    expect([await statusOf(here), await statusOf(work)]).toEqual([200, 200]);
    expect(ended).toEqual([`${here.uid} ${phone.sessionId}`]);
    expect(await idsOf(here)).toEqual([here.sessionId, work.sessionId]);
    expect(test.logged).toContain("sign-out");
  });

  it("are ended all but this one, of this person alone, as often as asked", async () => {
    const ended: string[] = [];
    const test = await openTestApp(await open());
    test.deps.live.endSession = (_uid, id) => void ended.push(id);
    const [here, phone, work] = await threeBrowsers(test);
    const asAdmin = await anotherSession(test, here, "admin");
    const stranger = await anotherSession(test, await test.person());
    expect((await endOthers(here)).body).toEqual({ ended: 3 });
    const others = [phone, work, asAdmin];
    expect(ended.toSorted()).toEqual(others.map(({ sessionId }) => sessionId).toSorted());
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect([await statusOf(here), await statusOf(stranger)]).toEqual([200, 200]);
    const before = await tableHash(test.deps.db);
    expect((await endOthers(here)).body).toEqual({ ended: 0 });
    expect(await tableHash(test.deps.db)).toBe(before);
    expect(test.logged).toContain("sign-out.elsewhere");
  });

  it("take a sign-in with them that is not finished elsewhere", async () => {
    const test = await openTestApp(await open());
    const [here] = await threeBrowsers(test);
    const stranger = await test.person();
    const token = (of: Person) => ({
      token_hash: hashOf(of.uid),
      purpose: "session" as const,
      user_id: of.uid,
      return_to: null,
      expires_at: test.at + 60_000,
    });
    const { kysely } = test.deps.db;
    await kysely
      .insertInto("one_time_tokens")
      .values([token(here), token(stranger)])
      .execute();
    await endOthers(here);
    const left = await kysely.selectFrom("one_time_tokens").select("user_id").execute();
    expect(left).toEqual([{ user_id: stranger.uid }]);
  });

  it("signs out, when the one that asks ends itself", async () => {
    const test = await openTestApp(await open());
    const [here, phone] = await threeBrowsers(test);
    const reply = await end(here, here.sessionId);
    expect([reply.status, reply.headers.get("clear-site-data")]).toEqual([200, '"cache"']);
    expect(reply.headers.get("set-cookie")).toContain("Max-Age=0");
    expect([await statusOf(here), await statusOf(phone)]).toEqual([401, 200]);
  });
});

describeOnPostgres("a session that its person ends from elsewhere", (open) => {
  const [one, two] = [streamServer(open), streamServer(open)];

  it("loses its streams of two processes at once, and no other does", async () => {
    const { test } = one();
    const [here, phone, work] = await threeBrowsers(test);
    const kept = await two().stream(here);
    const loses = async (who: Person, act: () => Promise<Reply>) => {
      const streams = await Promise.all([one().stream(who), two().stream(who)]);
      expect((await act()).status).toBe(200);
      // No ended stream may get it.
      test.deps.live.publish({ entity: "goal", id: here.uid, rev: 9 }, [here.uid]);
      // There is no heartbeat: the ending itself must close them.
      await Promise.all(streams.map((stream) => stream.closed));
      for (const { heard } of streams) expect(heard.map(({ event }) => event)).toEqual(["ended"]);
      expect((await two().stream(who)).status).toBe(401);
    };
    await loses(phone, () => end(here, phone.sessionId));
    await loses(work, () => endOthers(here));
    await kept.until(2);
    expect(kept.heard.map(({ event }) => event)).toEqual(["change", "change"]);
  });
});
