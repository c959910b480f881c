import type { TimelineEntry } from "#contract/timeline.ts";
import { cadenceWords } from "#domain/check-in-period.ts";
import { counted } from "#domain/count-words.ts";
import { dayInWords } from "#domain/day-words.ts";
import { editInWords } from "#domain/goal-change.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import type { Notation } from "#domain/notation.ts";

interface ChangeWords {
  readonly what: string;
  readonly more: readonly string[];
}

function said(what: string, ...more: readonly (string | null)[]): ChangeWords {
  return { what, more: more.filter((line) => line !== null) };
}

// product 4.32
export function changeInWords(
  change: Extract<TimelineEntry, { kind: "change" }>["change"],
  notation: Notation,
): ChangeWords {
  switch (change.what) {
    case "created":
      return said("The goal was set");
    case "coached":
      return said(`${bidiIsolated(change.name)} began to coach`);
    case "badge":
      return said(`Badge earned: ${bidiIsolated(change.name)}`);
    case "step":
      return said(`Step done: ${bidiIsolated(change.text)}`);
    case "edited": {
      const fields = change.fields.map((field) => editInWords(field, notation));
      return said("The goal was changed", ...fields, change.why);
    }
    case "paused":
      return said(
        change.until === null ? "Paused" : `Paused until ${dayInWords(change.until, notation)}`,
        change.why,
      );
    case "resumed": {
      const rested =
        change.days === 0
          ? "Resumed on the same day"
          : `Resumed after ${counted(change.days, "day")}`;
      const { dueDate } = change;
      return said(
        dueDate === null ? rested : `${rested}, due date moved to ${dayInWords(dueDate, notation)}`,
      );
    }
    case "cadence-changed":
      return said(`Check-ins: ${cadenceWords[change.weeks].toLowerCase()}`);
    case "closed":
      return said("Closed without finishing", change.why);
    case "completed":
      return said("Marked complete");
    case "completion-undone":
      return said("Mark Complete was undone");
    case "reopened":
      return said("Taken up again");
    case "deleted":
      return said("Deleted");
    case "restored":
      return said("Restored");
    case "coach-stepped-down":
      return said(`${bidiIsolated(change.name)} stepped down as coach`);
    case "coach-taken-back":
      return said(`${bidiIsolated(change.name)} no longer coaches`);
  }
}
