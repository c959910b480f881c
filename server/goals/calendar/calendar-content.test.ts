import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import * as limits from "#domain/limits.ts";
import { openTestApp, ORIGIN } from "#server/app/fixtures/test-app.fixture.ts";
import { addCopies, lived, openEnded } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  calendarPath,
  calendarTextOf,
  eventsOf,
  shownEvents,
  type ShownEvent,
} from "../fixtures/calendar.fixture.ts";
import { addGoal, move, openWithGoal, setCoach, yesOrNo } from "../fixtures/goal.fixture.ts";
import { addStep, addSuggestion, change } from "../fixtures/plan.fixture.ts";

// threats T83. Tests begin on Tuesday, 10 March 2026.

const HOUR = 3_600_000;

const titled = ({ day, title }: ShownEvent) => `${day} ${title}`;

describeWithDatabase("what a calendar tells", (open) => {
  it("tells of due dates, steps to do and check-ins of the person's own goals under way, and of nothing else", async () => {
    const [test, ada, grace] = await openWithPeople(await open(), {}, { name: "Grace Okafor" });
    const { id } = await addGoal(ada);
    await setCoach(test, id, grace);
    await addStep(ada, id, "Book a room", "2026-03-20");
    await addStep(ada, id, "Without a day");
    const done = await addStep(ada, id, "Done already", "2026-03-21");
    await change(ada, id, { kind: "mark-step", stepId: done, done: true });
    const accepted = await addSuggestion(grace, id, "Call Marcus Bell", "2026-03-22");
    await change(ada, id, { kind: "accept", stepId: accepted });
    await addSuggestion(grace, id, "Not accepted yet", "2026-03-23");
    // Goals that must not appear.
    const full = await addGoal(ada, { measurable: yesOrNo, description: "Full" });
    await move(ada, full.id, { kind: "step" });
    for (const how of ["close", "delete"] as const)
      await lived(
        ada,
        (await addGoal(ada, { description: how })).id,
        how,
        how === "close" ? { learned: "" } : {},
      );
    const resting = await addGoal(ada, { description: "Resting", dueDate: "2026-07-01" });
    await lived(ada, resting.id, "pause", openEnded);
    const coached = await addGoal(grace, { description: "Grace's own" });
    await setCoach(test, coached.id, ada);
    const path = await calendarPath(ada);
    const events = await eventsOf(test, path);
    expect(events.filter(({ title }) => !title.startsWith("Check-in"))).toMatchObject([
      {
        uid: expect.stringMatching(/^step\..{22}@cairn$/),
        day: "2026-03-20",
        title: "Step: Book a room",
        text: "Meet five people of my field",
        url: `${ORIGIN}/goals/${id}`,
      },
      { day: "2026-03-22", title: "Suggested by your coach" },
      { uid: `due.${id}@cairn`, day: "2026-06-30", title: "Due: Meet five people of my field" },
      { day: "2026-07-01", title: "Due: Resting" },
    ]);
    const checkIns = events.filter(({ title }) => title.startsWith("Check-in"));
    // The first Monday at least three days after creation, and eleven more within twelve weeks.
    expect([checkIns[0]?.day, checkIns.at(-1)?.day, checkIns.length]).toEqual([
      "2026-03-16",
      "2026-06-01",
      12,
    ]);
    expect(checkIns[0]).toMatchObject({
      title: "Check-in: 2 goals",
      url: `${ORIGIN}/check-in`,
    });
    expect(await calendarTextOf(test, path)).not.toMatch(/Grace|Marcus|A Coach|closed|delete/);
  });

  it("of 200 goals of the longest words has less than a megabyte", async () => {
    const { test, owner, id } = await openWithGoal(await open(), {
      description: "漢".repeat(limits.description),
    });
    await addCopies(test, id, limits.goalsPerUser - 1);
    const rhythms = JSON.stringify([{ from: "2026-03-16", weeks: 1 }]);
    await test.deps.db.kysely.updateTable("goals").set({ rhythms }).execute();
    const path = await calendarPath(owner);
    const text = await calendarTextOf(test, path);
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    const events = shownEvents(text);
    expect(events.filter(({ title }) => title.startsWith("Due"))).toHaveLength(200);
    expect(events.find(({ title }) => title.startsWith("Check-in"))?.title).toBe(
      "Check-in: 200 goals",
    );
  });

  const hostile = [
    "x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:planted\r\nSUMMARY:planted",
    "semi;colon, comma\\ backslash\\n \"quotes\" 'single' : and =",
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467} family \u{1f389}".repeat(12),
    "tab\there, bell\u0007, escape\u001b[31m, delete\u007f, next line\u0085, line\u2028 and paragraph\u2029",
  ];

  it.each(hostile)("takes a goal of any words: %j", async (description) => {
    const { test, owner: ada, id } = await openWithGoal(await open(), { description });
    await addStep(ada, id, description.slice(0, limits.step).trim(), "2026-03-20");
    const path = await calendarPath(ada);
    const events = await eventsOf(test, path);
    const plain = description.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
    expect(events.find(({ uid }) => uid.startsWith("due"))?.title).toBe(`Due: ${plain}`);
    expect(events.filter(({ uid }) => !/^(due|step|check-in)\./.test(uid))).toEqual([]);
    expect(events).toHaveLength(14);
  });

  it.each([
    ["0001-01-01", "0001-01-01"],
    ["2026-03-29", "2026-03-29"],
  ])("takes a goal due on %s, also where the clock changes", async (dueDate, day) => {
    const [test, ada] = await openWithPeople(await open(), {});
    await addGoal(ada, { dueDate });
    const due = (await eventsOf(test, await calendarPath(ada)))
      .map(titled)
      .filter((line) => /Due/.test(line));
    expect(due).toEqual([`${day} Due: Meet five people of my field`]);
  });

  // 12:00 in London: the 11th in Kiritimati, the 10th in Honolulu until 10:00 of the 11th.
  it.each([
    ["Pacific/Kiritimati", 48 * HOUR, "2026-03-16"],
    ["Pacific/Honolulu", 5 * 24 * HOUR, "2026-03-23"],
  ])("counts days as its person does in %s", async (timeZone, shift, first) => {
    const test = await openTestApp(await open());
    test.at += shift;
    const ada = await test.person({ timeZone });
    await addGoal(ada);
    const [day] = (await eventsOf(test, await calendarPath(ada))).map(titled);
    expect(day).toBe(`${first} Check-in: 1 goal`);
    const zones = await calendarTextOf(test, await calendarPath(ada));
    expect(zones).not.toMatch(/VTIMEZONE|TZID/);
  });
});
