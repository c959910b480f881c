import { earnedBadges, type EarnedBadge } from "#domain/badge.ts";
import { DAY_MS, dayNumber, nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Maintenance } from "#server/platform/db/database.ts";
import { crowdGoals, crowdPeople } from "./crowd-sql.ts";

/** Rows of users or goals that one statement writes: what is under way at once stays small, however large the world. */
const CHUNK = 20_000;
/** Goals between two lines of progress. */
const REPORT_EVERY = 500_000;

/** How large a crowd is. Its people have numbers, which count up from `first`, 1 where nothing is said. */
export interface CrowdSize {
  readonly people: number;
  readonly first?: number;
  readonly goalsPerPerson: number;
}

/** Is told a line now and then of how far the work is. */
export type ReportProgress = (line: string) => void;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The numbers of the crowd's people, in spans whose `rowsEach` rows are one statement's. */
function* spans({ people, first = 1 }: CrowdSize, rowsEach: number): Generator<Span> {
  const most = Math.max(1, Math.floor(CHUNK / Math.max(1, rowsEach)));
  const last = first + people - 1;
  for (let from = first; from <= last; from += most)
    yield { from, to: Math.min(last, from + most - 1) };
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

/** Writes a crowd, a chunk a statement, each of which stands by itself. Nobody may have its numbers yet. */
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
