import { plainNotation, type Notation } from "./notation.ts";

/** For tests: notations that differ from the plain one in each way, by the name of a language that has it. */
export const notations = {
  "en-US": plainNotation,
  "en-GB": { ...plainNotation, order: "dmy", firstWeekday: 1 },
  "en-IN": { ...plainNotation, order: "dmy", groupSize: 2 },
  "ja-JP": { ...plainNotation, order: "ymd" },
  "de-DE": { ...plainNotation, order: "dmy", decimal: ",", group: ".", firstWeekday: 1 },
  "de-CH": { ...plainNotation, order: "dmy", group: "’", firstWeekday: 1 },
  "fr-FR": { ...plainNotation, order: "dmy", decimal: ",", group: "\u202f", firstWeekday: 1 },
  "fr-CH": { ...plainNotation, order: "dmy", decimal: ",", group: "'", firstWeekday: 1 },
  "es-ES": {
    ...plainNotation,
    order: "dmy",
    decimal: ",",
    group: ".",
    groupedFrom: 10_000,
    firstWeekday: 1,
  },
} as const satisfies Readonly<Record<string, Notation>>;
