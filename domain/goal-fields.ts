import * as limits from "./limits.ts";

interface DeclaredField {
  readonly kind: "text" | "measure" | "day";
  /** What a timeline, mail and the goal in full call it. */
  readonly name: string;
  /** Of a text, in characters once it is trimmed. */
  readonly limit?: number;
  /** False where it is read with the whole goal alone. */
  readonly onCard: boolean;
}

const short = { kind: "text", onCard: true } as const;
const long = { kind: "text", limit: limits.smartText, onCard: false } as const;

/** What the wizard asks for, in the order of its steps (product 3.8). The words of each step are in `web/goals/new-goal/step-words.ts`. */
export const goalFields = {
  description: { ...short, name: "Goal", limit: limits.description },
  category: { ...short, name: "Category", limit: limits.category },
  specific: { ...long, name: "Specific" },
  measurable: { kind: "measure", name: "Measurable", onCard: true },
  achievable: { ...long, name: "Achievable" },
  relevant: { ...long, name: "Relevant" },
  dueDate: { kind: "day", name: "Due date", onCard: true },
} as const satisfies Record<string, DeclaredField>;

type Fields = typeof goalFields;

export type GoalField = keyof Fields;
export const goalFieldNames = Object.keys(goalFields) as readonly GoalField[];

/** The name of a field that is a text. */
export type GoalText = {
  [F in GoalField]: Fields[F]["kind"] extends "text" ? F : never;
}[GoalField];

export function isGoalText(field: GoalField): field is GoalText {
  return goalFields[field].kind === "text";
}
export const goalTexts = goalFieldNames.filter(isGoalText);

/** The name of a text that no card shows. */
export type LongText = {
  [F in GoalText]: Fields[F]["onCard"] extends true ? never : F;
}[GoalText];

export const longTexts = goalTexts.filter((field): field is LongText => !goalFields[field].onCard);

/** What is made of each name, by the names and in their order. */
export function byName<Name extends string, T>(
  names: readonly Name[],
  of: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>;
}
