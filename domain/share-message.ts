import { completionMessage } from "./celebration.ts";
import type { Now } from "./day.ts";
import { dayInWords } from "./day-words.ts";
import type { GoalCard } from "./goal.ts";
import { isCounted, unitInWords, type Measure } from "./measure.ts";
import { amountInWords, measureInWords } from "./measure-words.ts";
import type { Notation } from "./notation.ts";
import { isMeasured, isPastDue, percentage, sum } from "./progress.ts";
import { words } from "./share-message.words.ts";

/** The default share text for an active goal. */
export function progressMessage(goal: GoalCard, now: Now, notation: Notation): string {
  const way = words.workingOn(goal.description);
  return isMeasured(goal, now)
    ? `${way} ${standing(goal, now, notation)} ${next(goal, now, notation)}`
    : way;
}

/** The default share text of a goal, completed by the flag. */
export function goalMessage(goal: GoalCard, now: Now, notation: Notation): string {
  return goal.completed ? completionMessage(goal) : progressMessage(goal, now, notation);
}

/** The message to a wanted coach, with the invitation link once there is one. */
export function invitationMessage(
  { description }: Pick<GoalCard, "description">,
  link: string | null,
  typed: string | null,
): string {
  return withAddress(typed ?? words.askCoach(description), link);
}

/** A text to share with the page's address beneath (product 30.7). */
export function withAddress(text: string, address: string | null): string {
  return address === null ? text : `${text}\n\n${address}`;
}

function standing(goal: GoalCard, now: Now, notation: Notation): string {
  const percent = percentage(goal, now);
  if (percent >= 100) return words.wholeWay;
  if (percent === 0) return words.atBeginning;
  const { measurable } = goal;
  if (measurable.type === "Date")
    return words.onTheWayTo(percent, dayInWords(measurable.targetValue, notation));
  return words.onTheWay(percent, measureInWords(measurable, notation));
}

function next(goal: GoalCard, now: Now, notation: Notation): string {
  if (percentage(goal, now) >= 100) return words.callComplete;
  // A missed date is private.
  const due = isPastDue(goal, now) ? null : dayInWords(goal.dueDate, notation);
  return words.aim(aim(goal.measurable, notation), due);
}

function aim(measure: Measure, notation: Notation): string {
  const left = isCounted(measure) ? sum(measure.targetValue, -measure.currentValue) : 0;
  if (!isCounted(measure) || left <= 0) return words.getThere;
  const unit = measure.currentValue === 0 ? unitInWords(measure) : words.more;
  return words.toGo(amountInWords(left, unit, notation));
}
