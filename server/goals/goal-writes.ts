import type { Badge } from "#contract/badges.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Measure } from "#domain/measure.ts";
import type { NewEntry } from "#domain/ledger.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { CheckInWords } from "#domain/weekly-check-in.ts";
import { badgeRow } from "./badges/badge-store.ts";
import type { WriteKey } from "#server/platform/http/door.ts";
import type { Queryable, Value } from "#server/platform/db/database.ts";
import { measureColumns } from "./goal-row.ts";
import {
  checkIns,
  setQuota,
  completion,
  movesWithBadges,
  useKeyOnly,
  moves,
  type WriteStatement,
} from "./goal-statements.ts";

/** A write that was decided on one revision of a goal. */
export interface GoalWrite {
  readonly goalId: string;
  readonly ownerId: string;
  readonly rev: number;
  readonly at: number;
  readonly key: WriteKey;
  /** A retry where another write came first. */
  readonly attempt: keyof WriteStatement;
}

/** What a write did: the goal's revision after it, and the badges that it gave. */
export interface WriteResult {
  readonly rev: number;
  readonly badges: Badge[];
}

function common(write: GoalWrite): (string | number)[] {
  return [write.goalId, write.rev, write.at, write.ownerId, write.key.key, write.key.bodyHash];
}

export interface ProgressWrite {
  /** The entry's. */
  readonly id: string;
  readonly to: Measure;
  /** Its instant is the write's. */
  readonly entry: NewEntry;
  /** True where it counts for today: the last update and the day's activity. */
  readonly counts: boolean;
  /** True where an undo takes back what counted. */
  readonly unmarks: boolean;
  /** Badges that it earns, unless they were given before. */
  readonly badges: readonly Badge[];
}

function movedValues(
  write: GoalWrite,
  { id, to, entry, counts }: ProgressWrite,
): (string | number | boolean | null)[] {
  const columns = measureColumns(to);
  return [
    ...common(write),
    columns.current_number,
    columns.current_day,
    columns.current_done,
    id,
    JSON.stringify(entry.from),
    JSON.stringify(entry.to),
    entry.day,
    entry.source,
    counts,
    entry.note,
    entry.undoes,
  ];
}

interface Outcome {
  readonly counted: true | null;
  readonly rev: number | null;
  readonly badges: readonly string[];
}

/** Refused where the owner has written as often as they may, null where the goal has moved on. */
async function runCounted(
  db: Queryable,
  statements: WriteStatement,
  write: GoalWrite,
  values: readonly Value[],
): Promise<Ruled<Pick<Outcome, "badges"> & { readonly rev: number }> | null> {
  const [row] = await db.run<Outcome>(statements[write.attempt], values);
  if (!row?.counted) return refuse("request.rate");
  return row.rev === null ? null : { rev: row.rev, badges: row.badges };
}

/** What was written, with the badges that were given by it and by nothing else at the same moment. */
function givenOf(
  done: Awaited<ReturnType<typeof runCounted>>,
  move: Pick<ProgressWrite, "badges">,
): Ruled<WriteResult> | null {
  if (done === null || isRefused(done)) return done;
  const { rev, badges: given } = done;
  return { rev, badges: move.badges.filter(({ badgeId }) => given.includes(badgeId)) };
}

/**
 * The count, goal, ledger entry, the day's activity, badges and the key, in one statement. Null where the goal has moved
 * on since, and only the count was written.
 */
export async function writeProgress(
  db: Queryable,
  write: GoalWrite,
  move: ProgressWrite,
): Promise<Ruled<WriteResult> | null> {
  const values = movedValues(write, move);
  const kind = move.unmarks ? "unmarking" : "plain";
  const done =
    move.badges.length === 0
      ? await runCounted(db, moves[kind], write, values)
      : await runCounted(db, movesWithBadges[kind], write, [
          ...values,
          JSON.stringify(move.badges.map(badgeRow)),
        ]);
  return givenOf(done, move);
}

/** A check-in that is to be written, and its id. */
interface NewCheckIn extends CheckInWords {
  readonly id: string;
}

/** A check-in with the change of the goal's value, where there is one. */
async function writeCheckIn(
  db: Queryable,
  write: GoalWrite,
  { id, period, circle, health, kept, obstacle, help, promise }: NewCheckIn,
  move: ProgressWrite | null,
): Promise<Ruled<WriteResult> | null> {
  const said = [id, period, circle, health, kept, obstacle, help, promise];
  if (move === null) return writePlain(db, checkIns.still, write, said);
  const badges = JSON.stringify(move.badges.map(badgeRow));
  const values = [...movedValues(write, move), badges, ...said];
  return givenOf(await runCounted(db, checkIns.moved, write, values), move);
}

/** A write that earns no badge by a move: a completion, a check-in that leaves the value, a quota, or a key that is only used. */
async function writePlain(
  db: Queryable,
  statements: WriteStatement,
  write: GoalWrite,
  more: readonly Value[] = [],
): Promise<Ruled<WriteResult> | null> {
  const done = await runCounted(db, statements, write, [...common(write), ...more]);
  return done === null || isRefused(done) ? done : { rev: done.rev, badges: [] };
}

/** What a rule made of a goal. */
export type DecidedChange =
  | { readonly kind: "move"; readonly goal: GoalCard; readonly move: ProgressWrite }
  /** `changeId` is that of what its timeline says of it. */
  | { readonly kind: "completion"; readonly goal: GoalCard; readonly changeId: string }
  | { readonly kind: "quota"; readonly goal: GoalCard; readonly weeklyQuota: number | null }
  | {
      readonly kind: "check-in";
      readonly goal: GoalCard;
      readonly checkIn: NewCheckIn;
      /** Null where the value stays. */
      readonly move: ProgressWrite | null;
    }
  | { readonly kind: "none"; readonly goal: GoalCard };

/**
 * Writes a change, if the goal still has the revision that it was decided on; null where it has moved on since. Refused
 * where its owner has written as often as they may.
 */
export function writeChange(
  db: Queryable,
  write: GoalWrite,
  change: DecidedChange,
): Promise<Ruled<WriteResult> | null> {
  switch (change.kind) {
    case "move":
      return writeProgress(db, write, change.move);
    case "completion":
      return writePlain(db, completion, write, [change.changeId]);
    case "quota":
      return writePlain(db, setQuota, write, [change.weeklyQuota]);
    case "check-in":
      return writeCheckIn(db, write, change.checkIn, change.move);
    case "none":
      return writePlain(db, useKeyOnly, write);
  }
}
