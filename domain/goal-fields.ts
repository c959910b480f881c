import * as limits from "./limits.ts";

interface DeclaredField {
  readonly kind: "text" | "measure" | "day";
  /** In characters after trimming. */
  readonly limit?: number;
  /** False if loaded only with the whole goal. */
  readonly onCard: boolean;
}

const short = { kind: "text", onCard: true } as const;
const long = { kind: "text", limit: limits.smartText, onCard: false } as const;

/** In wizard order (product 3.8); named in `goal.words.ts`, asked in `new-goal.words.ts`. */
export const goalFields = {
  description: { ...short, limit: limits.description },
  category: { ...short, limit: limits.category },
  specific: long,
  measurable: { kind: "measure", onCard: true },
  achievable: long,
  relevant: long,
  dueDate: { kind: "day", onCard: true },
} as const satisfies Record<string, DeclaredField>;

type Fields = typeof goalFields;

export type GoalField = keyof Fields;
export const goalFieldNames = Object.keys(goalFields) as readonly GoalField[];

export type GoalText = {
  [F in GoalField]: Fields[F]["kind"] extends "text" ? F : never;
}[GoalField];

export function isGoalText(field: GoalField): field is GoalText {
  return goalFields[field].kind === "text";
}
export const goalTexts = goalFieldNames.filter(isGoalText);

export type LongText = {
  [F in GoalText]: Fields[F]["onCard"] extends true ? never : F;
}[GoalText];

export const longTexts = goalTexts.filter((field): field is LongText => !goalFields[field].onCard);

/** A record by name, in the names' order. */
export function recordOf<Name extends string, T>(
  names: readonly Name[],
  of: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>;
}
