import { expect, it } from "vitest";
import { pauseAll, resumeAll } from "#contract/goal-life.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { lived, staying } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { addGoal, key, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { march, planAt, withGoal } from "./fixtures/planned-mail.fixture.ts";
import { planMail } from "./planned-mail.ts";

// The check-in is said in the reminder of the goal that is due (product 16.5).
const ofThoseHere = ["coaching_week", "goal_reminder", "weekly_update"];

/** With a goal that is due in two weeks, and coaching one that is due before. */
async function planned(test: OutboxTest): Promise<Person & { goalId: string }> {
  const person = await withGoal(test, "UTC", "2026-03-24");
  const { id } = await addGoal(await test.person({ timeZone: "UTC" }), { dueDate: "2026-03-20" });
  await setCoach(test, id, person);
  await setUsers(test, { custom_email_verified_at: test.at });
  await planMail(test.deps);
  return person;
}

/** Their goal goes on: it is not its pause that keeps mail back. */
async function leave(person: Person & { goalId: string }, until: string | null): Promise<void> {
  expect((await person.send("POST", pauseAll.path, { until }, key())).status).toBe(200);
  await lived(person, person.goalId, "resume", staying);
}

async function planDays(test: OutboxTest, from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day += 1) await planAt(test, march(day));
}

async function toldTo(test: OutboxTest, { uid }: Person, status = "pending"): Promise<string[]> {
  const rows = (await test.outbox()).filter((row) => row.uid === uid && row.status === status);
  return [...new Set(rows.map(({ type }) => type))].toSorted();
}

describeWithDatabase("digest, reminders and the coach's week", (open) => {
  it("are planned for who is here", async () => {
    const test = await openOutbox(await open());
    const person = await planned(test);
    await planDays(test, 11, 19);
    expect(await toldTo(test, person)).toEqual(ofThoseHere);
  });

  it("are not planned for who is away, and are again from the day of the return on", async () => {
    const test = await openOutbox(await open());
    const person = await planned(test);
    await leave(person, "2026-03-23");
    await planDays(test, 11, 22);
    expect(await toldTo(test, person)).toEqual([]);
    await planDays(test, 23, 25);
    expect(await toldTo(test, person)).toEqual(ofThoseHere);
  });

  it("do not leave once their reader is away", async () => {
    const test = await openOutbox(await open());
    const person = await planned(test);
    await planDays(test, 11, 19);
    await leave(person, "2026-03-20");
    await test.sendAll();
    expect(await toldTo(test, person, "withdrawn")).toEqual(ofThoseHere);
    expect(test.transport.came.filter(({ to }) => to.startsWith(person.uid))).toEqual([]);
  });

  it.each(["on the first day back", "after 'I'm back'"])("leave %s", async (when) => {
    const test = await openOutbox(await open());
    const person = await planned(test);
    await planDays(test, 11, 19);
    const isByDay = when === "on the first day back";
    await leave(person, isByDay ? "2026-03-20" : null);
    if (isByDay) test.at = Date.UTC(2026, 2, 20);
    else await person.send("POST", resumeAll.path, { moveDueDates: [] }, key());
    await test.sendAll();
    expect(await toldTo(test, person, "sent")).toContain("weekly_update");
  });
});
