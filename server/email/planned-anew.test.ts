import { expect, it } from "vitest";
import { defaultPreferences } from "#domain/email-preferences.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox } from "./fixtures/outbox.fixture.ts";
import { periods, withGoal } from "./fixtures/planned-mail.fixture.ts";
import { planMail } from "./planned-mail.ts";

const HOUR = 3_600_000;
const MORNING = Date.UTC(2026, 2, 16, 8);
/** After the hour of digests and reminders. */
const MONDAY = Date.UTC(2026, 2, 16, 14);

const changes: Record<string, (person: Person) => Promise<unknown>> = {
  "a goal is added": (person) => addGoal(person, {}),
  "preferences are saved": (person) =>
    person.send("PUT", "/api/email-preferences", { ...defaultPreferences, coachingNotes: false }),
  "the zone is changed": (person) =>
    person.send("PUT", "/api/profile/time-zone", { timeZone: "Europe/Paris" }),
};

describeWithDatabase("mail that fell due before the server could look", (open) => {
  it.each(Object.keys(changes))("is still written when %s meanwhile", async (change) => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "Europe/London", "2026-03-17");
    await planMail(test.deps);
    test.at = MONDAY;
    await changes[change]?.(person);
    await planMail(test.deps);
    await planMail(test.deps);
    expect(await periods(test, person.uid)).toEqual(["2026-03-16"]);
    expect(await periods(test, person.uid, "goal_reminder")).toEqual(["2026-03-16"]);
  });

  it.each(Object.keys(changes))("is written once when %s in the seconds before", async (change) => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "Europe/London", "2026-03-17");
    await planMail(test.deps);
    test.at = MORNING - 2_000;
    await changes[change]?.(person);
    for (const later of [4_000, HOUR, 20 * HOUR]) {
      test.at += later;
      await planMail(test.deps);
      expect(await periods(test, person.uid)).toEqual(["2026-03-16"]);
      expect(await periods(test, person.uid, "goal_reminder")).toEqual(["2026-03-16"]);
    }
  });

  it("is written where there is something to be reminded of only since the seconds before", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "Europe/London", "2026-06-30");
    await planMail(test.deps);
    test.at = MORNING - 2_000;
    await addGoal(person, { dueDate: "2026-03-17" });
    test.at = MORNING + 2_000;
    await planMail(test.deps);
    expect(await periods(test, person.uid, "goal_reminder")).toEqual(["2026-03-16"]);
  });

  it("is not written of what came only after its hour", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "Europe/London", "2026-06-30");
    test.at = MORNING + 2_000;
    await planMail(test.deps);
    test.at += 1;
    await addGoal(person, { dueDate: "2026-03-17" });
    await changes["preferences are saved"]?.(person);
    await planMail(test.deps);
    expect(await periods(test, person.uid, "goal_reminder")).toEqual([]);
    expect(await periods(test, person.uid)).toEqual([]);
  });

  it("is written to nobody who asks for it only now", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "Europe/London", "2026-03-17");
    await planMail(test.deps);
    const wishes = { weeklyUpdates: false, goalReminders: false };
    await person.send("PUT", "/api/email-preferences", { ...defaultPreferences, ...wishes });
    test.at = MONDAY;
    await person.send("PUT", "/api/email-preferences", defaultPreferences);
    await planMail(test.deps);
    expect(await test.outbox()).toEqual([]);
  });

  it("a zone in which this morning has been has its mail at once, and no second one", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "America/New_York", "2026-03-17");
    await planMail(test.deps);
    // Sunday evening in New York is Monday morning in Tokyo.
    test.at = Date.UTC(2026, 2, 16, 0);
    await person.send("PUT", "/api/profile/time-zone", { timeZone: "Asia/Tokyo" });
    for (const later of [0, 12 * HOUR, 30 * HOUR]) {
      test.at += later;
      await planMail(test.deps);
      expect(await periods(test, person.uid)).toEqual(["2026-03-16"]);
      expect(await periods(test, person.uid, "goal_reminder")).toEqual(["2026-03-16"]);
    }
  });

  it("a zone that is changed the day after brings no mail that fell due before there was anything to tell", async () => {
    const test = await openOutbox(await open());
    test.at = MONDAY;
    const person = await withGoal(test, "Europe/London", "2026-03-18");
    await planMail(test.deps);
    test.at += 20 * HOUR;
    await person.send("PUT", "/api/profile/time-zone", { timeZone: "Europe/Paris" });
    await planMail(test.deps);
    expect(await periods(test, person.uid)).toEqual([]);
  });
});
