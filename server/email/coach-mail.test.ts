import { expect, it } from "vitest";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { changeCheckInDay, changeTimeZone } from "#contract/account.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, key, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import {
  describeOnPostgres,
  describeWithDatabase,
} from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { march, periods, planAt } from "./fixtures/planned-mail.fixture.ts";
import { planMail } from "./planned-mail.ts";

// START is a Tuesday.
const [THIS, NEXT] = ["2026-03-09", "2026-03-16"];

async function coached(test: OutboxTest) {
  const [owner, coach] = [
    await test.person({ name: "Ada Moreau", timeZone: "UTC" }),
    await test.person({ name: "Grace Okafor", timeZone: "UTC" }),
  ];
  const { id: goalId } = await addGoal(owner);
  await setCoach(test, goalId, coach);
  await begin(test, goalId, THIS);
  await setUsers(test, { custom_email_verified_at: test.at });
  return { owner, coach, goalId };
}

async function addGoalOfOther(test: OutboxTest) {
  const person = await test.person({ name: "Ben Ito", timeZone: "UTC" });
  return { ...person, goalId: (await addGoal(person)).id };
}

const ofType = async (test: OutboxTest, type: string) =>
  (await test.outbox()).filter((row) => row.type === type);

const help = { health: "off-track", help: "An hour with the controller" } as const;

const cameTo = (test: OutboxTest, { uid }: Person) =>
  test.transport.came.filter(({ to }) => to.startsWith(uid));

describeWithDatabase("an ask for help", (open) => {
  it("is mailed to the coach in a quarter of an hour, once, with who asks, on which goal and what would help", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    const headers = key();
    for (let count = 0; count < 2; count += 1)
      await checkIn(owner, goalId, onTrack(THIS, help), headers);
    await checkIn(owner, goalId, onTrack(THIS, help));
    const [row, ...more] = await ofType(test, "coaching_help");
    expect([row?.uid, more]).toEqual([coach.uid, []]);
    expect(row?.dueIn).toBeGreaterThan(14 * 60_000);
    expect(row?.dueIn).toBeLessThanOrEqual(15 * 60_000);
    await test.hurry();
    await test.sendAll();
    const [mail] = cameTo(test, coach);
    expect(mail?.subject).toBe("Ada Moreau asks for help with “Meet five people of my field”");
    expect(mail?.text).toContain("Checked in: off track. What would help:");
    expect(mail?.text).toContain("> An hour with the controller\nAda Moreau");
    expect(mail?.text).toContain(`http://localhost:3000/goals/${goalId}`);
  });

  it("is one mail with the others of that owner to that coach, with the words as they are when it leaves", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    const [second, third, elsewhere] = [
      (await addGoal(owner, { description: "Plant a tree" })).id,
      (await addGoal(owner, { description: "Ship it" })).id,
      (await addGoal(owner, { description: "Learn the names" })).id,
    ];
    const [other, stranger] = [await test.person({ timeZone: "UTC" }), await addGoalOfOther(test)];
    await setUsers(test, { custom_email_verified_at: test.at });
    for (const id of [second, third, stranger.goalId]) await setCoach(test, id, coach);
    await setCoach(test, elsewhere, other);
    for (const id of [second, third, elsewhere, stranger.goalId]) await begin(test, id, THIS);
    for (const id of [goalId, second, third, elsewhere]) {
      await checkIn(owner, id, onTrack(THIS, { ...help, help: `Help with ${id}` }));
      test.at += 1;
    }
    await checkIn(stranger, stranger.goalId, onTrack(THIS, help));
    expect((await ofType(test, "coaching_help")).map(({ uid }) => uid)).toEqual([
      coach.uid,
      other.uid,
      coach.uid,
    ]);
    const row = test.deps.db.kysely.updateTable("weekly_check_ins");
    await row.set({ help: "A spade", health: "at-risk" }).where("goal_id", "=", second).execute();
    await row.set({ help: "" }).where("goal_id", "=", third).execute();
    await test.hurry();
    await test.sendAll();
    const mail = cameTo(test, coach).find(({ subject }) => subject.startsWith("Ada Moreau"));
    expect(mail?.subject).toBe("Ada Moreau asks for help with 2 goals");
    expect(mail?.text).toMatch(/Help with [^]*Plant a tree\n[^]*at risk[^]*> A spade\n/);
    expect(mail?.text).toContain(`http://localhost:3000/goals/${second}`);
    expect(mail?.text).not.toMatch(/Ship it|Learn the names/);
    // The next one begins a new mail.
    await row.set({ seen_at: null }).execute();
    const later = { ...help, help: "Later" };
    test.at = march(16);
    await checkIn(owner, goalId, onTrack(NEXT, later));
    expect(await ofType(test, "coaching_help")).toHaveLength(4);
  });

  it("that an older release queued leaves with what is so now", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    const { body } = await checkIn(owner, goalId, onTrack(THIS, help));
    const words = { by: "Ada Moreau", text: "Old words" };
    const older = {
      goalId,
      description: "Old",
      checkInId: body.checkInId,
      health: "at-risk",
      words,
    };
    await test.deps.db.kysely
      .updateTable("email_messages")
      .set({ facts: JSON.stringify(older), due_at: 0 })
      .execute();
    await test.sendAll();
    expect(cameTo(test, coach)[0]?.text).toContain("> An hour with the controller\nAda Moreau");
  });

  it("is no mail where it is empty, for its owner alone, refused, or of a goal without a coach", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    const { id: other } = await addGoal(owner);
    const { id: alone } = await addGoal(owner);
    await setCoach(test, other, coach);
    for (const id of [other, alone]) await begin(test, id, THIS);
    const statuses = [
      await checkIn(owner, goalId, onTrack(NEXT, help)),
      await checkIn(owner, goalId, onTrack(THIS, { help: "  " })),
      await checkIn(owner, other, onTrack(THIS, { ...help, circle: "private" })),
      await checkIn(owner, alone, onTrack(THIS, help)),
    ].map(({ status }) => status);
    expect(statuses).toEqual([409, 200, 200, 200]);
    expect(await ofType(test, "coaching_help")).toEqual([]);
  });

  it.each<[string, (test: OutboxTest, goalId: string, coach: Person, owner: Person) => unknown]>([
    [
      "the coach has seen it",
      async ({ deps }, _, coach) =>
        deps.db.kysely
          .updateTable("weekly_check_ins")
          .set({ seen_at: 1, seen_by: coach.uid })
          .execute(),
    ],
    [
      "the coach stepped down",
      (_, goalId, coach) => coach.send("POST", `/api/goals/${goalId}/coach/step-down`, {}, key()),
    ],
    ["the goal was closed", (_, goalId, _coach, owner) => lived(owner, goalId, "close")],
    ["the goal was deleted", (_, goalId, _coach, owner) => lived(owner, goalId, "delete")],
    [
      "they no longer want it",
      ({ deps }) =>
        deps.db.kysely.updateTable("users").set({ mail_coaching_notes: false }).execute(),
    ],
  ])("does not leave where %s", async (_, happen) => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    await checkIn(owner, goalId, onTrack(THIS, help));
    await happen(test, goalId, coach, owner);
    await test.hurry();
    await test.sendAll();
    expect(cameTo(test, coach)).toEqual([]);
    expect(await ofType(test, "coaching_help")).toMatchObject([{ status: "withdrawn" }]);
  });
});

