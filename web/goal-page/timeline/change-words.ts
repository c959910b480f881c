import type { TimelineEntry } from "#contract/timeline.ts";
import { words as checkInWords } from "#domain/check-in.words.ts";
import { words as comebackWords } from "#domain/comeback.words.ts";
import { dayInWords } from "#domain/day-words.ts";
import { editInWords } from "#domain/goal-change.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import type { Notation } from "#domain/notation.ts";
import { words } from "../goal-page.words.ts";

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
      return said(words.created);
    case "coached":
      return said(words.coached(bidiIsolated(change.name)));
    case "badge":
      return said(words.badge(bidiIsolated(change.name)));
    case "step":
      return said(words.step(bidiIsolated(change.text)));
    case "edited": {
      const fields = change.fields.map((field) => editInWords(field, notation));
      return said(words.edited, ...fields, change.why);
    }
    case "paused":
      return said(
        change.until === null
          ? words.paused
          : words.pausedUntil(dayInWords(change.until, notation)),
        change.why,
      );
    case "resumed": {
      const back = change.days === 0 ? words.backSameDay : words.backAfter(change.days);
      if (change.dueDate === null) return said(back);
      const due = dayInWords(change.dueDate, notation);
      return said(change.over ? words.dueMovedLater(due) : words.dueMoved(back, due));
    }
    case "check-in-missed":
      return said(change.days > 7 ? words.missedInDays(change.days) : words.missedThisWeek);
    case "came-back":
      return said(comebackWords.cameBack[change.after]);
    case "cadence-changed":
      return said(words.cadence(checkInWords.cadenceInSentence[change.weeks]));
    case "closed":
      return said(words.closed, change.why);
    case "completed":
      return said(words.completed);
    case "completion-asked":
      return said(words.completionAsked(bidiIsolated(change.name)));
    case "completion-confirmed":
      return said(words.completionConfirmed(bidiIsolated(change.name)));
    case "completion-not-yet":
      return said(words.completionNotYet);
    case "completion-unanswered":
      return said(words.completionUnanswered);
    case "completion-request-ended":
      return said(words.requestEnded, words.requestEndedWhat);
    case "completion-undone":
      return said(words.completionUndone);
    case "reopened":
      return said(words.reopened);
    case "deleted":
      return said(words.deleted);
    case "restored":
      return said(words.restored);
    case "coach-stepped-down":
      return said(words.coachSteppedDown(bidiIsolated(change.name)));
    case "coach-taken-back":
      return said(words.coachTakenBack(bidiIsolated(change.name)));
  }
}
