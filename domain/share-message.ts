import { completionMessage } from "./celebration.ts";
import type { Now } from "./day.ts";
import { dayInWords } from "./day-words.ts";
import type { GoalCard } from "./goal.ts";
import { isCounted, type Measure } from "./measure.ts";
import { amountInWords, measureInWords } from "./measure-words.ts";
import type { Notation } from "./notation.ts";
import { isMeasured, isPastDue, percentage, sum } from "./progress.ts";

/** product 10.4 */
export const fallbackMessage =
  "I'm working on my goals! One step after another, and every one of them counts.";

/** The default share text for an active goal. */
export function progressMessage(goal: GoalCard, now: Now, notation: Notation): string {
  const way = `I am working on a goal that I set myself: “${goal.description}”.`;
  return isMeasured(goal, now)
    ? `${way} ${standing(goal, now, notation)} ${next(goal, now, notation)}`
    : way;
}

/** The default share text of a goal, completed by the flag. */
export function goalMessage(goal: GoalCard, now: Now, notation: Notation): string {
  return goal.completed ? completionMessage(goal) : progressMessage(goal, now, notation);
}

const ASKED =
  "I would be glad to have you as my accountability coach: somebody who looks in now and then, and tells me honestly how it goes.";

/** The message to a wanted coach, with the invitation link once there is one. */
export function invitationMessage(
  { description }: Pick<GoalCard, "description">,
  link: string | null,
  words: string | null,
): string {
  const said = words ?? `I have set myself a goal: “${description}”. ${ASKED}`;
  return withAddress(said, link);
}

/** Words to share with the page's address beneath (product 30.7). */
export function withAddress(words: string, address: string | null): string {
  return address === null ? words : `${words}\n\n${address}`;
}

function standing(goal: GoalCard, now: Now, notation: Notation): string {
  const percent = percentage(goal, now);
  if (percent >= 100) return "I have come the whole way: 100%.";
  if (percent === 0) return "I am at its beginning, 0% so far.";
  const { measurable } = goal;
  if (measurable.type === "Date")
    return `I am ${percent}% of the way to the day that I aim for, ${dayInWords(measurable.targetValue, notation)}.`;
  return `I am ${percent}% of the way: ${measureInWords(measurable, notation)}.`;
}

function next(goal: GoalCard, now: Now, notation: Notation): string {
  if (percentage(goal, now) >= 100) return "All that is left is to call it complete.";
  // A missed date is private.
  const by = isPastDue(goal, now) ? "" : ` by ${dayInWords(goal.dueDate, notation)}`;
  return `${aim(goal.measurable, notation)}${by}.`;
}

function aim(measure: Measure, notation: Notation): string {
  const left = isCounted(measure) ? sum(measure.targetValue, -measure.currentValue) : 0;
  if (!isCounted(measure) || left <= 0) return "I mean to get there";
  return `${amountInWords(left, measure.currentValue === 0 ? measure.unit : "more", notation)} to go`;
}
