import { duePeriod } from "./cadence.ts";
import { audiences, type Audience } from "./check-in.ts";
import type { Day, Now } from "./day.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import type { GoalCard } from "./goal.ts";
import { recorded, type NewEntry } from "./ledger.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { progressed, type ProgressChange } from "./progress.ts";
import { isRefused, refuse, type Ruled } from "./refusal.ts";

/** How a goal is going, as its owner says; gravest last. */
export const healths = ["on-track", "at-risk", "off-track"] as const;
export type Health = (typeof healths)[number];

/** The same as people read it (product 25.8). */
export const healthWords: Readonly<Record<Health, string>> = {
  "on-track": "On track",
  "at-risk": "At risk",
  "off-track": "Off track",
};

/** What became of the promise of the check-in before. */
export const keptAnswers = ["kept", "partly", "not"] as const;
export type Kept = (typeof keptAnswers)[number];

/** The same as people read it (product 25.8). */
export const keptWords: Readonly<Record<Kept, string>> = {
  kept: "Kept",
  partly: "Partly",
  not: "Not",
};

/** How many of some answers said that a promise was kept, and how many said anything; null is no answer. */
export function keptOf(answers: readonly (Kept | null)[]): {
  readonly kept: number;
  readonly answered: number;
} {
  const said = answers.filter((answer) => answer !== null);
  return { kept: said.filter((answer) => answer === "kept").length, answered: said.length };
}

/** The texts of a check-in, each optional. */
export const checkInTexts = ["obstacle", "help", "promise"] as const;
export type CheckInText = (typeof checkInTexts)[number];

/** What a check-in says besides the goal's value. */
export interface CheckInWords extends Readonly<Record<CheckInText, string>> {
  /** The first day of the period that it is for. */
  readonly period: Day;
  readonly health: Health;
  /** Null where nothing had been promised, or nothing is said of it. */
  readonly kept: Kept | null;
  readonly circle: Audience;
}

/** A check-in as it was filled in. */
export interface WeeklyCheckInDraft extends Omit<CheckInWords, "circle"> {
  readonly circle: string;
  /** What becomes of the goal's value; null where it stays. */
  readonly progress: Exclude<ProgressChange, { kind: "step" }> | null;
}

/** True of a check-in that asks the goal's coach for help (product 16.18). */
export function asksForHelp({
  circle,
  help,
}: Pick<WeeklyCheckInDraft, "circle" | "help">): boolean {
  return circle === "coach" && help.trim() !== "";
}

/** What a check-in makes of a goal. */
export interface CheckedIn {
  readonly measurable: Measure;
  /** Null where the value stays. */
  readonly entry: NewEntry | null;
  readonly words: CheckInWords;
}

function saidIn(
  { coachStatus }: Pick<GoalCard, "coachStatus">,
  draft: WeeklyCheckInDraft,
): Ruled<CheckInWords> {
  const { period, health, kept } = draft;
  const meantFor = audiences.find((known) => known === draft.circle);
  if (meantFor === undefined) return refuse("request.invalid", "circle");
  // Who comes to coach the goal later is not whom it was meant for (product 25.11).
  const circle = coachStatus === "accepted" ? meantFor : "private";
  const long = checkInTexts.find((text) => draft[text].trim().length > limits.checkInWords);
  if (long !== undefined) return refuse("request.invalid", long);
  const [obstacle, help, promise] = [draft.obstacle, draft.help, draft.promise].map((text) =>
    text.trim(),
  ) as [string, string, string];
  return { period, health, kept, circle, obstacle, help, promise };
}

/**
 * What a goal's owner reports for the period that is due, with the change of its value (product 25.7). Refused where that
 * period is done already, is over, or none is due, and where the value cannot be so.
 */
export function checkedIn(goal: GoalCard, draft: WeeklyCheckInDraft, now: Now): Ruled<CheckedIn> {
  if (goal.checkedIn === draft.period) return refuse("check-in.done");
  const no = refusalIn("weekly-check-in", goalStateOf(goal, now));
  if (no) return no;
  if (duePeriod(goal, now)?.from !== draft.period) return refuse("check-in.not-due");
  const words = saidIn(goal, draft);
  if (isRefused(words)) return words;
  const { progress } = draft;
  if (progress === null) return { measurable: goal.measurable, entry: null, words };
  const measurable = progressed(goal, progress, now);
  if (isRefused(measurable)) return measurable;
  const entry = recorded(goal, measurable, progress, now);
  if (isRefused(entry)) return entry;
  return { measurable, entry: entry && { ...entry, source: "check-in" }, words };
}
