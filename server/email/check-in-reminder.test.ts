import { expect, it } from "vitest";
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
    expect(mails.filter((mail) => mail.includes("No progress lately"))).toEqual([
      expect.stringContaining("No progress for 8 days."),
    ]);
  });

  it("waits for the day after a digest that goes to the person, and for no other", async () => {
    const test = await openOutbox(await open());
    const [reader, other] = [await withGoal(test, "UTC"), await withGoal(test, "UTC")];
    const set = (uid: string, change: object) =>
      test.deps.db.kysely.updateTable("users").set(change).where("id", "=", uid).execute();
    // The 18th is a Wednesday.
    await set(reader.uid, { check_in_day: 3 });
    await set(other.uid, { check_in_day: 3, mail_weekly_updates: false });
    await planMail(test.deps);
    for (let day = 11; day <= 20; day += 1) await planAt(test, march(day));
    expect(await periods(test, reader.uid)).toContain("2026-03-18");
    expect(await periods(test, reader.uid, "goal_reminder")).toEqual(["2026-03-19"]);
    expect(await periods(test, other.uid, "goal_reminder")).toEqual(["2026-03-18"]);
  });
});
