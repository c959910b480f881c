import { earnedBadges, type EarnedBadge } from "#domain/badge.ts";
import { DAY_MS, dayNumber, nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Maintenance } from "#server/platform/db/database.ts";
import { crowdGoals, crowdPeople } from "./crowd-sql.ts";

/** Rows of one statement: limits the memory of a large crowd. */
const CHUNK = 20_000;
/** Goals. */
const REPORT_EVERY = 500_000;

/** Numbers count up from `first`, by default 1. */
export interface CrowdSize {
  readonly people: number;
  readonly first?: number;
  readonly goalsPerPerson: number;
}

export type ReportProgress = (line: string) => void;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** At most `CHUNK` rows a span. */
function* spans({ people, first = 1 }: CrowdSize, rowsEach: number): Generator<Span> {
  const most = Math.max(1, Math.floor(CHUNK / Math.max(1, rowsEach)));
  const last = first + people - 1;
  for (let from = first; from <= last; from += most)
    yield { from, to: Math.min(last, from + most - 1) };
}

/** Its text has `{goal}` as the placeholder. */
function milestone(at: number): EarnedBadge {
  const measurable = { type: "Numeric", targetValue: 2, currentValue: 1, unit: "" } as const;
  const goals = [{ id: "", description: "{goal}", measurable }];
  const facts = { goals, activeDays: new Set<string>(), shareCount: 0 };
  const [badge] = earnedBadges(facts, new Set(), nowIn(at, "UTC"));
  if (badge === undefined) throw new TypeError("Half of a goal has no badge.");
  return badge;
}

async function writePeople(
  db: Maintenance,
  size: CrowdSize,
  at: number,
  report: ReportProgress,
): Promise<void> {
  const { people, first = 1 } = size;
  let reported = 0;
  for (const { from, to } of spans(size, 1)) {
    await db.query(crowdPeople, [from, to, at]);
    const written = to - first + 1;
    if (written - reported < REPORT_EVERY / 5 && written < people) continue;
    reported = written;
    report(`${written} of ${people} people`);
  }
}

async function writeGoals(
  db: Maintenance,
  size: CrowdSize,
  at: number,
  report: ReportProgress,
): Promise<void> {
  const { people, first = 1, goalsPerPerson: each } = size;
  const midnight = dayNumber(nowIn(at, "UTC").today) * DAY_MS;
  const { badgeId, displayName, description } = milestone(at);
  const fixed = [at, midnight, each, people, badgeId, displayName, description, first];
  let reported = 0;
  for (const { from, to } of spans(size, each)) {
    await db.query(crowdGoals, [from, to, ...fixed]);
    const written = to - first + 1;
    if ((written - reported) * each < REPORT_EVERY && written < people) continue;
    reported = written;
    report(`${written * each} of ${people * each} goals`);
  }
}

/** One statement a chunk, without a transaction. The numbers must be unused. */
export async function writeCrowd(
  db: Maintenance,
  size: CrowdSize,
  at: number,
  report: ReportProgress,
): Promise<void> {
  if (size.goalsPerPerson > limits.goalsPerUser)
    throw new RangeError(`A person has at most ${limits.goalsPerUser} goals.`);
  if (size.people === 0) return;
  await writePeople(db, size, at, report);
  if (size.goalsPerPerson > 0) await writeGoals(db, size, at, report);
  // The planner otherwise reads a full table as if it were empty.
  for (const table of ["users", "identities", "goals", "progress_entries"])
    await db.script(`analyze ${table}`);
}
