import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { hashOf, newId, newSecret } from "#server/platform/random.ts";
import { crowdUid } from "#server/seed/crowd-sql.ts";
import { writeCrowd, type CrowdSize } from "#server/seed/crowd.ts";

const BATCH = 500;

/** Also the browsers' zone: otherwise the page would offer to change it. */
export const ZONE = "Europe/Paris";

/** Signed in in two browsers. */
export interface Person {
  readonly uid: string;
  readonly cookies: readonly [string, string];
  /** Counted goals that nobody else sees. */
  readonly goals: readonly string[];
}

/** `first` differs by crowd: several share a database. */
export type BenchCrowd = Required<CrowdSize>;

export interface Plenty {
  readonly goals: number;
  /** Ledger entries of each counted goal. */
  readonly entries: number;
}

/** The dashboard of the budgets. */
export const usual: Plenty = { goals: 12, entries: 8 };

/** At the limit of goals, with about 5,000 ledger entries. */
export const full: Plenty = { goals: limits.goalsPerUser, entries: 36 };

/** Goals moved daily for years. */
export const lived: Plenty = { goals: 4, entries: 5_000 };

/** True for ids of the crowd's people. */
export function isIn(
  { first, people }: Pick<BenchCrowd, "first" | "people">,
  column: string,
): string {
  return `${column} between ${crowdUid(`${first}`)} and ${crowdUid(`${first + people - 1}`)}`;
}

/** All in `ZONE`. */
export async function addCrowd(db: Database, crowd: BenchCrowd, at: number): Promise<void> {
  await db.maintenance(async (connection) => {
    await writeCrowd(connection, crowd, at, () => {});
    await connection.script(`update users set time_zone = '${ZONE}' where ${isIn(crowd, "id")}`);
  });
}

/**
 * A past is needed: otherwise the planner keeps the plan of an empty table,
 * and reads the whole of it long after it has filled.
 */
const past = (crowd: BenchCrowd, entries: number, at: number) => `
  create temp table past as select g.id as goal_id, g.owner_id, step, (random() * 1e18)::bigint || '-' || g.id as key,
    ${at} - step * ${DAY_MS}::bigint as at from goals g, generate_series(1, ${entries}) step
      where g.current_number is not null and ${isIn(crowd, "g.owner_id")};
  insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
    select 'past-' || step || '-' || goal_id, goal_id, '0', '0', to_char(to_timestamp(at / 1000), 'YYYY-MM-DD'), at, 'step' from past;
  insert into daily_activity (user_id, day, last_check_in)
    select owner_id, to_char(to_timestamp(at / 1000), 'YYYY-MM-DD'), max(at) from past group by 1, 2
    on conflict (user_id, day) do nothing;
  insert into idempotency (user_id, key, body_hash, subject_id, created_at)
    select owner_id, left(key, 64), goal_id, goal_id, at from past;
  drop table past;
  analyze`;

async function goalsToMove(db: Database, crowd: BenchCrowd): Promise<Map<string, string[]>> {
  const rows = await db.maintenance((connection) =>
    connection.query<{ id: string; uid: string }>(
      `select id, owner_id as uid from goals where current_number is not null and status = 'active' and coach_id is null
        and ${isIn(crowd, "owner_id")} order by id`,
    ),
  );
  const byOwner = Map.groupBy(rows, ({ uid }) => uid);
  return new Map([...byOwner].map(([uid, own]) => [uid, own.map(({ id }) => id)]));
}

function sessionRow(user_id: string, secret: string, at: number) {
  // Fresh, so that no read extends its idle timeout.
  return {
    token_hash: hashOf(secret),
    id: newId(),
    user_id,
    created_at: at,
    idle_ends_at: at + 7 * DAY_MS,
    ends_at: at + 30 * DAY_MS,
  };
}

async function signInAll(
  { kysely }: Database,
  goals: ReadonlyMap<string, readonly string[]>,
  at: number,
): Promise<Person[]> {
  const people = [...goals].map(([uid, own]) => ({
    uid,
    goals: own,
    secrets: [newSecret(), newSecret()] as const,
  }));
  // A statement takes at most 65,535 values.
  for (let from = 0; from < people.length; from += BATCH) {
    const batch = people.slice(from, from + BATCH);
    const sessions = batch.flatMap(({ uid, secrets }) =>
      secrets.map((secret) => sessionRow(uid, secret, at)),
    );
    await kysely.insertInto("sessions").values(sessions).execute();
  }
  return people.map(({ uid, goals: own, secrets: [one, other] }) => {
    return { uid, goals: own, cookies: [`cairn=${one}`, `cairn=${other}`] };
  });
}

/** In a migrated PostgreSQL, from the crowd's number `first` on. */
export async function populate(
  databaseUrl: string,
  { first, people }: Pick<BenchCrowd, "first" | "people">,
  at: number,
  { goals, entries }: Plenty = usual,
): Promise<Person[]> {
  const db = await openDatabase({
    url: databaseUrl,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const crowd = { first, people, goalsPerPerson: goals };
  try {
    await addCrowd(db, crowd, at);
    await db.maintenance((connection) => connection.script(past(crowd, entries, at)));
    return await signInAll(db, await goalsToMove(db, crowd), at);
  } finally {
    await db.close();
  }
}
