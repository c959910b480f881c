import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { dayInWords } from "#domain/day-words.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { amountInWords, gainInWords } from "#domain/measure-words.ts";
import type { Notation } from "#domain/notation.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import type { StoredStep } from "#web/client/offline/device.ts";

const OVERTAKEN = "The goal was changed elsewhere meanwhile.";

/** Clearer for somebody who pressed days ago. */
const later: Readonly<Partial<Record<RefusalCode, string>>> = {
  "not-found": "The goal is not there any more.",
  "progress.stale": OVERTAKEN,
  "progress.value-invalid": OVERTAKEN,
  "progress.day-too-early": `Progress can be logged up to ${limits.backDatedDays} days back.`,
};

/** "+1", "−2 pages", "10 pages", "Done" */
function stepInWords({ change, goal }: StoredStep, notation: Notation): string {
  const { type, unit } = goal.measurable;
  if (change.kind === "step") return type === "Boolean" ? "Done" : "+1";
  if (change.kind === "change") return gainInWords(change.by, unit, notation);
  const { value } = change;
  if (typeof value === "number") return amountInWords(value, unit, notation);
  if (typeof value === "string") return `Reached on ${dayInWords(value, notation)}`;
  return value === true ? "Done" : "No longer done";
}

/** '+1 on “Walk”, Nov 23, 2026' */
export function waitingInWords(step: StoredStep, notation: Notation): string {
  const { change, day, goal } = step;
  const logged = dayInWords(change.day ?? day, notation);
  return `${stepInWords(step, notation)} on “${bidiIsolated(goal.description)}”, ${logged}`;
}

// product 29.4
export function notSentInWords(step: StoredStep, notation: Notation): string {
  const { change, refused } = step;
  const what = `${waitingInWords(step, notation)}.`;
  const why = refused && (later[refused] ?? errorText(refused, formErrors));
  const note = change.kind === "step" ? undefined : change.note;
  return [what, why, note && `Your note: “${bidiIsolated(note)}”`].filter(Boolean).join(" ");
}