describeOnPostgres("asks for help at the same moment", (open) => {
  it("are one mail", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    const goals = [goalId, (await addGoal(owner)).id, (await addGoal(owner)).id];
    for (const id of goals) await setCoach(test, id, coach);
    for (const id of goals) await begin(test, id, THIS);
    await Promise.all(goals.map((id) => checkIn(owner, id, onTrack(THIS, help))));
    expect(await ofType(test, "coaching_help")).toHaveLength(1);
    await test.hurry();
    await test.sendAll();
    expect(cameTo(test, coach)[0]?.subject).toBe("Ada Moreau asks for help with 3 goals");
  });
});

describeWithDatabase("the mail of a coach's week", (open) => {
  it("tells by person what happened and was missed, gravest first and with the pace, on the morning after the coach's check-in day", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    const later = { description: "Plant a tree", dueDate: "2026-07-01" };
    const { id: missed } = await addGoal(owner, later);
    const { id: quiet } = await addGoal(owner, { description: "Learn the names" });
    const { id: due } = await addGoal(owner, { description: "Ship it", dueDate: "2026-03-20" });
    for (const id of [missed, quiet, due]) await setCoach(test, id, coach);
    await begin(test, missed, THIS);
    await planMail(test.deps);
    await move(owner, goalId, { kind: "step" });
    await checkIn(owner, goalId, onTrack(THIS, help));
    for (const at of [march(16), march(17) - 1]) await planAt(test, at);
    expect(await periods(test, coach.uid, "coaching_week")).toEqual([]);
    for (const hour of [8, 9, 20]) await planAt(test, march(17, hour));
    expect(await periods(test, coach.uid, "coaching_week")).toEqual(["2026-03-17"]);
    expect(await periods(test, owner.uid, "coaching_week")).toEqual([]);
    test.at = march(17, 8);
    await test.sendAll();
    const mail = cameTo(test, coach).find(({ subject }) => subject === "Your people this week");
    const [, words = ""] = mail?.text.split("Ada Moreau\n\n") ?? [];
    expect(words).toMatch(
      /^\* Meet five people of my field \(20%\)\n {2}Asks for help: “An hour with the controller”\n {2}Checked in: off track\. [^\n]*(pace|ahead|behind)\.\n[^]*\* Plant a tree \(0%\)\n {2}Missed a check-in\.\n[^]*\* Ship it \(0%\)\n {2}Due Friday, March 20\.\n/,
    );
    expect(words).not.toContain("Learn the names");
    expect(words).toContain("Go to your coaching page:\nhttp://localhost:3000/coaching");
    // The owner's digest of that minute says the same.
    const [, pace = ""] = /Checked in: off track\. (.*)\n/.exec(words) ?? [];
    const digest = cameTo(test, owner).find(({ text }) => text.startsWith("Since "));
    expect(digest?.text).toContain(` ${pace} Due `);
  });

  it("says nothing of what is for its owner alone, or was seen", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    const { id: seen } = await addGoal(owner, { description: "Plant a tree" });
    await setCoach(test, seen, coach);
    await begin(test, seen, THIS);
    await planMail(test.deps);
    const said = { ...help, circle: "private", obstacle: "Tired", promise: "rest" } as const;
    await checkIn(owner, goalId, onTrack(THIS, said));
    await checkIn(owner, seen, onTrack(THIS));
    await planAt(test, march(17));
    const row = test.deps.db.kysely.updateTable("weekly_check_ins");
    await row.set({ seen_at: 1, seen_by: coach.uid }).where("circle", "=", "coach").execute();
    await test.sendAll();
    expect(cameTo(test, coach)).toEqual([]);
  });

  it("of which an older release planned the day before is late by that day, with all that it had to tell", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    await checkIn(owner, goalId, onTrack(THIS));
    await setUsers(test, { coaching_due_at: march(16) }, coach.uid);
    await planAt(test, march(16));
    expect(await periods(test, coach.uid, "coaching_week")).toEqual([]);
    await planAt(test, march(17));
    expect(await periods(test, coach.uid, "coaching_week")).toEqual(["2026-03-17"]);
  });

  it("is not written where nothing happened, and tells nothing twice, however often digests come", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    await test.deps.db.kysely.updateTable("users").set({ mail_frequency: "monthly" }).execute();
    await planMail(test.deps);
    await checkIn(owner, goalId, onTrack(THIS));
    await planAt(test, march(17));
    await test.sendAll();
    await checkIn(owner, goalId, onTrack(NEXT));
    await planAt(test, march(24));
    await test.sendAll();
    await test.deps.db.kysely.updateTable("goals").set({ rhythms: "[]" }).execute();
    await planAt(test, march(31));
    expect(await periods(test, coach.uid, "coaching_week")).toEqual(["2026-03-17", "2026-03-24"]);
    // On another day of the week it still covers the time since the last one.
    await setUsers(test, { check_in_day: 3, coaching_due_at: 0 });
    await planMail(test.deps);
    await planAt(test, Date.UTC(2026, 3, 2, 8));
    expect(await periods(test, coach.uid, "coaching_week")).toHaveLength(2);
  });

  it.each([
    ["check-in day", changeCheckInDay.path, { day: 4 }, march(13)],
    ["zone", changeTimeZone.path, { timeZone: "Asia/Tokyo" }, march(16, 23)],
  ])("follows another %s of the coach", async (_, path, input, at) => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    await checkIn(owner, goalId, onTrack(THIS));
    test.at += 25 * 3_600_000;
    await planMail(test.deps);
    expect((await coach.send("PUT", path, input)).status).toBe(200);
    const written = [];
    for (const then of [test.at, at - 1, at]) {
      await planAt(test, then);
      written.push((await periods(test, coach.uid, "coaching_week")).length);
    }
    expect(written).toEqual([0, 0, 1]);
  });

  it("follows the toggle of coaching emails", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    await test.deps.db.kysely.updateTable("users").set({ mail_coaching_notes: false }).execute();
    await planMail(test.deps);
    await checkIn(owner, goalId, onTrack(THIS));
    await planAt(test, march(17));
    expect(await periods(test, coach.uid, "coaching_week")).toEqual([]);
  });
});
