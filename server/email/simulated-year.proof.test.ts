import { expect, it } from "vitest";
import { setGoals } from "#server/app/fixtures/set-rows.fixture.ts";
import { checkInDays, nextOn, type CheckInDay } from "#domain/check-in-period.ts";
import { DAY_MS, addDays, dayOf, daysBetween, type Day } from "#domain/day.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { asked } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { move } from "#server/goals/fixtures/goal.fixture.ts";
import { checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { withGoal } from "./fixtures/planned-mail.fixture.ts";
import { planMail } from "./planned-mail.ts";

const HOUR = 3_600_000;
const TARGET = 400;
const DUE: Day = "2028-06-30";
const zones = [
  "Pacific/Kiritimati",
  "Pacific/Honolulu",
  "Asia/Kathmandu",
  "America/St_Johns",
  "Europe/London",
  "Australia/Lord_Howe",
];

interface Left {
  readonly at: number;
  readonly text: string;
}

interface Life {
  readonly person: Person & { readonly goalId: string };
  zone: string;
  weekday: CheckInDay;
  /** The last change of zone, check-in day or pause. */
  turnedAt: number;
  readonly pauses: { from: Day; until: Day | null }[];
  readonly digests: Left[];
  readonly reminders: Left[];
}

/** The same numbers in each run, from 0 up to `below`. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function hourIn(zone: string, at: number): string {
  return new Date(at).toLocaleTimeString("en-GB", { timeZone: zone });
}

function rests({ pauses }: Life, day: Day): boolean {
  return pauses.some(({ from, until }) => from <= day && (until === null || day < until));
}

/** The even pace, day by day; paused days do not count. */
function expectedOn(life: Life, made: Day, today: Day): number {
  let value = 0;
  for (let day = addDays(made, 1); day <= today; day = addDays(day, 1))
    if (!rests(life, day)) value += (TARGET - value) / (daysBetween(day, DUE) + 1);
  return value;
}

/** What a digest must say, from the ledger's rows alone. */
async function sentences(
  { deps }: OutboxTest,
  life: Life,
  { at }: Left,
  since: number,
  made: Day,
): Promise<{ readonly change: string; readonly pace: RegExp; readonly by: number }> {
  const rows = await deps.db.kysely
    .selectFrom("progress_entries")
    .select(["from_value as from", "to_value as to", "day"])
    .where("goal_id", "=", life.person.goalId)
    .where("at", "<=", at)
    .execute();
  const gain = (of: typeof rows) =>
    of.reduce((sum, { from, to }) => sum + Number(to) - Number(from), 0);
  const today = dayOf(at, life.zone);
  const from = dayOf(since, life.zone);
  const gained = gain(rows.filter(({ day }) => day >= from && day < today));
  const change =
    gained === 0
      ? `No change, ${gain(rows)} of ${TARGET}.`
      : `${gained > 0 ? "+" : "−"}${Math.abs(gained)} ${Math.abs(gained) === 1 ? "book" : "books"}, now ${gain(rows)} of ${TARGET}.`;
  const difference = gain(rows) - expectedOn(life, made, today);
  if (rests(life, today)) return { change, pace: /Paused\./, by: 0 };
  // Without progress, no pace can be told.
  if (gain(rows) === 0) return { change, pace: /\. Due/, by: 0 };
  const by = Math.abs(difference);
  const onPace = /On pace(?: until \w+)?\./;
  if (by * 100 < TARGET) return { change, pace: onPace, by: 0 };
  if (difference < 0) return { change, pace: /(?:About )?(\d+) books behind\./, by };
  return { change, pace: /On pace until \w+\.|(?:About )?(\d+) books ahead\./, by };
}

/** At noon UTC; mostly nothing happens. */
async function live(test: OutboxTest, life: Life, roll: (below: number) => number): Promise<void> {
  const { person, zone } = life;
  const today = dayOf(test.at, zone);
  const chance = roll(100);
  if (chance < 18) await move(person, person.goalId, { kind: "change", by: roll(7) - 2 });
  else if (chance < 34) await report(person, today);
  else if (chance < 36 && !rests(life, today)) {
    const until = addDays(today, 2 + roll(20));
    const { status } = await asked(person, person.goalId, "pause", { until });
    if (status !== 200) throw new Error(`Refused: ${status}`);
    life.pauses.push({ from: today, until });
    life.turnedAt = test.at;
  } else if (chance < 38) {
    const weekday = checkInDays[roll(7)] ?? 1;
    const { status } = await person.send("PUT", "/api/profile/check-in-day", { day: weekday });
    if (status !== 200) throw new Error(`Refused: ${status}`);
    life.weekday = weekday;
    life.turnedAt = test.at;
  } else if (chance < 40) {
    const timeZone = zones[roll(zones.length)] ?? zone;
    const { status } = await person.send("PUT", "/api/profile/time-zone", { timeZone });
    if (status !== 200) return;
    life.zone = timeZone;
    life.turnedAt = test.at;
  }
}

async function report(person: Life["person"], today: Day): Promise<void> {
  const { body } = await person.send("GET", "/api/due-check-ins");
  if (body.due.length === 0) return;
  const { rhythms } = body.due[0].goal;
  const period = rhythms.at(-1).from;
  // Only this week of the last rhythm; skip a longer one before it.
  if (period > today) return;
  const from = addDays(period, Math.floor(daysBetween(period, today) / 7) * 7);
  await checkIn(person, person.goalId, onTrack(from, { progress: { kind: "change", by: 3 } }));
}

async function nextDue({ deps }: OutboxTest): Promise<number> {
  const [row] = await deps.db.run<{ at: number }>({
    name: "test_next_due_of_a_year",
    sql: "select min(least(digest_due_at, reminder_due_at)) as at from users",
  });
  return row?.at ?? 0;
}

/** Records what each person got. */
async function deliver(test: OutboxTest, lives: readonly Life[]): Promise<void> {
  const before = test.transport.came.length;
  await test.sendAll();
  for (const { to, text } of test.transport.came.slice(before)) {
    const life = lives.find(({ person }) => to.includes(person.uid));
    if (text.startsWith("Since ")) life?.digests.push({ at: test.at, text });
    else if (text.includes("goal reminders are on")) life?.reminders.push({ at: test.at, text });
  }
}

/** For a past day with a settled zone and check-in day: due mail came exactly once. */
async function expectNoneLost({ at, deps }: OutboxTest, life: Life): Promise<number> {
  const { person, zone, weekday, turnedAt, digests, reminders } = life;
  const day = addDays(dayOf(at, zone), -1);
  if (at - turnedAt < 17 * DAY_MS) return 0;
  const awake = !rests(life, day);
  const came = digests.filter((digest) => dayOf(digest.at, zone) === day);
  const isDigestDay = nextOn(weekday, day) === day;
  // News from before a pause is told during it too.
  const least = isDigestDay && awake ? 1 : 0;
  expect([least, isDigestDay ? 1 : 0], `${zone} ${day}`).toContain(came.length);
  const period = addDays(day, -4);
  if (nextOn(weekday, period) !== period) return 1;
  const written = await deps.db.kysely
    .selectFrom("weekly_check_ins")
    .select("at")
    .where("goal_id", "=", person.goalId)
    .where("period", "=", period)
    .execute();
  // Another reminder mail within three days has it wait.
  const before = [1, 0].find((days) =>
    reminders.some((one) => dayOf(one.at, zone) === addDays(period, days)),
  );
  const tellDay = addDays(period, before === undefined ? 2 : before + 3);
  const done = written.filter(
    (one) => `${dayOf(one.at, zone)} ${hourIn(zone, one.at)}` < `${tellDay} 08`,
  );
  const reminded = reminders.filter(
    (one) => dayOf(one.at, zone) > addDays(period, 1) && /open until|Open until/.test(one.text),
  );
  const isAsked = !rests(life, tellDay) && done.length === 0;
  expect([
    zone,
    day,
    reminded.map((one) => `${dayOf(one.at, zone)} ${hourIn(zone, one.at)}`),
  ]).toEqual([zone, day, isAsked ? [`${tellDay} 08:00:00`] : []]);
  return 1;
}

describeWithDatabase("a year of mail", (open) => {
  it("in six zones, with clock changes, pauses, moved check-in days and zones: each once, at 8, and true to the ledger", async () => {
    const test = await openOutbox(await open());
    const { kysely } = test.deps.db;
    const began = test.at;
    const lives: Life[] = [];
    for (const zone of zones) {
      const person = await withGoal(test, zone, DUE);
      await setGoals(test, { target_number: TARGET }, person.goalId);
      lives.push({
        person,
        zone,
        weekday: 1,
        turnedAt: began,
        pauses: [],
        digests: [],
        reminders: [],
      });
    }
    await kysely
      .updateTable("sessions")
      .set({ idle_ends_at: began + 500 * DAY_MS, ends_at: began + 500 * DAY_MS })
      .execute();
    const roll = dice(rounds(Date.now() % 1_000_000, 20_260_310) + 1);
    const told = { digests: 0, calm: 0, paused: 0, reminders: 0, days: 0 };
    await planMail(test.deps);
    for (let noon = began + DAY_MS; noon < began + 365 * DAY_MS; noon += DAY_MS) {
      for (let due = await nextDue(test); due < noon; due = await nextDue(test)) {
        test.at = Math.max(due, test.at);
        const counts = lives.map(({ digests }) => digests.length);
        await planMail(test.deps);
        await deliver(test, lives);
        for (const [index, life] of lives.entries()) {
          const { digests, zone, turnedAt, weekday } = life;
          const digest = digests.at(-1);
          if (digest === undefined || digests.length === counts[index]) continue;
          expect(digests.length).toBe((counts[index] ?? 0) + 1);
          told.digests += 1;
          const made = dayOf(began, zone);
          const today = dayOf(digest.at, zone);
          // After a recent move, the hour may be over already.
          const isCalm = digest.at - turnedAt > 2 * DAY_MS;
          told.calm += isCalm ? 1 : 0;
          const planned = { hour: "08:00:00", day: today };
          const left = { hour: hourIn(zone, digest.at), day: nextOn(weekday, today) };
          expect(isCalm ? left : planned, zone).toEqual(planned);
          const before = digests.at(-2)?.at ?? digest.at - 7 * DAY_MS;
          const said = await sentences(test, life, digest, before, made);
          const [, words = ""] = digest.text.split("* Read twelve books (");
          expect([zone, today, words]).toEqual([zone, today, expect.stringContaining(said.change)]);
          expect([zone, today, words]).toEqual([zone, today, expect.stringMatching(said.pace)]);
          const [, by = said.by] = said.pace.exec(words) ?? [];
          // In whole books.
          expect(Math.abs(Number(by) - said.by)).toBeLessThan(0.51);
          if (rests(life, today)) told.paused += 1;
        }
      }
      test.at = noon;
      for (const life of lives) told.days += await expectNoneLost(test, life);
      for (const life of lives) await live(test, life, roll);
      await planMail(test.deps);
      await deliver(test, lives);
    }
    for (const { digests, reminders } of lives) {
      told.reminders += reminders.length;
      for (const [index, { at }] of digests.entries())
        expect(at - (digests[index - 1]?.at ?? -Infinity)).toBeGreaterThan(12 * HOUR);
    }
    expect(told.digests).toBeGreaterThan(200);
    expect(told.calm).toBeGreaterThan(150);
    expect(told.paused).toBeGreaterThan(3);
    expect(told.reminders).toBeGreaterThan(20);
    expect(told.days).toBeGreaterThan(400);
  }, 240_000);
});
