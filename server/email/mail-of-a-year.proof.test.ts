import { expect, it } from "vitest";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { DAY_MS, addDays, dayOf, mondayOf, type Day } from "#domain/day.ts";
import type { MailType } from "#domain/mail.ts";
import { addGoal, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { nextDue } from "./fixtures/planned-mail.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { planMail } from "./planned-mail.ts";

const WEEKS = 52;
const COACHED = 11;
/** One script: people ask for help when they do, so no number holds for every year of a coach. */
const SEED = 20_260_310;

/** Not people's own notes, nor verification. */
const counted: MailType[] = [
  "weekly_update",
  "goal_reminder",
  "check_in_reminder",
  "coaching_help",
  "coaching_week",
];

/** Chances in a hundred, of a day or of a check-in. */
interface Habits {
  readonly moves: number;
  readonly checksIn: number;
  readonly asksForHelp: number;
}

interface Life extends Habits {
  readonly person: Person;
  readonly goalIds: readonly string[];
}

const struggling: Habits = { moves: 4, checksIn: 5, asksForHelp: 10 };
const steady: Habits = { moves: 40, checksIn: 100, asksForHelp: 0 };
const uneven: Habits = { moves: 15, checksIn: 10, asksForHelp: 6 };

/** The same numbers in each run, from 0 up to `below`. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

async function begun(
  test: OutboxTest,
  habits: Habits,
  dueInDays: readonly number[],
  name: string,
): Promise<Life> {
  const person = await test.person({ name, timeZone: "UTC" });
  const goalIds: string[] = [];
  const measurable = { type: "Numeric", targetValue: "400", unit: "pages" } as const;
  for (const days of dueInDays) {
    const dueDate = addDays(dayOf(test.at, "UTC"), days);
    goalIds.push((await addGoal(person, { dueDate, measurable })).id);
  }
  return { ...habits, person, goalIds };
}

/** At noon. */
async function live(life: Life, roll: (below: number) => number): Promise<void> {
  const { person, goalIds, moves, checksIn, asksForHelp } = life;
  for (const goalId of goalIds)
    if (roll(100) < moves) await move(person, goalId, { kind: "change", by: 1 + roll(4) });
  // In one sitting, for all goals.
  if (roll(100) >= checksIn) return;
  const { body } = await person.send("GET", "/api/due-check-ins");
  const isInNeed = roll(100) < asksForHelp;
  for (const { goal } of body.due) {
    const period = goal.rhythms.at(-1).from;
    const help = isInNeed ? "An hour with you" : "";
    for (let from: Day = period; from <= addDays(period, 7 * WEEKS); from = addDays(from, 7)) {
      const said = onTrack(from, { health: isInNeed ? "off-track" : "on-track", help });
      if ((await checkIn(person, goal.id, said)).status === 200) break;
    }
  }
}

async function leave(test: OutboxTest): Promise<void> {
  await planMail(test.deps);
  // The quarter of an hour of asks for help.
  await test.hurry();
  await test.sendAll();
}

/** The numbers of mails of each person's weeks. */
async function weeksOf({ deps }: OutboxTest, { person }: Life, mondays: readonly Day[]) {
  const rows = await deps.db.kysely
    .selectFrom("email_messages")
    .select(["type", "sent_at as at"])
    .where("user_id", "=", person.uid)
    .where("type", "in", counted)
    .where("status", "=", "sent")
    .execute();
  return mondays.map((monday) =>
    rows.filter(({ at }) => mondayOf(dayOf(at ?? 0, "UTC")) === monday).map(({ type }) => type),
  );
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

describeWithDatabase("a year of people who struggle", (open) => {
  it("brings each at most two mails in half of their weeks, and never more than four", async () => {
    const test = await openOutbox(await open());
    const [began, roll] = [test.at, dice(SEED)];
    const coach = await begun(test, steady, [120, 364], "Coach of eleven");
    const lives = [
      coach,
      await begun(test, struggling, [30, 31, 60, 150, 300], "Stalling"),
      await begun(test, { ...struggling, checksIn: 0, moves: 0 }, [90, 180, 270], "Gone"),
      await begun(test, uneven, [50, 110, 140, 200, 260, 320], "Busy"),
    ];
    for (let count = 0; count < COACHED; count += 1) {
      const habits = count % 2 === 0 ? struggling : uneven;
      const life = await begun(test, habits, [60 + 25 * count, 364], `Coached ${count}`);
      for (const goalId of life.goalIds) await setCoach(test, goalId, coach.person);
      lives.push(life);
    }
    await setUsers(test, { custom_email_verified_at: began });
    const ends = began + 500 * DAY_MS;
    await test.deps.db.kysely
      .updateTable("sessions")
      .set({ idle_ends_at: ends, ends_at: ends })
      .execute();
    await planMail(test.deps);
    for (let noon = began + DAY_MS; noon < began + WEEKS * 7 * DAY_MS; noon += DAY_MS) {
      for (let due = await nextDue(test); due < noon; due = await nextDue(test)) {
        test.at = Math.max(due, test.at);
        await leave(test);
      }
      test.at = noon;
      for (const life of lives) await live(life, roll);
      await leave(test);
    }
    const first = addDays(mondayOf(dayOf(began, "UTC")), 7);
    const mondays = Array.from({ length: WEEKS - 2 }, (_, week) => addDays(first, 7 * week));
    const all = await Promise.all(lives.map((life) => weeksOf(test, life, mondays)));
    for (const [index, weeks] of all.entries()) {
      const counts = weeks.map(({ length }) => length);
      const shown = `person ${index}: ${counts.join("")}`;
      expect([median(counts) <= 2, Math.max(...counts) <= 4], shown).toEqual([true, true]);
      expect(median(counts), shown).toBeGreaterThan(0);
    }
    const types = new Set(all.flat(2));
    expect(types).toEqual(new Set(counted));
  });
});
