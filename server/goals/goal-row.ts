import { sql, type RawBuilder } from "kysely";
import type { Rhythm } from "#domain/check-in-period.ts";
import { exhaustiveList } from "#domain/exhaustive-list.ts";
import type { CoachStatus, Goal, GoalCard, GoalStanding, GoalStatus } from "#domain/goal.ts";
import { recordOf, longTexts, type LongText } from "#domain/goal-fields.ts";
import type { DatedStep } from "#domain/goal-plan.ts";
import type { Measure, MeasureType } from "#domain/measure.ts";
import type { Pause } from "#domain/pause.ts";
import { columnsOf, type Packed } from "#server/platform/db/packed.ts";

export const standingFields = exhaustiveList<`g.${keyof StandingRow}`>()([
  "g.measure_type",
  "g.unit",
  "g.target_number",
  "g.current_number",
  "g.target_day",
  "g.current_day",
  "g.current_done",
  "g.due_date",
  "g.created_at",
  "g.status",
  "g.completed",
  "g.closed_at",
  "g.pauses",
  "g.last_progress_update_at",
]);

export const cardFields = exhaustiveList<`g.${keyof CardRow}`>()([
  ...standingFields,
  "g.id",
  "g.description",
  "g.category",
  "g.completed_at",
  "g.coach_name",
  "g.coach_status",
  "g.completion_asked_at",
  "g.next_step",
  "g.next_step_day",
  "g.rhythms",
  "g.checked_in",
  "g.rev",
]);

export const cardColumns = cardFields.join(", ");

export const longColumns = exhaustiveList<`g.${Exclude<keyof GoalRow, keyof CardRow>}`>()([
  ...longTexts.map((text) => `g.${text}` as const),
  "g.coach_id",
  "g.coached_at",
  "g.coach_confirms",
  "g.learned",
]).join(", ");

export interface MeasureColumns {
  readonly measure_type: MeasureType;
  readonly unit: string;
  readonly target_number: number | null;
  readonly current_number: number | null;
  readonly target_day: string | null;
  readonly current_day: string | null;
  readonly current_done: boolean | null;
}

export interface StandingRow extends MeasureColumns {
  readonly due_date: string;
  readonly created_at: number;
  readonly status: GoalStatus;
  readonly completed: boolean;
  readonly closed_at: number | null;
  readonly pauses: readonly Pause[];
  readonly last_progress_update_at: number | null;
}

export interface CardRow extends StandingRow {
  readonly id: string;
  readonly description: string;
  readonly category: string;
  readonly completed_at: number | null;
  readonly coach_name: string | null;
  readonly coach_status: CoachStatus | null;
  readonly completion_asked_at: number | null;
  readonly next_step: string | null;
  readonly next_step_day: string | null;
  readonly rhythms: readonly Rhythm[];
  readonly checked_in: string | null;
  readonly rev: number;
}

export interface GoalRow extends CardRow, Readonly<Record<LongText, string>> {
  readonly coach_id: string | null;
  readonly coached_at: number | null;
  readonly coach_confirms: boolean;
  readonly learned: string;
}

/** Unknown or incomplete measures pass through: rules refuse them (`isKnownMeasure`), lists still load. */
function measureOf(row: MeasureColumns): Measure {
  return {
    type: row.measure_type,
    targetValue: row.target_number ?? row.target_day,
    currentValue: row.current_number ?? row.current_day ?? row.current_done,
    unit: row.unit,
  } as Measure;
}

/** A check constraint expects only the type's own columns. */
export function measureColumns({
  type,
  unit,
  targetValue: target,
  currentValue: current,
}: Measure): MeasureColumns {
  return {
    measure_type: type,
    unit,
    target_number: typeof target === "number" ? target : null,
    current_number: typeof current === "number" ? current : null,
    target_day: typeof target === "string" ? target : null,
    current_day: typeof current === "string" ? current : null,
    current_done: typeof current === "boolean" ? current : null,
  };
}

/** Must match an index word for word (product 3.7). */
export const listedSql = "g.status <> 'closed' and g.deleted_at is null";

export const isListed: RawBuilder<boolean> = sql.raw(listedSql);

export function acceptedCoach(
  row: Pick<GoalRow, "coach_id"> & Pick<CardRow, "coach_status">,
): string | null {
  return row.coach_status === "accepted" ? row.coach_id : null;
}

const acceptedSql = "g.coach_status = 'accepted'";

/** For `goals g`; `uid` is SQL. */
export const coachedBySql = (uid: string): string => `g.coach_id = ${uid} and ${acceptedSql}`;

export function coachedBy(uid: string): RawBuilder<boolean> {
  return sql<boolean>`(g.coach_id = ${uid} and ${sql.raw(acceptedSql)})`;
}

function stepOf({ next_step: text, next_step_day: day }: CardRow): DatedStep | null {
  return text === null || day === null ? null : { text, day };
}

export function standingOf(row: StandingRow): GoalStanding {
  return {
    measurable: measureOf(row),
    dueDate: row.due_date,
    createdAt: row.created_at,
    status: row.status,
    completed: row.completed,
    closedAt: row.closed_at,
    pauses: row.pauses,
    lastProgressUpdateAt: row.last_progress_update_at,
  };
}

/** Field by field, so that nothing else of the row leaves the server. */
export function cardOf(row: CardRow): GoalCard {
  return {
    id: row.id,
    description: row.description,
    category: row.category,
    measurable: measureOf(row),
    dueDate: row.due_date,
    createdAt: row.created_at,
    status: row.status,
    completed: row.completed,
    completedAt: row.completed_at,
    closedAt: row.closed_at,
    pauses: row.pauses,
    lastProgressUpdateAt: row.last_progress_update_at,
    coachName: row.coach_name,
    coachStatus: row.coach_status,
    completionAskedAt: row.completion_asked_at,
    nextStep: stepOf(row),
    rhythms: row.rhythms,
    checkedIn: row.checked_in,
    rev: row.rev,
  };
}

export function cardsOf(lists: Packed): GoalCard[] {
  const of = columnsOf<CardRow>(cardFields, lists);
  // Named fields: names from a list are several times slower (decision 49).
  const rowAt = (id: string, at: number): CardRow => {
    const its = <T>(column: readonly T[]): T => column[at] as T;
    return {
      id,
      measure_type: its(of.measure_type),
      unit: its(of.unit),
      target_number: its(of.target_number),
      current_number: its(of.current_number),
      target_day: its(of.target_day),
      current_day: its(of.current_day),
      current_done: its(of.current_done),
      due_date: its(of.due_date),
      created_at: its(of.created_at),
      status: its(of.status),
      completed: its(of.completed),
      closed_at: its(of.closed_at),
      pauses: its(of.pauses),
      last_progress_update_at: its(of.last_progress_update_at),
      description: its(of.description),
      category: its(of.category),
      completed_at: its(of.completed_at),
      coach_name: its(of.coach_name),
      coach_status: its(of.coach_status),
      completion_asked_at: its(of.completion_asked_at),
      next_step: its(of.next_step),
      next_step_day: its(of.next_step_day),
      rhythms: its(of.rhythms),
      checked_in: its(of.checked_in),
      rev: its(of.rev),
    };
  };
  return of.id.map((id, at) => cardOf(rowAt(id, at)));
}

export function goalOf(row: GoalRow): Goal {
  return {
    ...cardOf(row),
    ...recordOf(longTexts, (text) => row[text]),
    coachUid: row.coach_id,
    coachedAt: row.coached_at,
    coachConfirms: row.coach_confirms,
    learned: row.learned,
  };
}
