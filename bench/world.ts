import { limits } from "#domain/limits.ts";
import type { MeasureType } from "#domain/measure.ts";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { hashOf, newId, newSecret } from "#server/platform/random.ts";

const DAY = 86_400_000;
const BATCH = 500;

/** Where everybody of the measurements is, and their browser with them: elsewhere it would be offered to move. */
export const ZONE = "Europe/Paris";

/** A person of the measurements, signed in in two browsers. */
export interface Person {
  readonly uid: string;
  readonly cookies: readonly [string, string];
  /** The goals that a step of +1 moves. */
  readonly goals: readonly string[];
}

interface Sample {
  readonly description: string;
  readonly category: string;
  readonly type: MeasureType;
  readonly unit: string;
  readonly target: number;
  readonly current: number;
  readonly dueIn: number;
}

const counting = (
  description: string,
  category: string,
  unit: string,
  target: number,
  current: number,
  dueIn: number,
) => ({ description, category, type: "Numeric", unit, target, current, dueIn }) satisfies Sample;
const streak = (
  description: string,
  category: string,
  target: number,
  current: number,
  dueIn: number,
) =>
  ({
    description,
    category,
    type: "DailyStreak",
    unit: "days",
    target,
    current,
    dueIn,
  }) satisfies Sample;

/** A dashboard as somebody could have it: twelve goals in three categories, early, late and done. */
const samples: readonly Sample[] = [
  counting("Read twelve books on leading a team", "Career", "books", 12, 5, 120),
  counting("Reach 200 newsletter subscribers", "Career", "subscribers", 200, 57, 45),
  streak("Write the morning plan before the first mail", "Productivity", 30, 12, 20),
  counting("Finish the accessibility course", "Skills", "lessons", 24, 24, 10),
  counting("Speak at three local meetups", "Career", "talks", 3, 1, 90),
  streak("Practise Portuguese every day", "Skills", 100, 3, 200),
  {
    description: "Renew the project management certificate",
    category: "Career",
    type: "Boolean",
    unit: "",
    target: 1,
    current: 0,
    dueIn: 60,
  },
  counting("Cut the weekly meetings to six hours", "Productivity", "weeks", 8, 6, -3),
  {
    description: "Hand over the migration to the new team",
    category: "Productivity",
    type: "Date",
    unit: "",
    target: 0,
    current: 0,
    dueIn: 14,
  },
  counting("Solve fifty SQL exercises", "Skills", "exercises", 50, 0, 33),
  counting("Review two pull requests a working day", "Productivity", "reviews", 60, 41, 30),
  streak("Close the day with a clean desk", "Productivity", 21, 20, 5),
];

function dayIn(days: number, at: number): string {
  return new Date(at + days * DAY).toISOString().slice(0, 10);
}

function goalRow(sample: Sample, owner_id: string, at: number, index: number) {
  const { description, category, type, unit, target, current, dueIn } = sample;
  const counted = type === "Numeric" || type === "DailyStreak";
  return {
    id: newId(),
    owner_id,
    description,
    category,
    specific: `${description}, a little of it each week.`,
    achievable: "There is an hour for it every evening.",
    relevant: "It is the next step that was agreed on.",
    due_date: dayIn(dueIn, at),
    measure_type: type,
    unit,
    target_number: counted ? target : null,
    current_number: counted ? current : null,
    target_day: type === "Date" ? dayIn(dueIn, at) : null,
    current_day: null,
    current_done: type === "Boolean" ? false : null,
    created_at: at - index * DAY,
    last_progress_update_at: current > 0 ? at - (index % 9) * DAY : null,
  };
}

function userRow(id: string, at: number) {
  const name = "A Person";
  return {
    id,
    email: `${id}@example.org`,
    display_name: name,
    full_name: name,
    custom_email_verified_at: at,
    time_zone: ZONE,
    time_zone_changed_at: at,
    created_at: at,
    updated_at: at,
  };
}

function identityRow(user_id: string, at: number) {
  const claims = {
    name: "A Person",
    givenName: "A",
    familyName: "Person",
    locale: "en-GB",
    email: null,
    emailVerified: true,
  };
  return {
    issuer: "https://example.org",
    subject: user_id,
    user_id,
    claims: JSON.stringify(claims),
    last_sign_in_at: at,
  };
}

