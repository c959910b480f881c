import type { Day } from "./day.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import { words } from "./measure.words.ts";
import type { Notation } from "./notation.ts";
import { numberInWords } from "./number-words.ts";

/** An amount of its target, done or not, or the day it was achieved. */
export type ValueKind = "amount" | "answer" | "day";

type OfKind<Kind extends ValueKind> = {
  [Type in MeasureType]: (typeof measures)[Type]["kind"] extends Kind ? Type : never;
}[MeasureType];

type CountedType = OfKind<"amount">;

export type CountedMeasure = {
  [Type in CountedType]: { type: Type; targetValue: number; currentValue: number; unit: string };
}[CountedType];

/** product 4.1; `currentValue` starts at 0, null or false */
export type Measure =
  | CountedMeasure
  | { type: OfKind<"answer">; targetValue: null; currentValue: boolean; unit: string }
  /** `currentValue`: the day it was achieved. */
  | { type: OfKind<"day">; targetValue: Day; currentValue: Day | null; unit: string };

export type MeasureType = keyof typeof measures;
export type MeasureValue = Measure["currentValue"];

interface InUnit {
  readonly type: string;
  readonly unit: string;
}

interface Amount extends InUnit {
  readonly targetValue: number;
  readonly currentValue: number;
}

interface Declared {
  readonly kind: ValueKind;
  /** Null if the owner chooses it. */
  readonly unit: string | null;
}

interface DeclaredAmount extends Declared {
  readonly kind: "amount";
  readonly inWords: (measure: Amount, notation: Notation) => string;
}

/** In wizard order; inputs are in `measure-draft.ts`. */
export const measures = {
  Numeric: { kind: "amount", unit: null, inWords: ofTarget },
  Date: { kind: "day", unit: "" },
  DailyStreak: {
    kind: "amount",
    unit: "days",
    inWords: (measure, notation) =>
      measure.currentValue === 0
        ? ofTarget(measure, notation)
        : words.dayOfTarget(ofTarget(measure, notation, "")),
  },
  Boolean: { kind: "answer", unit: "" },
} as const satisfies Record<string, (Declared & { kind: "answer" | "day" }) | DeclaredAmount>;

export const measureTypes = Object.keys(measures) as readonly MeasureType[];

export const countedTypes = measureTypes.filter(
  (type): type is CountedType => measures[type].kind === "amount",
);

/** A streak's unit in words; another as the person wrote it. */
export function unitInWords({ type, unit }: InUnit): string {
  return type === "DailyStreak" ? words.days : unit;
}

/** "3 of 5 new connections" */
export function ofTarget(
  measure: Amount,
  notation: Notation,
  unit: string = unitInWords(measure),
): string {
  const amounts = words.ofTarget(
    numberInWords(measure.currentValue, notation),
    numberInWords(measure.targetValue, notation),
  );
  return `${amounts} ${bidiIsolated(unit)}`.trimEnd();
}

/** The measure type of a name; undefined if unknown. */
export function measureTypeOf(name: string): MeasureType | undefined {
  return measureTypes.find((type) => type === name);
}

type Parts = Pick<Measure, "targetValue" | "currentValue">;

const isWhole: Readonly<Record<ValueKind, (measure: Parts) => boolean>> = {
  amount: ({ targetValue, currentValue }) =>
    Number.isFinite(targetValue) && Number.isFinite(currentValue),
  answer: ({ currentValue }) => typeof currentValue === "boolean",
  day: ({ targetValue }) => typeof targetValue === "string",
};

/** True if the measure is complete and of a type that this version knows. */
export function isKnownMeasure(measure: Measure | null | undefined): measure is Measure {
  if (measure === null || measure === undefined) return false;
  const type = measureTypeOf(measure.type);
  return type !== undefined && isWhole[measures[type].kind](measure);
}

/** True if a measure counts an amount toward a target. */
export function isCounted(measure: Measure): measure is CountedMeasure {
  return isKnownMeasure(measure) && measures[measure.type].kind === "amount";
}
