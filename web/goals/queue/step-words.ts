import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { dayInWords } from "#domain/day-words.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { amountInWords, gainInWords } from "#domain/measure-words.ts";
import { unitInWords } from "#domain/measure.ts";
import type { Notation } from "#domain/notation.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import type { StoredStep } from "#web/client/offline/device.ts";
import { words } from "./queue.words.ts";

/** Clearer for somebody who pressed days ago. */
const later: Readonly<Partial<Record<RefusalCode, string>>> = {
  "not-found": words.goalGone,
  "progress.stale": words.overtaken,
  "progress.value-invalid": words.overtaken,
  "progress.day-too-early": words.tooEarly,
};

/** "+1", "−2 pages", "10 pages", "Done" */
function stepInWords({ change, goal }: StoredStep, notation: Notation): string {
  const unit = unitInWords(goal.measurable);
  if (change.kind === "step") return goal.measurable.type === "Boolean" ? words.done : "+1";
  if (change.kind === "change") return gainInWords(change.by, unit, notation);
  const { value } = change;
  if (typeof value === "number") return amountInWords(value, unit, notation);
  if (typeof value === "string") return words.reachedOn(dayInWords(value, notation));
  return value === true ? words.done : words.noLongerDone;
}

/** '+1 on “Walk”, Nov 23, 2026' */
export function waitingInWords(step: StoredStep, notation: Notation): string {
  const { change, day, goal } = step;
  const logged = dayInWords(change.day ?? day, notation);
  return words.stepOn(stepInWords(step, notation), bidiIsolated(goal.description), logged);
}

// product 29.4
export function notSentInWords(step: StoredStep, notation: Notation): string {
  const { change, refused } = step;
  const what = `${waitingInWords(step, notation)}.`;
  const why = refused && (later[refused] ?? errorText(refused, formErrors));
  const note = change.kind === "step" ? undefined : change.note;
  return [what, why, note && words.yourNote(bidiIsolated(note))].filter(Boolean).join(" ");
}
