import type { Need, NeedKind, NeedOfCheckIn, WaitingGoal, WaitingPerson } from "./needs-you.ts";
import type { Health } from "./weekly-check-in.ts";

/** product 26.4 */
export type NeedPress = "note" | "confirm" | "nudge" | "acknowledge" | "answer" | "open" | "praise";

export const pressOf: Readonly<Record<NeedKind, NeedPress>> = {
  help: "note",
  "says-done": "confirm",
  "missed-more": "nudge",
  "missed-one": "nudge",
  "off-track": "acknowledge",
  unseen: "acknowledge",
  reply: "answer",
  due: "open",
  comeback: "praise",
};

/** What the button of a waiting goal acknowledges; null for another button. */
function acknowledgedOf({ needs: [need] }: WaitingGoal) {
  if (need === undefined || !("checkInId" in need)) return null;
  return pressOf[need.kind] === "acknowledge" ? need : null;
}

/** A person's goals in rows: those whose check-ins say the same are one (product 26.4). */
export function waitingRows(goals: readonly WaitingGoal[]): readonly (readonly WaitingGoal[])[] {
  const subject = (goal: WaitingGoal) => acknowledgedOf(goal)?.health ?? goal.goalId;
  return [...Map.groupBy(goals, subject).values()];
}

export interface ShownCheckIn {
  readonly goalId: string;
  readonly need: Need & NeedOfCheckIn;
}

/** Check-ins that the buttons of goals acknowledge; of one health, or of each. */
export function acknowledgeable(
  goals: readonly WaitingGoal[],
  health?: Health,
): readonly ShownCheckIn[] {
  return goals.flatMap((goal) => {
    const need = acknowledgedOf(goal);
    if (need === null || (health !== undefined && need.health !== health)) return [];
    return [{ goalId: goal.goalId, need }];
  });
}

/** On-track check-ins on the screen (product 26.4). */
export function shownOnTrack(people: readonly WaitingPerson[]): readonly ShownCheckIn[] {
  return people.flatMap(({ goals }) => acknowledgeable(goals, "on-track"));
}
