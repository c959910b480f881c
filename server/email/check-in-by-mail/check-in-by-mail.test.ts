import { expect, it } from "vitest";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { addDays } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openTestApp, send, START } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, entriesOf, ledger, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { lived, openEnded } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { signUnder } from "#server/platform/secret.ts";
import { linked, PATH, read, THIS, write, type Linked } from "../fixtures/linked-goal.fixture.ts";
import { checkInToken, unsubscribeToken, type MailedCheckIn } from "../mail-tokens.ts";

// START is a Tuesday.
const NEXT = "2026-03-16";
const atRisk = { health: "at-risk", step: true, circle: "private" } as const;

function checkInsOf({ test }: Linked) {
  return test.deps.db.kysely.selectFrom("weekly_check_ins").selectAll().execute();
}

describeWithDatabase("the link of a digest", (open) => {
  it("shows what it will write, writes it once, and then says what was written", async () => {
    const one = await linked(await openTestApp(await open()));
    const { test, token, owner, goalId } = one;
    const shown = await read(one, token);
    expect(shown.body).toMatchObject({
      ownerName: "Ada Moreau",
      description: "Meet five people of my field",
      measurable: { currentValue: 0 },
      coachName: null,
      lastDay: "2026-03-15",
      written: null,
    });
    test.told.length = 0;
    const reply = await write(one, { token, ...atRisk });
    const written = { health: "at-risk", move: { from: 0, to: 1 } };
    expect([reply.status, reply.body]).toMatchObject([200, { written }]);
    expect((await read(one, token)).body).toMatchObject({ written });
    expect(await checkInsOf(one)).toMatchObject([
      { goal_id: goalId, user_id: owner.uid, period: THIS, at: START, circle: "private" },
    ]);
    expect(await entriesOf(owner, goalId)).toMatchObject([{ from: 0, to: 1, source: "check-in" }]);
    expect(test.told.map(({ change, uids }) => [change.entity, uids])).toEqual(
      expect.arrayContaining([
        ["goal", [owner.uid]],
        ["check-in", [owner.uid]],
      ]),
    );
    const again = await write(one, { token, ...atRisk, health: "off-track" });
    expect([again.status, again.body.error.code]).toEqual([409, "check-in.done"]);
    expect(await checkInsOf(one)).toMatchObject([{ health: "at-risk" }]);
  });

  it("asks for the promise, and what became of the last one", async () => {
    const one = await linked(await openTestApp(await open()));
    const { test, owner, goalId, token } = one;
    expect((await read(one, token)).body).toMatchObject({
      lastPromise: "",
      today: "2026-03-10",
      next: "2026-03-16",
    });
    const promise = "  Call two of them ";
    const said = { token, ...atRisk, promise };
    expect((await write(one, { ...said, promise: "x".repeat(281) })).status).toBe(400);
    expect((await write(one, said)).status).toBe(200);
    expect(await checkInsOf(one)).toMatchObject([{ kept: null, promise: promise.trim() }]);
    test.at = Date.parse(`${NEXT}T08:00:00Z`);
    const next = checkInToken(test.deps.sign, { uid: owner.uid, goalId, period: NEXT });
    expect((await read(one, next)).body).toMatchObject({ lastPromise: promise.trim() });
    const answered = { token: next, ...atRisk, kept: "partly", promise: "Call one" };
    const reply = await write(one, answered);
    expect(reply.body).toMatchObject({ lastPromise: promise.trim() });
    expect(await checkInsOf(one)).toMatchObject([
      { promise: promise.trim() },
      { kept: "partly", promise: "Call one" },
    ]);
  });

  it("is for the coach where there is one, and says so", async () => {
    const one = await linked(await openTestApp(await open()));
    const { test, token, owner, goalId } = one;
    const coach = await test.person();
    await setCoach(test, goalId, coach);
    expect((await read(one, token)).body.coachName).toBe("A Coach");
    test.told.length = 0;
    await write(one, { token, health: "on-track", step: false, circle: "coach" });
    expect(await checkInsOf(one)).toMatchObject([{ circle: "coach", health: "on-track" }]);
    expect(await ledger(test, goalId)).toEqual([]);
    expect(test.told.map(({ uids }) => uids)).toEqual([
      [owner.uid, coach.uid],
      [owner.uid, coach.uid],
    ]);
  });

  it.each<[string, object, string | null]>([
    ["came after the page had named only its owner", { circle: "private" }, null],
    ["came before it was opened", { circle: "coach" }, "at-risk"],
  ])("is read by a coach who %s: %o", async (_, named, health) => {
    const one = await linked(await openTestApp(await open()));
    const { test, token, goalId } = one;
    const coach = await test.person();
    await setCoach(test, goalId, coach);
    await write(one, { token, ...atRisk, ...named });
    const { body } = await coach.send("GET", `/api/goals/${goalId}/timeline?kind=check-in`);
    expect(body.entries).toMatchObject([{ checkIn: { health } }]);
  });

  it("works while somebody else is signed in, and writes for its own person", async () => {
    const one = await linked(await openTestApp(await open()));
    const { test, token, owner } = one;
    const other = await test.person();
    expect((await other.send("GET", `${PATH}?token=${token}`)).status).toBe(200);
    expect((await other.send("POST", PATH, { token, ...atRisk })).status).toBe(200);
    expect(await checkInsOf(one)).toMatchObject([{ user_id: owner.uid }]);
  });

  it.each([
    ["earns the badge of seven active days", true, ["consistency-champion-7"]],
    ["earns none by a day of which all was taken back", false, []],
  ])("%s", async (_, checked_in_today, badges) => {
    const one = await linked(await openTestApp(await open()));
    const { kysely } = one.test.deps.db;
    const rows = Array.from({ length: 6 }, (_day, back) => ({
      user_id: one.owner.uid,
      day: addDays("2026-03-10", -1 - back),
      last_check_in: START,
      checked_in_today: checked_in_today || back !== 2,
    }));
    await kysely.insertInto("daily_activity").values(rows).execute();
    expect((await write(one, { token: one.token, ...atRisk })).status).toBe(200);
    const held = await kysely.selectFrom("badges").select("badge_id as id").execute();
    expect(held.map(({ id }) => id)).toEqual(badges);
  });

  it("says what was written on screen, too", async () => {
    const one = await linked(await openTestApp(await open()));
    // In the same millisecond, but not part of it.
    await move(one.owner, one.goalId, { kind: "step" });
    await checkIn(one.owner, one.goalId, onTrack(THIS));
    expect((await read(one, one.token)).body.written).toEqual({ health: "on-track", move: null });
    const reply = await write(one, { token: one.token, ...atRisk });
    expect(reply.body.error.code).toBe("check-in.done");
  });

  it.each<[string, (one: Linked) => Promise<unknown>]>([
    ["the period is over", async ({ test }) => (test.at = Date.parse(`${NEXT}T00:00:00Z`))],
    ["the goal rests", ({ owner, goalId }) => lived(owner, goalId, "pause", openEnded)],
    ["the goal was closed", ({ owner, goalId }) => lived(owner, goalId, "close")],
    ["the goal was deleted", ({ owner, goalId }) => lived(owner, goalId, "delete")],
    ["the account is disabled", ({ test, owner }) => setUsers(test, { disabled: true }, owner.uid)],
    [
      "the person is gone",
      ({ test, owner }) =>
        test.deps.db.kysely.deleteFrom("users").where("id", "=", owner.uid).execute(),
    ],
    [
      "the goal has no check-ins any more",
      ({ test }) => test.deps.db.kysely.updateTable("goals").set({ rhythms: "[]" }).execute(),
    ],
  ])("is over where %s, and writes nothing", async (_, happen) => {
    const one = await linked(await openTestApp(await open()));
    await happen(one);
    const [shown, written] = [
      await read(one, one.token),
      await write(one, { token: one.token, ...atRisk }),
    ];
    for (const { status, body } of [shown, written])
      expect([status, body.error.code]).toEqual([409, "check-in.not-due"]);
    expect(await checkInsOf(one)).toEqual([]);
    expect(await ledger(one.test, one.goalId)).toEqual([]);
  });

  it("is good until the last moment of its period", async () => {
    const one = await linked(await openTestApp(await open()));
    one.test.at = Date.parse(`${NEXT}T00:00:00Z`) - 1;
    expect((await write(one, { token: one.token, ...atRisk })).status).toBe(200);
  });

  it("of another goal, person, period, purpose or server is none", async () => {
    const one = await linked(await openTestApp(await open()));
    const { test, token, owner, goalId } = one;
    const { id: other } = await addGoal(owner);
    await begin(test, other, THIS);
    const stranger = await test.person();
    const { sign } = test.deps;
    const spoken: MailedCheckIn = { uid: owner.uid, goalId, period: THIS };
    const before = await tableHash(test.deps.db);
    for (const wrong of [
      "",
      "x",
      token.slice(0, -1),
      `${token}A`,
      `${token}.x`,
      token.replace(goalId, other),
      token.replace(owner.uid, stranger.uid),
      token.replace(THIS, NEXT),
      checkInToken(signUnder("another secret"), spoken),
      unsubscribeToken(sign, { uid: owner.uid, type: "weekly_update" }),
    ])
      for (const { status, body } of [
        await read(one, wrong),
        await write(one, { token: wrong, ...atRisk }),
      ])
        expect([status, body.error.code]).toEqual([400, "email.check-in-link-wrong"]);
    // For somebody else's goal, or another period.
    for (const over of [{ uid: stranger.uid }, { period: NEXT }, { period: addDays(THIS, 1) }]) {
      const foreign = checkInToken(sign, { ...spoken, ...over });
      expect((await read(one, foreign)).body.error.code).toBe("check-in.not-due");
      const reply = await write(one, { token: foreign, ...atRisk });
      expect(reply.body.error.code).toBe("check-in.not-due");
    }
    expect(await tableHash(test.deps.db)).toBe(before);
  });

  it("may be tried so many times a minute from one address", async () => {
    const one = await linked(await openTestApp(await open()));
    for (let count = 0; count < limits.tokensPerMinute; count += 1) await read(one, "wrong");
    expect((await read(one, one.token)).status).toBe(429);
    expect((await write(one, { token: one.token, ...atRisk })).status).toBe(429);
    one.test.at += 60_000;
    expect((await read(one, one.token)).status).toBe(200);
  });

  it("has a page that is kept by nobody and tells no other site where it came from", async () => {
    const { test, token } = await linked(await openTestApp(await open()));
    const page = await send(test.app, "GET", `/check-in/by-mail?token=${token}&say=at-risk`);
    const other = await send(test.app, "GET", "/unsubscribe?token=t");
    expect(page.status).toBe(200);
    for (const name of ["cache-control", "referrer-policy"])
      expect(page.headers.get(name)).toBe(other.headers.get(name));
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.headers.get("referrer-policy")).toMatch(/no-referrer|same-origin/);
  });
});