function sessionRow(user_id: string, secret: string, at: number) {
  // Fresh, so that no read pushes its idle end ahead.
  return {
    token_hash: hashOf(secret),
    id: newId(),
    user_id,
    created_at: at,
    idle_ends_at: at + 7 * DAY,
    ends_at: at + 30 * DAY,
  };
}

/** How much one person of the measurements has. */
export interface Plenty {
  readonly goals: number;
  /** Ledger entries of each goal that counts. */
  readonly entries: number;
}

/** The dashboard of design.md's budgets. */
const usual: Plenty = { goals: samples.length, entries: 8 };

/** As many goals as a person may have, with about 5,000 ledger entries among them. */
export const full: Plenty = { goals: limits.goalsPerUser, entries: 30 };

/** The samples over and over, told apart by a number from the second time on. */
function sampleAt(index: number): Sample {
  const sample = samples[index % samples.length] as Sample;
  const turn = Math.floor(index / samples.length);
  return turn === 0 ? sample : { ...sample, description: `${sample.description}, ${turn + 1}` };
}

/**
 * A past for every goal that has none. The planner keeps the plan that it made for an empty table, and reads the whole of it long
 * after it has filled: a database without a past measures that.
 */
const past = (entries: number) => `
  create temp table past as select g.id as goal_id, g.owner_id, step, (random() * 1e18)::bigint || '-' || g.id as key,
    g.created_at + step * 3600000 as at from goals g, generate_series(1, ${entries}) step
      where g.current_number is not null and not exists (select from progress_entries e where e.goal_id = g.id);
  insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
    select 'past-' || step || '-' || goal_id, goal_id, '0', '0', to_char(to_timestamp(at / 1000), 'YYYY-MM-DD'), at, 'step' from past;
  insert into daily_activity (user_id, day, last_check_in)
    select owner_id, to_char(to_timestamp(at / 1000), 'YYYY-MM-DD'), max(at) from past group by 1, 2;
  insert into idempotency (user_id, key, body_hash, subject_id, created_at)
    select owner_id, left(key, 64), goal_id, goal_id, at from past;
  drop table past;
  analyze`;

/** Stores rows some hundred at a time: a statement takes at most 65,535 values. */
async function inBatches<T>(
  items: readonly T[],
  store: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH)
    await store(items.slice(from, from + BATCH));
}

async function filled(
  db: Database,
  people: number,
  at: number,
  { goals: goalCount, entries }: Plenty,
): Promise<Person[]> {
  const made = Array.from({ length: people }, () => {
    const uid = newId();
    const goals = Array.from({ length: goalCount }, (_none, index) =>
      goalRow(sampleAt(index), uid, at, index),
    );
    return { uid, secrets: [newSecret(), newSecret()] as const, goals };
  });
  const { kysely } = db;
  await inBatches(made, (batch) =>
    kysely
      .insertInto("users")
      .values(batch.map(({ uid }) => userRow(uid, at)))
      .execute(),
  );
  await inBatches(made, (batch) =>
    kysely
      .insertInto("identities")
      .values(batch.map(({ uid }) => identityRow(uid, at)))
      .execute(),
  );
  const sessions = made.flatMap(({ uid, secrets }) =>
    secrets.map((secret) => sessionRow(uid, secret, at)),
  );
  await inBatches(sessions, (batch) =>
    kysely
      .insertInto("sessions")
      .values([...batch])
      .execute(),
  );
  await inBatches(
    made.flatMap(({ goals }) => goals),
    (batch) =>
      kysely
        .insertInto("goals")
        .values([...batch])
        .execute(),
  );
  await db.maintenance((connection) => connection.script(past(entries)));
  return made.map(({ uid, secrets: [one, other], goals }) => ({
    uid,
    cookies: [`cairn=${one}`, `cairn=${other}`],
    goals: goals.filter(({ current_number }) => current_number !== null).map(({ id }) => id),
  }));
}

/** Puts people with so many goals each, twelve unless it is said, into a migrated PostgreSQL. */
export async function populate(
  databaseUrl: string,
  people: number,
  at: number,
  plenty: Plenty = usual,
): Promise<Person[]> {
  const db = await openDatabase({
    url: databaseUrl,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  try {
    return await filled(db, people, at, plenty);
  } finally {
    await db.close();
  }
}
