import * as limits from "#domain/limits.ts";
import { words as measureWords } from "#domain/measure.words.ts";
import type { RefusalCode } from "#domain/refusal.ts";

export interface ErrorAnswer {
  readonly status: number;
  readonly text: string;
}

export type ErrorTexts = Readonly<Partial<Record<RefusalCode, ErrorAnswer>>>;

const UNREACHABLE =
  "Unable to connect to the server. Please check your internet connection and try again.";

const FAILED = { status: 500, text: "Something went wrong. Please try again." };

/** Any screen may need these, so they ship with the first script. */
export const shownErrors = {
  "request.rate": { status: 429, text: "Too many requests. Please try again later." },
  "session.missing": { status: 401, text: "Error: Not logged in" },
  "session.goal-not-saved": { status: 401, text: "You must be logged in to save a goal." },
  "not-found": { status: 404, text: "Not found." },
  "not-allowed": { status: 403, text: "You are not allowed to do this." },
  "server.unavailable": { status: 503, text: UNREACHABLE },
  "server.failed": FAILED,
  "goal.already-completed": { status: 409, text: "This goal is already complete." },
  "goal.not-far-enough": {
    status: 409,
    text: `A goal can be marked complete from ${limits.markComplete} percent.`,
  },
  "progress.already-done": { status: 409, text: "Already done" },
  "progress.no-action-for-date": { status: 409, text: "No action for Date type" },
  "progress.unknown-type": { status: 409, text: measureWords.unknownType },
  "progress.date-in-future": { status: 400, text: "The day cannot be in the future." },
  "progress.day-too-early": {
    status: 400,
    text: `Progress can be logged up to ${limits.backDatedDays} days back, and not before the goal was created.`,
  },
  "progress.undo-too-late": { status: 409, text: "This change can no longer be undone." },
  "progress.undo-overtaken": {
    status: 409,
    text: "Something was logged after this change, so it cannot be undone.",
  },
  "progress.stale": { status: 409, text: "Error updating" },
  "announcement.nobody": {
    status: 409,
    text: "Nobody would get this: nobody with a verified address wants this kind of mail.",
  },
} as const satisfies ErrorTexts;

/** A local refusal's text from `own` or `shownErrors`, else "something went wrong". */
export function errorText(code: RefusalCode, own: ErrorTexts = {}): string {
  const known: ErrorTexts = shownErrors;
  return (own[code] ?? known[code] ?? FAILED).text;
}
