import fc from "fast-check";
import { expect, it } from "vitest";
import { checkInDays } from "#domain/check-in-period.ts";
import { DAY_MS, addDays, dayNumber, dayOf, nowIn, type Day } from "#domain/day.ts";
import { frequencies } from "#domain/email-preferences.ts";
import * as limits from "#domain/limits.ts";
import { morningOf } from "#domain/mail-schedule.ts";
import { remindersOf } from "#domain/reminder.ts";
import { sampleGoal } from "#domain/sample-goal.ts";
import { firstOf } from "#domain/zones.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { planMail } from "./planned-mail.ts";

const HOUR = 3_600_000;

/** Both ends of the day; New York, London and Lord Howe change clocks within these weeks. */
const zones = [
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/New_York",
  "Europe/London",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
];

const goals = fc.record({
  /** Days from the beginning to the due date, and from the last step to the beginning. */
  dueIn: fc.integer({ min: -2, max: 40 }),
  still: fc.integer({ min: 0, max: 9 }),
});
const people = fc.record({
  zone: fc.constantFrom(...zones),
  frequency: fc.constantFrom(...frequencies),
  weekday: fc.constantFrom(...checkInDays),
  /** Days before the beginning on which digests were chosen. */
  since: fc.integer({ min: 0, max: 20 }),
  goals: fc.array(goals, { maxLength: 4 }),
});
type Reader = typeof people extends fc.Arbitrary<infer P> ? P : never;

/** Hours up and hours down, by turns. */
const turns = fc.array(
  fc.record({ there: fc.integer({ min: 0, max: 90 }), away: fc.integer({ min: 1, max: 400 }) }),
  { minLength: 1, maxLength: 6 },
);
const worlds = fc.record({
  began: fc
    .constantFrom("2026-02-25", "2026-03-20", "2026-10-14")
    .chain((day) =>
      fc.integer({ min: 0, max: 24 * 7 }).map((hours) => Date.parse(day) + hours * HOUR),
    ),
  turns,
  people: fc.array(people, { minLength: 1, maxLength: 8 }),
});
type World = typeof worlds extends fc.Arbitrary<infer W> ? W : never;

/** From the first look until before the end. */
interface There {
  readonly from: number;
  readonly until: number;
}

function timesThere({ began, turns: all }: World): There[] {
  let from = began;
  return all.map(({ there, away }) => {
    const time = { from, until: from + there * HOUR + 1 };
    from = time.until + away * HOUR;
    return time;
  });
}

const cardOf = (began: number, zone: string) => (goal: Reader["goals"][number]) => ({
  ...sampleGoal,
  completed: false,
  status: "active" as const,
  dueDate: addDays(dayOf(began, zone), goal.dueIn),
  createdAt: began - goal.still * DAY_MS,
  lastProgressUpdateAt: null,
});

async function addPeople({ kysely }: Database, { began, people: all }: World): Promise<void> {
  await kysely.deleteFrom("users").execute();
  const users = all.map(({ zone, frequency, weekday, since }, at) => ({
    id: `person-${at}`,
    email: `person-${at}@example.org`,
    custom_email_verified_at: began,
    time_zone: zone,
    mail_frequency: frequency,
    check_in_day: weekday,
    mail_frequency_since: began - since * DAY_MS,
    created_at: began,
    updated_at: began,
  }));
  const rows = all.flatMap(({ zone, goals: own }, at) =>
    own.map(cardOf(began, zone)).map(({ dueDate, createdAt }, number) => ({
      id: `goal-${at}-${number}`,
      owner_id: `person-${at}`,
      description: "Read twelve books",
      category: "Skills",
      specific: "One a month",
      achievable: "Half an hour each evening",
      relevant: "A wider view",
      due_date: dueDate,
      measure_type: "Numeric" as const,
      target_number: 12,
      current_number: 0,
      created_at: createdAt,
    })),
  );
  await kysely.insertInto("users").values(users).execute();
  if (rows.length > 0) await kysely.insertInto("goals").values(rows).execute();
}

async function nextLook({ deps }: OutboxTest): Promise<number> {
  const [row] = await deps.db.run<{ at: number }>({
    name: "test_next_look",
    sql: "select min(least(digest_due_at, reminder_due_at, coaching_due_at)) as at from users",
  });
  return row?.at ?? 0;
}

/** Two servers plan side by side, at the start and at each due time. */
async function planWhileThere(test: OutboxTest, { from, until }: There): Promise<void> {
  test.at = from;
  do {
    await Promise.all([planMail(test.deps), planMail(test.deps)]);
    test.at = Math.max(test.at, await nextLook(test));
  } while (test.at < until);
}

async function written({ deps }: OutboxTest): Promise<string[]> {
  const rows = await deps.db.kysely
    .selectFrom("email_messages")
    .select(["user_id as uid", "type", "period"])
    .execute();
  return rows.map(({ uid, type, period }) => `${uid} ${type} ${period}`).toSorted();
}

/** 1970-01-05 was a Monday. */
const weekdayOf = (day: Day) => ((dayNumber(day) + 3) % 7) + 1;

/** From the days alone, by the words of product 16.4. */
function isDigestDay(day: Day, { frequency, weekday }: Reader, since: Day): boolean {
  const isOn = (one: Day) => weekdayOf(one) === weekday;
  if (!isOn(day)) return false;
  if (frequency === "monthly") return day.slice(-2) <= "07";
  const days = Array.from({ length: dayNumber(day) - dayNumber(since) }, (_, at) =>
    addDays(since, at),
  );
  return frequency === "weekly" || days.filter(isOn).length % 2 === 0;
}

/** All mail that was due on a day on which a server was up in time. */
function wanted(world: World, reader: Reader): string[] {
  const { zone, frequency, weekday, since, goals: own } = reader;
  const { began } = world;
  const times = timesThere(world);
  const cards = own.map(cardOf(began, zone));
  const end = times.at(-1)?.until ?? began;
  const mails: string[] = [];
  let last: Day | null = null;
  for (let day = dayOf(began, zone); day <= dayOf(end, zone); day = addDays(day, 1)) {
    const morning = morningOf(day, zone);
    const wasThere = (until: number) =>
      morning > began && times.some((there) => there.from <= until && there.until > morning);
    const wish = { zone, frequency, weekday, since: began - since * DAY_MS };
    const reminders = remindersOf(cards, { digest: wish, last }, nowIn(morning, zone));
    if (reminders !== null && wasThere(firstOf(addDays(day, 1), zone) - 1)) {
      mails.push(`goal_reminder ${day}`);
      last = day;
    }
    const opted = dayOf(began - since * DAY_MS, zone);
    const late = morning + limits.lateDigestHours * HOUR;
    if (cards.length > 0 && isDigestDay(day, reader, opted) && wasThere(late))
      mails.push(`weekly_update ${day}`);
  }
  return mails;
}

describeWithDatabase("a server that comes and goes", (open) => {
  it("writes what is due on a day on which it is there, once, and nothing of days that are over", async () => {
    const test = await openOutbox(await open());
    const run = async (world: World): Promise<void> => {
      await addPeople(test.deps.db, world);
      for (const there of timesThere(world)) await planWhileThere(test, there);
      const all = world.people.flatMap((reader, at) =>
        wanted(world, reader).map((mail) => `person-${at} ${mail}`),
      );
      expect(await written(test)).toEqual(all.toSorted());
    };
    const settings = { numRuns: rounds(300, 25), endOnFailure: true };
    await fc.assert(fc.asyncProperty(worlds, run), settings);
  });
});
