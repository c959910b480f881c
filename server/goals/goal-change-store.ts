import { formerCoach, namelessCoach } from "#domain/invitation.ts";
import {
  coachNamed,
  type ChangeOfCoach,
  type CoachNamed,
  type GoalChange,
} from "#domain/goal-change.ts";
import type { TimelineBound } from "#domain/timeline.ts";
import { shownName } from "#server/account/shown-name.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { SeenGoal } from "./admit-to-goal.ts";
import { timelinePart } from "./timeline-part.ts";

interface NewGoalChange {
  readonly id: string;
  readonly goalId: string;
  readonly at: number;
  readonly change: GoalChange | ChangeOfCoach;
}

interface OwnColumns {
  readonly why: string | null;
  readonly coachId: string | null;
}

export function changeColumns({ id, goalId, at, change }: NewGoalChange) {
  const {
    what,
    why = null,
    coachId: coach_id = null,
    ...more
  }: (GoalChange | ChangeOfCoach) & Partial<OwnColumns> = change;
  const detail = Object.keys(more).length === 0 ? null : more;
  return { id, goal_id: goalId, at, what, why, detail, coach_id };
}

export async function writeGoalChange(tx: Transaction, told: NewGoalChange): Promise<void> {
  const { detail, ...columns } = changeColumns(told);
  await tx.kysely
    .insertInto("goal_changes")
    .values({ ...columns, detail: detail && JSON.stringify(detail) })
    .execute();
}

type ReadChange = GoalChange | { readonly what: CoachNamed; readonly name: string };

interface ReadRow {
  readonly id: string;
  /** Orders changes of one millisecond. */
  readonly number: number;
  readonly at: number;
  readonly change: ReadChange;
}

/** Learnings are the owner's alone (product 4.33). */
export async function readChangesBefore(
  db: Queryable,
  { id, reader, coach_id: coachId }: SeenGoal,
  before: TimelineBound,
): Promise<ReadRow[]> {
  const all = db.kysely
    .selectFrom("goal_changes as c")
    .leftJoin("users as u", "u.id", "c.coach_id")
    .select(["c.id", "c.number", "c.at", "c.what", "c.why", "c.detail", "u.id as uid"])
    .select(shownName(namelessCoach).as("name"));
  const index = { of: { "c.goal_id": id }, by: ["c.at", "c.number"] } as const;
  // A coach learns nothing of other coaches.
  const own = all.where((eb) =>
    eb.or([eb("c.coach_id", "=", coachId), eb("c.what", "not in", coachNamed)]),
  );
  const rows = await timelinePart(reader === "owner" ? all : own, index, before).execute();
  return rows.map(({ id: rowId, number, at, what, why, detail, uid, name }) => {
    const isHidden = what === "closed" && reader === "coach";
    const told = { what, why: isHidden ? null : why, ...detail };
    return { id: rowId, number, at, change: changeOf(told, uid === null ? formerCoach : name) };
  });
}

function changeOf(
  told: { readonly what: GoalChange["what"] | CoachNamed },
  name: string,
): ReadChange {
  const { what } = told;
  switch (what) {
    case "edited":
    case "paused":
    case "closed":
      return told as ReadChange;
    case "resumed":
    case "cadence-changed": {
      const { why: _, ...own } = told as typeof told & { why: unknown };
      return own as ReadChange;
    }
    case "coach-stepped-down":
    case "coach-taken-back":
    case "completion-asked":
    case "completion-confirmed":
    case "completion-not-yet":
      return { what, name };
    case "completed":
    case "completion-unanswered":
    case "completion-request-ended":
    case "completion-undone":
    case "reopened":
    case "deleted":
    case "restored":
      return { what };
  }
}
