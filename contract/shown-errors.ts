import { words as measureWords } from "#domain/measure.words.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { words } from "./shown-errors.words.ts";

export interface ErrorAnswer {
  readonly status: number;
  readonly text: () => string;
}

export type ErrorTexts = Readonly<Partial<Record<RefusalCode, ErrorAnswer>>>;

const FAILED = { status: 500, text: () => words.serverFailed };

/** Any screen may need these, so they ship with the first script. */
export const shownErrors = {
  "request.rate": { status: 429, text: () => words.requestRate },
  "session.missing": { status: 401, text: () => words.sessionMissing },
  "session.goal-not-saved": { status: 401, text: () => words.sessionGoalNotSaved },
  "not-found": { status: 404, text: () => words.notFound },
  "server.unavailable": { status: 503, text: () => words.serverUnavailable },
  "server.failed": FAILED,
  "goal.already-completed": { status: 409, text: () => words.goalAlreadyCompleted },
  "goal.not-far-enough": { status: 409, text: () => words.goalNotFarEnough },
  "progress.already-done": { status: 409, text: () => words.progressAlreadyDone },
  "progress.no-action-for-date": { status: 409, text: () => words.progressNoActionForDate },
  "progress.unknown-type": { status: 409, text: () => measureWords.unknownType },
  "progress.date-in-future": { status: 400, text: () => words.progressDateInFuture },
  "progress.day-too-early": { status: 400, text: () => words.progressDayTooEarly },
  "progress.undo-too-late": { status: 409, text: () => words.progressUndoTooLate },
  "progress.undo-overtaken": { status: 409, text: () => words.progressUndoOvertaken },
  "progress.stale": { status: 409, text: () => words.progressStale },
} as const satisfies ErrorTexts;

/** A local refusal's text from `own` or `shownErrors`, else "something went wrong". */
export function errorText(code: RefusalCode, own: ErrorTexts = {}): string {
  const known: ErrorTexts = shownErrors;
  return (own[code] ?? known[code] ?? FAILED).text();
}
