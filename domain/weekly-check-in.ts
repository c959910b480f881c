import { duePeriod, periodAt } from "./check-in-period.ts";
import { audiences, type Audience } from "./check-in.ts";
import type { Day, Now } from "./day.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import type { GoalCard } from "./goal.ts";
import { recorded, type NewEntry } from "./ledger.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { progressed, type ProgressChange } from "./progress.ts";
import { isRefused, refuse, type Ruled } from "./refusal.ts";

/** Gravest last. */
export const healths = ["on-track", "at-risk", "off-track"] as const;
export type Health = (typeof healths)[number];

export const keptAnswers = ["kept", "partly", "not"] as const;
export type Kept = (typeof keptAnswers)[number];

/** Counts of kept promises and of answers; null is no answer. */
export function keptOf(answers: readonly (Kept | null)[]): {
  readonly kept: number;
  readonly answered: number;
} {
  const said = answers.filter((answer) => answer !== null);
  return { kept: said.filter((answer) => answer === "kept").length, answered: said.length };
}

export const checkInTexts = ["obstacle", "help", "promise"] as const;
export type CheckInText = (typeof checkInTexts)[number];

export interface CheckInWords extends Readonly<Record<CheckInText, string>> {
  /** First day of its period. */
  readonly period: Day;
  readonly health: Health;
  /** Null if there was no promise, or no answer. */
  readonly kept: Kept | null;
  readonly circle: Audience;
}

interface DraftedWords extends Omit<CheckInWords, "circle"> {
  readonly circle: string;
}

export interface WeeklyCheckInDraft extends DraftedWords {
  /** Null if the value stays. */
  readonly progress: Exclude<ProgressChange, { kind: "step" }> | null;
}

/** True if a check-in asks the coach for help (product 16.18). */
export function asksForHelp({
  circle,
  help,
}: Pick<WeeklyCheckInDraft, "circle" | "help">): boolean {
  return circle === "coach" && help.trim() !== "";
}

export interface CheckedIn {
  readonly measurable: Measure;
  /** Null if the value stays. */
  readonly entry: NewEntry | null;
  readonly words: CheckInWords;
}

function saidIn(
  { coachStatus }: Pick<GoalCard, "coachStatus">,
  draft: DraftedWords,
): Ruled<CheckInWords> {
  const { period, health, kept } = draft;
  const meantFor = audiences.find((known) => known === draft.circle);
  if (meantFor === undefined) return refuse("request.invalid", "circle");
  // A later coach is not its audience (product 25.11).
  const circle = coachStatus === "accepted" ? meantFor : "private";
  const long = checkInTexts.find((text) => draft[text].trim().length > limits.checkInWords);
  if (long !== undefined) return refuse("request.invalid", long);
  const [obstacle, help, promise] = [draft.obstacle, draft.help, draft.promise].map((text) =>
    text.trim(),
  ) as [string, string, string];
  return { period, health, kept, circle, obstacle, help, promise };
}

/** The check-in for the period due and its progress; refused by product 25.7. */
export function checkedIn(goal: GoalCard, draft: WeeklyCheckInDraft, now: Now): Ruled<CheckedIn> {
  if (goal.checkedIn === draft.period) return refuse("check-in.done");
  const no = refusalIn("weekly-check-in", goalStateOf(goal, now));
  if (no) return no;
  if (duePeriod(goal, now)?.from !== draft.period) return refuse("check-in.not-due");
  const said = saidIn(goal, draft);
  if (isRefused(said)) return said;
  const { progress } = draft;
  if (progress === null) return { measurable: goal.measurable, entry: null, words: said };
  const measurable = progressed(goal, progress, now);
  if (isRefused(measurable)) return measurable;
  const entry = recorded(goal, measurable, progress, now);
  if (isRefused(entry)) return entry;
  return { measurable, entry: entry && { ...entry, source: "check-in" }, words: said };
}

/** A check-in with other words, until its period ends or its coach has seen it (product 25.18). */
export function corrected(
  goal: GoalCard,
  { seen, period }: { readonly seen: boolean; readonly period: Day },
  draft: Omit<DraftedWords, "period">,
  now: Now,
): Ruled<CheckInWords> {
  const no = refusalIn("weekly-check-in", goalStateOf(goal, now));
  if (no) return no;
  if (seen) return refuse("check-in.seen");
  if (periodAt(goal.rhythms, now.today)?.from !== period) return refuse("check-in.over");
  return saidIn(goal, { ...draft, period });
}
