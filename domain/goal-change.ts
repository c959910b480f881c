import { categoryName } from "./category.ts";
import type { Cadence } from "./check-in-period.ts";
import { dayInWords } from "./day-words.ts";
import { parseDay, type Day } from "./day.ts";
import { exhaustiveList } from "./exhaustive-list.ts";
import { goalFieldNames, type GoalField } from "./goal-fields.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import type { Notation } from "./notation.ts";
import { fieldText } from "./typed-number.ts";
import { words } from "./goal.words.ts";

/** Of a measure: the target and the unit. */
export type EditField = Exclude<GoalField, "measurable"> | "targetValue" | "unit";

/** As typed; a target is text too (product 3.20). */
export type EditFields = Readonly<Record<EditField, string>>;

export function editFieldsIn(field: GoalField): readonly EditField[] {
  return field === "measurable" ? ["targetValue", "unit"] : [field];
}

export const editFields = goalFieldNames.flatMap(editFieldsIn);

export function nameOf(field: EditField): string {
  return words.field[field];
}

/** Plain texts (product 1.11). */
export interface EditedField {
  readonly field: EditField;
  readonly before: string;
  readonly after: string;
}

/** A field's text in a notation: days, numbers, other words in quotes (product 1.11). */
export function fieldInWords(text: string, field: EditField, notation: Notation): string {
  if (field === "category") return words.quoted(bidiIsolated(categoryName(text)));
  if (field !== "targetValue" && field !== "dueDate") return words.quoted(bidiIsolated(text));
  const day = parseDay(text);
  return day === null ? fieldText(text, notation) : dayInWords(day, notation);
}

/** A field's change without a full stop: "Due date: May 1, 2027 became Jun 1, 2027". */
export function editInWords({ field, before, after }: EditedField, notation: Notation): string {
  const shown = (text: string) => fieldInWords(text, field, notation);
  return words.became(nameOf(field), shown(before), shown(after));
}

/** product 4.32 */
export type GoalChange =
  | {
      readonly what: "edited";
      readonly fields: readonly EditedField[];
      readonly why: string | null;
    }
  | { readonly what: "paused"; readonly until: Day | null; readonly why: string | null }
  /** `dueDate`: the new one, null if unchanged; `over`: the pause's day had come before. */
  | {
      readonly what: "resumed";
      readonly days: number;
      readonly dueDate: Day | null;
      readonly over?: true;
    }
  | { readonly what: "closed"; readonly why: string | null }
  | { readonly what: "cadence-changed"; readonly weeks: Cadence }
  | {
      readonly what:
        | "completed"
        | "completion-unanswered"
        | "completion-request-ended"
        | "completion-undone"
        | "reopened"
        | "deleted"
        | "restored";
    };

/** By the coach, and taken back by the owner. */
const coachLeft = ["coach-stepped-down", "coach-taken-back"] as const;
export type CoachLeft = (typeof coachLeft)[number];

/** Entries that name a coach (product 43.6). */
export const coachNamed = [
  ...coachLeft,
  "completion-asked",
  "completion-confirmed",
  "completion-not-yet",
] as const;
export type CoachNamed = (typeof coachNamed)[number];

export interface ChangeOfCoach {
  readonly what: CoachNamed;
  readonly coachId: string;
}

export type GoalChangeKind = GoalChange["what"] | CoachNamed;

export const goalChangeKinds = exhaustiveList<GoalChangeKind>()([
  "edited",
  "paused",
  "resumed",
  "completed",
  "completion-asked",
  "completion-confirmed",
  "completion-not-yet",
  "completion-unanswered",
  "completion-request-ended",
  "completion-undone",
  "reopened",
  "closed",
  "deleted",
  "restored",
  "coach-stepped-down",
  "coach-taken-back",
  "cadence-changed",
]);
