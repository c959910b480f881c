import type { Day, Now } from "./day.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import type { GoalCard } from "./goal.ts";
import { isMeasured, percentage } from "./progress.ts";
import { words } from "./progress.words.ts";
import { refuse, type Ruled } from "./refusal.ts";

export interface Milestone {
  readonly title: string;
  /** Whole percent, 0 to 100. */
  readonly percent: number;
  /** By the flag (product 10.8). */
  readonly completed: boolean;
  /** In the owner's zone. */
  readonly day: Day;
}

export interface MilestoneWish {
  readonly title: string;
  readonly withName: boolean;
}

// Direction marks could reorder a neighbor's text.
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// Draws nothing visible: fillers, joiners and Braille's empty cell.
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A title on one line without direction marks; "" if invisible (product 30.2). */
export function milestoneTitle(typed: string): string {
  if (UNSEEN.test(typed)) return "";
  return typed
    .replaceAll(DIRECTIONS, "")
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** The goal's public page; refused if closed, gone or without a visible title (product 30.1, 30.2). */
export function milestoneOf(
  goal: GoalCard,
  { title: typed }: Pick<MilestoneWish, "title">,
  now: Now,
): Ruled<Milestone> {
  const refused = refusalIn("milestone", goalStateOf(goal, now));
  if (refused !== null) return refused;
  if (!isMeasured(goal, now)) return refuse("progress.unknown-type");
  const title = milestoneTitle(typed);
  if (title === "") return refuse("milestone.title-missing", "title");
  return { title, percent: percentage(goal, now), completed: goal.completed, day: now.today };
}

/** Progress on the page: 'Completed', or '64% of the way'. */
export function milestoneWords({
  percent,
  completed,
}: Pick<Milestone, "percent" | "completed">): string {
  return completed ? words.completed : words.ofTheWay(percent);
}
