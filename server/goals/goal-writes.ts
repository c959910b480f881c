import type { Badge } from "#contract/badges.ts";
import type { Comeback } from "#domain/comeback.ts";
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
  completionRequest,
  movesWithBadges,
  movesWithComeback,
  useKeyOnly,
  moves,
  type WriteStatement,
} from "./goal-statements.ts";

/** Decided on one revision of the goal. */
export interface GoalWrite {
  readonly goalId: string;
  readonly ownerId: string;
  readonly rev: number;
  readonly at: number;
  readonly key: WriteKey;
  /** A retry follows a conflicting write. */
  readonly attempt: keyof WriteStatement;
}

export interface WriteResult {
  readonly rev: number;
  readonly badges: Badge[];
}

function common(write: GoalWrite): (string | number)[] {
  return [write.goalId, write.rev, write.at, write.ownerId, write.key.key, write.key.bodyHash];
}

export interface ProgressWrite {
  readonly id: string;
  readonly to: Measure;
  readonly entry: NewEntry;
  /** Today becomes an active day. */
  readonly counts: boolean;
  /** The goal's last update, ms. */
  readonly updatedAt: number | null;
  /** Null ends a request to the coach (product 43.5). */
  readonly askedAt: number | null;
  readonly unmarks: boolean;
  readonly badges: readonly Badge[];
  /** What it lays, or that an undo takes back what its day laid. */
  readonly comeback: Comeback | "taken-back" | null;
}

function movedValues(
  write: GoalWrite,
  { id, to, entry, counts, updatedAt, askedAt }: ProgressWrite,
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
    updatedAt,
    askedAt,
  ];
}

interface Outcome {
  readonly counted: true | null;
  readonly rev: number | null;
  readonly badges: readonly string[];
}

/** Refused over the rate; null on a conflict. */
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

function givenOf(
  done: Awaited<ReturnType<typeof runCounted>>,
  move: Pick<ProgressWrite, "badges">,
): Ruled<WriteResult> | null {
  if (done === null || isRefused(done)) return done;
  const { rev, badges: given } = done;
  return { rev, badges: move.badges.filter(({ badgeId }) => given.includes(badgeId)) };
}

/** One statement. Null on a conflict, which still counts the write. */
export async function writeProgress(
  db: Queryable,
  write: GoalWrite,
  move: ProgressWrite,
): Promise<Ruled<WriteResult> | null> {
  const values = movedValues(write, move);
  const kind = move.unmarks ? "unmarking" : "plain";
  const { comeback } = move;
  const badges = JSON.stringify(move.badges.map(badgeRow));
  if (comeback !== null) {
    const laid = comeback === "taken-back" ? [] : [comeback.kind, comeback.week];
    const all = [...values, badges, ...laid];
    return givenOf(await runCounted(db, movesWithComeback[kind], write, all), move);
  }
  const done =
    move.badges.length === 0
      ? await runCounted(db, moves[kind], write, values)
      : await runCounted(db, movesWithBadges[kind], write, [...values, badges]);
  return givenOf(done, move);
}

interface NewCheckIn extends CheckInWords {
  readonly id: string;
  readonly comeback: Comeback | null;
}

async function writeCheckIn(
  db: Queryable,
  write: GoalWrite,
  { id, period, circle, health, kept, obstacle, help, promise, comeback }: NewCheckIn,
  move: ProgressWrite | null,
): Promise<Ruled<WriteResult> | null> {
  const { day = null, kind = null, week = null } = comeback ?? {};
  const said = [id, period, circle, health, kept, obstacle, help, promise, day, kind, week];
  if (move === null) return writePlain(db, checkIns.still, write, said);
  const badges = JSON.stringify(move.badges.map(badgeRow));
  const values = [...movedValues(write, move), badges, ...said];
  return givenOf(await runCounted(db, checkIns.moved, write, values), move);
}

/** Earns no badge: a completion or a request for it, a check-in without a move, a quota, or a used key. */
async function writePlain(
  db: Queryable,
  statements: WriteStatement,
  write: GoalWrite,
  more: readonly Value[] = [],
): Promise<Ruled<WriteResult> | null> {
  const done = await runCounted(db, statements, write, [...common(write), ...more]);
  return done === null || isRefused(done) ? done : { rev: done.rev, badges: [] };
}

export type DecidedChange =
  | { readonly kind: "move"; readonly goal: GoalCard; readonly move: ProgressWrite }
  | { readonly kind: "completion"; readonly goal: GoalCard; readonly changeId: string }
  | { readonly kind: "request"; readonly goal: GoalCard; readonly changeId: string }
  | { readonly kind: "quota"; readonly goal: GoalCard; readonly weeklyQuota: number | null }
  | {
      readonly kind: "check-in";
      readonly goal: GoalCard;
      readonly checkIn: NewCheckIn;
      readonly move: ProgressWrite | null;
    }
  | { readonly kind: "none"; readonly goal: GoalCard };

/** Null on a conflict with another revision; refused over the rate. */
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
    case "request":
      return writePlain(db, completionRequest, write, [change.changeId]);
    case "quota":
      return writePlain(db, setQuota, write, [change.weeklyQuota]);
    case "check-in":
      return writeCheckIn(db, write, change.checkIn, change.move);
    case "none":
      return writePlain(db, useKeyOnly, write);
  }
}
