import type { Day, Now } from "./day.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import type { GoalCard } from "./goal.ts";
import { isMeasured, percentage } from "./progress.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** What a goal's public page shows beside its owner's name (product 30.2). */
export interface Milestone {
  readonly title: string;
  /** Whole percent, 0 to 100. */
  readonly percent: number;
  /** Told as completed by the flag, as every message is (product 10.8). */
  readonly completed: boolean;
  /** When it stood so, in its owner's zone. */
  readonly day: Day;
}

/** What the owner chooses of it. */
export interface MilestoneWish {
  readonly title: string;
  readonly withName: boolean;
}

// They would turn a line around, also that of somebody else beside it.
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// Whatever of it is drawn leaves no mark: fillers and joiners, and Braille's empty cell.
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A title on one line, without marks that turn a line around; "" where none of it can be seen (product 30.2). */
export function milestoneTitle(typed: string): string {
  if (UNSEEN.test(typed)) return "";
  return typed
    .replaceAll(DIRECTIONS, "")
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/**
 * What the public page of a goal shows from now on, of a title of at most `limits.description`; refused of a goal that is
 * closed or gone, and where the title cannot be seen (product 30.1, 30.2).
 */
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

/** How far a goal is, as its page says it: 'Completed', or '64% of the way'. */
export function milestoneWords({
  percent,
  completed,
}: Pick<Milestone, "percent" | "completed">): string {
  return completed ? "Completed" : `${percent}% of the way`;
}
