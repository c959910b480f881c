import { expect, it } from "vitest";
import { setGoals, setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { addGoal, move, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { march, periods, planAt, withGoal } from "./fixtures/planned-mail.fixture.ts";
import { planMail } from "./planned-mail.ts";

async function sent(test: OutboxTest) {
  await test.sendAll();
  return test.transport.came.filter(({ subject }) => subject.startsWith("Check in by"));
}

const remindersOf = (test: OutboxTest, uid: string) => periods(test, uid, "check_in_reminder");

describeWithDatabase("the reminder of a check-in", (open) => {
  it("comes once, two days into the period at 8, names the goals that are due and leads to them", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC");
    const { id: second } = await addGoal(person, { measurable: yesOrNo });
    const { id: done } = await addGoal(person, { description: "Plant a tree" });
    for (const id of [person.goalId, second, done]) await begin(test, id, "2026-03-16");
    await planMail(test.deps);
    await planAt(test, march(15));
    // Before they stall.
    for (const id of [person.goalId, second]) await move(person, id, { kind: "step" });
    await planAt(test, march(16));
    await checkIn(person, done, onTrack("2026-03-16"));
    await planAt(test, march(18, 7));
    expect(await remindersOf(test, person.uid)).toEqual([]);
    for (const hour of [8, 9, 20]) await planAt(test, march(18, hour));
    for (const day of [19, 20, 21, 22]) await planAt(test, march(day));
    expect(await remindersOf(test, person.uid)).toEqual(["2026-03-18"]);
    test.at = march(18);
    const [mail, ...more] = await sent(test);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Check in by Sunday, March 22");
    // The day is given with each goal, not in the heading.
    expect(mail?.text).toMatch(/^2 open check-ins\n\n\* /);
    expect(mail?.text.match(/Open until Sunday, March 22\./g)).toHaveLength(2);
    expect(mail?.text).toContain("Read twelve books");
    expect(mail?.text).toContain("Meet five people of my field");
    expect(mail?.text).not.toContain("Plant a tree");
    expect(mail?.text).toContain("Check in:\nhttp://localhost:3000/check-in");
    await planAt(test, march(25));
    expect(await remindersOf(test, person.uid)).toEqual(["2026-03-18", "2026-03-25"]);
  });

  it("does not leave where the check-in was done before it did", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC");
    await planMail(test.deps);
    test.at = march(15);
    await move(person, person.goalId, { kind: "step" });
    await planAt(test, march(18));
    expect(await remindersOf(test, person.uid)).toEqual(["2026-03-18"]);
    await checkIn(person, person.goalId, onTrack("2026-03-16"));
    expect(await sent(test)).toEqual([]);
    const row = (await test.outbox()).find(({ type }) => type === "check_in_reminder");
    expect(row?.status).toBe("withdrawn");
  });

  it("is left out where no server was there on that day, and nothing blames for a missed one", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC");
    await planMail(test.deps);
    await planAt(test, march(19));
    for (const day of [20, 21, 22, 23]) await planAt(test, march(day));
    expect(await remindersOf(test, person.uid)).toEqual([]);
    await test.sendAll();
    const texts = test.transport.came.map(({ text }) => text).join();
    expect(texts).not.toMatch(/missed|forgot|failed/i);
  });
});

describeWithDatabase("the reminder of a stall", (open) => {
  const stallsOf = async (test: OutboxTest) =>
    (await test.outbox())
      .filter(({ type }) => type === "goal_reminder")
      .map(({ period }) => period);

  it("says how long nothing was logged, and does not leave after an update of that morning", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC");
    await withGoal(test, "UTC");
    await planMail(test.deps);
    for (let day = 11; day <= 18; day += 1) await planAt(test, march(day));
    expect(await stallsOf(test)).toEqual(["2026-03-18", "2026-03-18"]);
    await move(person, person.goalId, { kind: "step" });
    await test.sendAll();
    const mails = test.transport.came.map(({ subject, text }) => `${subject} ${text}`);
    expect(mails.filter((mail) => mail.includes("No update lately"))).toEqual([
      expect.stringContaining("No update for 8 days."),
    ]);
  });

  it("is told by a digest of that day or the day before, where one goes to the person, and then by no other mail", async () => {
    const test = await openOutbox(await open());
    const people = [
      await withGoal(test, "UTC"),
      await withGoal(test, "UTC"),
      await withGoal(test, "UTC"),
    ] as const;
    const [today, dayBefore, other] = people;
    await setGoals(test, { rhythms: "[]" });
    // The 18th is a Wednesday.
    await setUsers(test, { check_in_day: 3 }, today.uid);
    await setUsers(test, { check_in_day: 2 }, dayBefore.uid);
    await setUsers(test, { check_in_day: 3, mail_weekly_updates: false }, other.uid);
    await planMail(test.deps);
    for (let day = 11; day <= 20; day += 1) await planAt(test, march(day));
    expect(await periods(test, today.uid)).toContain("2026-03-18");
    expect(await periods(test, dayBefore.uid)).toContain("2026-03-17");
    const told = people.map(({ uid }) => periods(test, uid, "goal_reminder"));
    expect(await Promise.all(told)).toEqual([[], [], ["2026-03-18"]]);
  });
});