describeOnPostgres("a page that names a coach", (open) => {
  it("writes nothing for another one", async () => {
    const one = await linked(await openTestApp(await open()));
    const { test, token, goalId } = one;
    const [before, after] = [await test.person(), await test.person()];
    await setCoach(test, goalId, before);
    const { coachId } = (await read(one, token)).body;
    expect(coachId).toBe(before.uid);
    await setCoach(test, goalId, after);
    const said = { token, ...atRisk, circle: "coach" };
    const reply = await write(one, { ...said, coachId });
    expect([reply.status, reply.body.error.code]).toEqual([409, "coaching.another"]);
    expect(await checkInsOf(one)).toEqual([]);
    expect((await write(one, { ...said, coachId: after.uid })).status).toBe(200);
  });
});

describeOnPostgres("many presses at the same moment", (open) => {
  it("write one check-in and one step", async () => {
    const one = await linked(await openTestApp(await open()));
    const { token, owner, goalId } = one;
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => write(one, { token, ...atRisk })),
      ...Array.from({ length: 3 }, () => checkIn(owner, goalId, onTrack(THIS))),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    // With only the link, a refusal does not show the goal.
    const refused = replies.slice(0, 5).filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => Object.keys(body))).toEqual(refused.map(() => ["error"]));
    expect(await checkInsOf(one)).toHaveLength(1);
    expect((await ledger(one.test, goalId)).length).toBeLessThanOrEqual(1);
  });
});
