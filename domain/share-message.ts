import type { GoalCard } from "./goal.ts";

/** What a person may share about a goal that they have completed: a text to begin with. */
export function completionMessage({ description }: Pick<GoalCard, "description">): string {
  return `I reached a goal that I had set myself: “${description}”. One stone on another, and it stands.`;
}