describeWithDatabase("reminders within three days", (open) => {
  const remindersIn = async (test: OutboxTest) => {
    await test.sendAll();
    return test.transport.came
      .filter(({ text }) => text.includes("because goal reminders are on"))
      .map(({ subject, text }) => ({ subject, text }));
  };

  it("are one mail, with what is due, stalled and open, a goal once", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC");
    const { id: due } = await addGoal(person, { description: "Ship it", dueDate: "2026-03-19" });
    await begin(test, person.goalId, "2026-03-16");
    await setGoals(test, { rhythms: "[]" }, due);
    await planMail(test.deps);
    await planAt(test, march(18));
    const [mail, ...more] = await remindersIn(test);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("2 goals need attention");
    expect(mail?.text).toMatch(
      /^These goals need attention\n\n\* Ship it \(0%\)\n {2}Due tomorrow, Thursday, March 19\.\n[^]*\* Read twelve books \(0%\)\n {2}No update for 8 days\. One small step gets it going again\.\n {2}Check-in open until Sunday, March 22\.\n[^]*Check in:\nhttp:\/\/localhost:3000\/check-in\n/,
    );
    for (const day of [19, 20, 21, 22, 23, 24]) await planAt(test, march(day));
    expect(await remindersIn(test)).toHaveLength(1);
  });

  it("wait for the next mail, which leaves out what is done by then", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-03-24");
    const { id: other } = await addGoal(person, { description: "Ship it", dueDate: "2026-03-20" });
    const { id: done } = await addGoal(person, {
      description: "Plant a tree",
      dueDate: "2026-06-30",
    });
    await setGoals(test, { rhythms: "[]" });
    await setUsers(test, { check_in_day: 7 });
    await begin(test, done, "2026-03-15");
    test.at = march(15);
    for (const id of [person.goalId, other, done])
      await move(person, id, { kind: "change", by: 1 });
    await planMail(test.deps);
    await planAt(test, march(17));
    // Due in a week, and in three days: later mail would come too late.
    const [first, ...more] = await remindersIn(test);
    expect(more).toEqual([]);
    expect(first?.text).toContain("Due in a week, on Tuesday, March 24.");
    expect(first?.text).toContain("Due in 3 days, on Friday, March 20.");
    expect(first?.text).toContain("Check-in open until Saturday, March 21.");
    const { id: late } = await addGoal(person, { description: "Call them", dueDate: "2026-03-25" });
    await setGoals(test, { rhythms: "[]" }, late);
    for (const day of [18, 19]) await planAt(test, march(day));
    expect(await remindersIn(test)).toHaveLength(1);
    await planAt(test, march(20));
    const [, second] = await remindersIn(test);
    expect(second?.subject).toBe("Due in 5 days: Call them");
    await planAt(test, march(23));
    const [, , third] = await remindersIn(test);
    expect(third?.text).toContain("Due tomorrow, Tuesday, March 24.");
    expect(third?.text).toContain("Due in 2 days, on Wednesday, March 25.");
  });

  it("count those that were sent or wait, by the day on which they left", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-03-21");
    await setGoals(test, { rhythms: "[]" });
    await setUsers(test, { mail_weekly_updates: false });
    test.at = march(13);
    await move(person, person.goalId, { kind: "step" });
    await planMail(test.deps);
    await planAt(test, march(14));
    const row = test.deps.db.kysely.updateTable("email_messages");
    // A mail server that was away: it left days late.
    await row.set({ status: "sent", sent_at: march(18) }).execute();
    await setUsers(test, { reminder_due_at: march(20) });
    await planAt(test, march(20));
    expect(await periods(test, person.uid, "goal_reminder")).toEqual(["2026-03-14"]);
    await row.set({ status: "withdrawn", sent_at: null }).execute();
    await setUsers(test, { reminder_due_at: march(20) });
    await planAt(test, march(20));
    expect(await periods(test, person.uid, "goal_reminder")).toEqual(["2026-03-14", "2026-03-20"]);
  });
});
