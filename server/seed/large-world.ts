import { earnedBadges, type EarnedBadge } from "#domain/badge.ts";
import { dayNumber, nowIn } from "#domain/day.ts";
import { limits } from "#domain/limits.ts";
import type { Database, Maintenance } from "#server/platform/db/database.ts";
import { clearPeople } from "./clear-people.ts";
import { crowdGoals, crowdPeople } from "./crowd-sql.ts";
import { holdingSeeds } from "./hold-seeds.ts";
import { isOfCrowd } from "./seeded.ts";

const DAY = 86_400_000;
/** Rows of users or goals that one statement writes: what is under way at once stays small, however large the world. */
const CHUNK = 20_000;
/** Goals between two lines of progress. */
const TOLD_EVERY = 500_000;

/** How large the crowd of a world is. */
export interface WorldSize {
  readonly people: number;
  readonly goalsPerPerson: number;
}

/** Says how far the work is, to whoever waits for it. */
export type Tell = (line: string) => void;

interface Span {
  readonly from: number;
  readonly to: number;
}

function* spans(people: number, each: number): Generator<Span> {
  const most = Math.max(1, Math.floor(CHUNK / Math.max(1, each)));
  for (let from = 1; from <= people; from += most)
    yield { from, to: Math.min(people, from + most - 1) };
}

/** The badge of a crowd's goal; its text names the goal in place of `{goal}`. */
function milestone(at: number): EarnedBadge {
  const measurable = { type: "Numeric", targetValue: 2, currentValue: 1, unit: "" } as const;
  const goals = [{ id: "", description: "{goal}", measurable }];
  const facts = { goals, activeDays: new Set<string>(), shareCount: 0 };
  const [badge] = earnedBadges(facts, new Set(), nowIn(at, "UTC"));
  if (badge === undefined) throw new TypeError("Half of a goal has no badge.");
  return badge;
}

async function writePeople(db: Maintenance, people: number, at: number, tell: Tell): Promise<void> {
  let told = 0;
  for (const { from, to } of spans(people, 1)) {
    await db.query(crowdPeople, [from, to, at]);
    if (to - told < TOLD_EVERY / 5 && to < people) continue;
    told = to;
    tell(`${to} of ${people} people`);
  }
}

async function writeGoals(db: Maintenance, size: WorldSize, at: number, tell: Tell): Promise<void> {
  const { people, goalsPerPerson: each } = size;
  const midnight = dayNumber(nowIn(at, "UTC").today) * DAY;
  const { badgeId, displayName, description } = milestone(at);
  const fixed = [at, midnight, each, people, badgeId, displayName, description];
  let told = 0;
  for (const { from, to } of spans(people, each)) {
    await db.query(crowdGoals, [from, to, ...fixed]);
    if ((to - told) * each < TOLD_EVERY && to < people) continue;
    told = to;
    tell(`${to * each} of ${people * each} goals`);
  }
}

/** Writes the crowd of a large world, a chunk a statement, each of which stands by itself. */
export async function writeCrowd(
  db: Maintenance,
  size: WorldSize,
  at: number,
  tell: Tell,
): Promise<void> {
  if (size.goalsPerPerson > limits.goalsPerUser)
    throw new RangeError(`A person has at most ${limits.goalsPerUser} goals.`);
  if (size.people === 0) return;
  await writePeople(db, size.people, at, tell);
  if (size.goalsPerPerson > 0) await writeGoals(db, size, at, tell);
  // The planner otherwise reads a full table as if it were empty.
  for (const table of ["users", "identities", "goals", "progress_entries"])
    await db.script(`analyze ${table}`);
}

/** Replaces the crowd by one of this size, and leaves everybody else as they are. */
export async function makeLargeWorld(
  db: Database,
  size: WorldSize,
  at: number,
  tell: Tell,
): Promise<void> {
  await holdingSeeds(db, async (held) => {
    await clearPeople(held, isOfCrowd, tell);
    await writeCrowd(held, size, at, tell);
  });
}
