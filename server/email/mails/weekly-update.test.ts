import { expect, it } from "vitest";
import { changeCheckInDay } from "#contract/account.ts";
import { DAY_MS } from "#domain/day.ts";
import { addNote } from "#server/coaching/fixtures/note.fixture.ts";
import { addGoal, move, setCoach, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "../fixtures/outbox.fixture.ts";
import { march, planAt, withGoal } from "../fixtures/planned-mail.fixture.ts";
import { planMail } from "../planned-mail.ts";

/** Plans at an instant; returns the texts sent then. */
async function leaving(test: OutboxTest, at: number): Promise<string[]> {
  await planAt(test, at);
  return sent(test);
}

async function sent(test: OutboxTest): Promise<string[]> {
  const before = test.transport.came.length;
  await test.sendAll();
  return test.transport.came
    .slice(before)
    .filter(({ text }) => text.startsWith("Since "))
    .map(({ text }) => text);
}

/** The text after the goal's name, up to the next part. */
function wordsOn(text: string | undefined, description: string): string {
  const [, words = ""] = text?.split(`* ${description} (`) ?? [];
  return words.split("\n\n")[0]?.replaceAll("\n  ", "\n") ?? "";
}

describeWithDatabase("a digest", (open) => {
  it.each([
    [0, null],
    [1, "You came back once."],
    [2, "You came back 2 times."],
  ])("counts %i returns since the last one", async (times, text) => {
    const test = await openOutbox(await open());
    const { uid, goalId } = await withGoal(test, "UTC", "2026-06-30");
    await planAt(test, march(16));
    await sent(test);
    const comeback = { goal_id: goalId, user_id: uid, kind: "day" } as const;
    const rows = ["2026-03-09", "2026-03-16", "2026-03-23"].map((week, place) => {
      // The first is from before the last digest.
      return { ...comeback, day: week, week, at: test.at + (place - 0.5) * DAY_MS };
    });
    await test.deps.db.kysely
      .insertInto("comebacks")
      .values(rows.slice(0, times + 1))
      .execute();
    const [next] = await leaving(test, march(23));
    expect(next?.match(/You came back.*/)?.[0] ?? null).toBe(text);
  });

  it("tells what changed up to the moment at which it leaves", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-06-30");
    await begin(test, person.goalId, "2026-03-16");
    await planMail(test.deps);
    await planAt(test, march(16));
    test.at += 3_600_000;
    await move(person, person.goalId, { kind: "step" });
    await checkIn(person, person.goalId, onTrack("2026-03-16"));
    test.at += 1;
    const [text] = await sent(test);
    expect(wordsOn(text, "Read twelve books")).toContain(
      "No change, 1 of 12. +1 book since Monday.",
    );
    expect(text).not.toContain("/check-in");
    // Days count whole, so the next one has it.
    const [next] = await leaving(test, march(23));
    expect(next).toMatch(/^Since Monday, March 16/);
    expect(wordsOn(next, "Read twelve books")).toContain("+1 book, now 1 of 12.");
  });

  it("names in its subject how many goals it covers, and how many of them are due soon", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-03-24");
    await planMail(test.deps);
    const subjectAt = async (at: number) => {
      await leaving(test, at);
      return test.transport.came.findLast(({ text }) => text.startsWith("Since "))?.subject;
    };
    expect(await subjectAt(march(16))).toBe("Your week: 1 goal");
    await addGoal(person, { dueDate: "2026-03-30" });
    await addGoal(person, { dueDate: "2026-03-31" });
    expect(await subjectAt(march(23))).toBe("Your week: 3 goals, 2 due soon");
    // One is overdue, two are due today and tomorrow.
    expect(await subjectAt(march(30))).toBe("Your week: 3 goals, 2 due soon");
  });

  it("says 'All on pace' where it is so, and not beside a goal of which it cannot be said", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-06-30");
    await move(person, person.goalId, { kind: "change", by: 6 });
    await planMail(test.deps);
    const [text] = await leaving(test, march(16));
    expect(text).toContain("Progress on 1 of 1 goal. All on pace.");
    await addGoal(person, { measurable: yesOrNo, dueDate: "2026-06-30" });
    const [other] = await leaving(test, march(23));
    expect(other).toContain("Progress on 0 of 2 goals.");
    expect(other).not.toContain("All on pace");
  });

  it("carries promises and what became of them, and the coach's words with their goal", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-06-30");
    const coach = await test.person();
    await setCoach(test, person.goalId, coach);
    await begin(test, person.goalId, "2026-03-02");
    await planMail(test.deps);
    await checkIn(person, person.goalId, onTrack("2026-03-09", { promise: "Read at noon" }));
    const [first] = await leaving(test, march(16));
    expect(wordsOn(first, "Read twelve books")).toContain("Your promise: “Read at noon”");
    expect(first).toContain("Check in:\nhttp://localhost:3000/check-in");
    test.at += DAY_MS;
    const answered = { kept: "partly", promise: "Read at six" } as const;
    await checkIn(person, person.goalId, onTrack("2026-03-16", answered));
    await addNote(coach, person.goalId, { note: "Noon is a good time" });
    const [second] = await leaving(test, march(23));
    expect(wordsOn(second, "Read twelve books")).toMatch(
      /Last promise: “Read at noon” \(partly kept\)\nYour promise: “Read at six”/,
    );
    expect(second).toMatch(/> Noon is a good time\n.+, on “Read twelve books”/);
    const [third] = await leaving(test, march(30));
    expect(third).not.toContain("Read at noon");
    expect(third).not.toContain("Noon is a good time");
  });

  it("comes on the person's check-in day, and after another was chosen tells nothing twice", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-06-30");
    await planMail(test.deps);
    await move(person, person.goalId, { kind: "step" });
    expect(await leaving(test, march(16))).toHaveLength(1);
    await move(person, person.goalId, { kind: "change", by: 2 });
    await person.send("PUT", changeCheckInDay.path, { day: 4 });
    await planMail(test.deps);
    expect(await leaving(test, march(19, 7))).toEqual([]);
    const [text] = await leaving(test, march(19));
    expect(text).toMatch(/^Since Monday, March 16/);
    expect(wordsOn(text, "Read twelve books")).toContain("+2 books, now 3 of 12.");
  });

  it("tells of all the time since the one before, also where another check-in day has made it longer", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-06-30");
    await planMail(test.deps);
    expect(await leaving(test, march(16))).toHaveLength(1);
    test.at += 3_600_000;
    await move(person, person.goalId, { kind: "change", by: 3 });
    const { kysely } = test.deps.db;
    // From Monday to Friday, before Monday has come.
    await kysely.updateTable("users").set({ check_in_day: 5, digest_due_at: 0 }).execute();
    await planAt(test, march(21));
    const [text] = await leaving(test, march(27));
    expect(text).toMatch(/^Since Monday, March 16/);
    expect(wordsOn(text, "Read twelve books")).toContain("+3 books, now 3 of 12.");
  });

  it("tells of the time of one that did not leave, too", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-06-30");
    await planMail(test.deps);
    expect(await leaving(test, march(16))).toHaveLength(1);
    test.at += 3_600_000;
    await move(person, person.goalId, { kind: "change", by: 3 });
    await planAt(test, march(23));
    const { kysely } = test.deps.db;
    await kysely
      .updateTable("email_messages")
      .set({ status: "withdrawn" })
      .where("period", "=", "2026-03-23")
      .execute();
    const [text] = await leaving(test, march(30));
    expect(text).toMatch(/^Since Monday, March 16/);
    expect(wordsOn(text, "Read twelve books")).toContain("+3 books, now 3 of 12.");
  });

  it.each([
    ["as long ago as one can be", 36 * DAY_MS - 1, "Sunday, February 15"],
    ["longer ago", 36 * DAY_MS, "Monday, March 16"],
    ["by a clock that was ahead", -DAY_MS, "Monday, March 23"],
  ])(
    "after one that left %s tells of the time since then, or since it was due",
    async (_, ago, day) => {
      const test = await openOutbox(await open());
      await withGoal(test, "UTC", "2026-06-30");
      await planMail(test.deps);
      expect(await leaving(test, march(16))).toHaveLength(1);
      const sent_at = march(23) - ago;
      await test.deps.db.kysely.updateTable("email_messages").set({ sent_at }).execute();
      const [text] = await leaving(test, march(23));
      expect(text?.split("\n")[0]).toBe(`Since ${day}`);
    },
  );

  it("that an older release wrote leaves with what is so now", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-06-30");
    await planMail(test.deps);
    await planAt(test, march(16));
    const older = { monday: "2026-03-16", goals: [], words: [], nextStep: "go on." };
    const facts = JSON.stringify(older);
    await test.deps.db.kysely.updateTable("email_messages").set({ facts }).execute();
    await move(person, person.goalId, { kind: "step" });
    const [text] = await sent(test);
    expect(wordsOn(text, "Read twelve books")).toContain("+1 book since Monday.");
  });
});
