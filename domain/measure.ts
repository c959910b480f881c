import type { Day } from "./day.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import type { Notation } from "./notation.ts";
import { numberInWords } from "./number-words.ts";

/** What a value is: an amount of its target, done or not, or the day on which the goal was achieved. */
export type ValueKind = "amount" | "answer" | "day";

type OfKind<Kind extends ValueKind> = {
  [Type in MeasureType]: (typeof measures)[Type]["kind"] extends Kind ? Type : never;
}[MeasureType];

type CountedType = OfKind<"amount">;

/** A measure whose value is an amount of its target. */
export type CountedMeasure = {
  [Type in CountedType]: { type: Type; targetValue: number; currentValue: number; unit: string };
}[CountedType];

/** How a goal is counted (product 4.1). `currentValue` starts at 0, null or false. */
export type Measure =
  | CountedMeasure
  | { type: OfKind<"answer">; targetValue: null; currentValue: boolean; unit: string }
  /** `currentValue` is the day on which it was achieved, once it is. */
  | { type: OfKind<"day">; targetValue: Day; currentValue: Day | null; unit: string };

export type MeasureType = keyof typeof measures;
export type MeasureValue = Measure["currentValue"];

interface Amount {
  readonly targetValue: number;
  readonly currentValue: number;
  readonly unit: string;
}

interface Declared {
  readonly kind: ValueKind;
  /** Null where the owner chooses it. */
  readonly unit: string | null;
}

interface DeclaredAmount extends Declared {
  readonly kind: "amount";
  readonly inWords: (measure: Amount, notation: Notation) => string;
}

/** Each measure type, in the order in which the wizard offers them; what it asks for is in `measure-draft.ts`. */
export const measures = {
  Numeric: { kind: "amount", unit: null, inWords: ofTarget },
  Date: { kind: "day", unit: "" },
  DailyStreak: {
    kind: "amount",
    unit: "days",
    inWords: (measure, notation) =>
      measure.currentValue === 0
        ? ofTarget(measure, notation)
        : `Day ${ofTarget({ ...measure, unit: "" }, notation)}`,
  },
  Boolean: { kind: "answer", unit: "" },
} as const satisfies Record<string, (Declared & { kind: "answer" | "day" }) | DeclaredAmount>;

export const measureTypes = Object.keys(measures) as readonly MeasureType[];

export const countedTypes = measureTypes.filter(
  (type): type is CountedType => measures[type].kind === "amount",
);

/** "3 of 5 new connections" */
export function ofTarget({ currentValue, targetValue, unit }: Amount, notation: Notation): string {
  const amounts = `${numberInWords(currentValue, notation)} of ${numberInWords(targetValue, notation)}`;
  return `${amounts} ${bidiIsolated(unit)}`.trimEnd();
}

/** The type that a name stands for; undefined where it stands for none. */
export function measureTypeOf(name: string): MeasureType | undefined {
  return measureTypes.find((type) => type === name);
}

/** Said of a measure that this version does not know. */
export const UNKNOWN_TYPE = "Unknown type";

type Parts = Pick<Measure, "targetValue" | "currentValue">;

/** Whether a measure has all its parts. */
const isWhole: Readonly<Record<ValueKind, (measure: Parts) => boolean>> = {
  amount: ({ targetValue, currentValue }) =>
    Number.isFinite(targetValue) && Number.isFinite(currentValue),
  answer: ({ currentValue }) => typeof currentValue === "boolean",
  day: ({ targetValue }) => typeof targetValue === "string",
};

/**
 * Whether a measure has a type of this version, with all its parts. Of one that a later version or a broken row has left
 * nothing true can be said.
 */
export function isKnownMeasure(measure: Measure | null | undefined): measure is Measure {
  if (measure === null || measure === undefined) return false;
  const type = measureTypeOf(measure.type);
  return type !== undefined && isWhole[measures[type].kind](measure);
}

/** True where a measure counts an amount towards a target. */
export function isCounted(measure: Measure): measure is CountedMeasure {
  return isKnownMeasure(measure) && measures[measure.type].kind === "amount";
}
