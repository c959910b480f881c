import { sourceLanguage, type Language } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plainNotation, type Notation } from "#domain/notation.ts";
import { currentLanguage, inLanguage } from "#server/platform/language.ts";
import { currentNotation } from "#server/platform/notation.ts";

/** Other subtags don't change the notation. */
const TAG = /^ *([a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?) *($|[-;])/;

const orders: Readonly<Record<string, Notation["order"]>> = {
  year: "ymd",
  month: "mdy",
  day: "dmy",
};

function orderIn(locale: string): Notation["order"] {
  const date = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
  const parts = new Intl.DateTimeFormat(locale, date).formatToParts(0);
  return parts.flatMap(({ type }) => orders[type] ?? [])[0] ?? plainNotation.order;
}

/** Marks that can be typed; other languages get plain numbers. */
const MARKS = /^[.,'’\u00a0\u202f]{2}$/;

function numbersIn(locale: string): Omit<Notation, "order" | "firstWeekday"> {
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(12_345_678.5);
  const valueOf = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? "";
  const [decimal, group] = [valueOf("decimal"), valueOf("group")];
  if (!MARKS.test(decimal + group)) return plainNotation;
  const isGrouped = (number: number) => format.formatToParts(number).length > 1;
  return {
    decimal: decimal === "," ? "," : ".",
    group,
    groupSize: parts.filter(({ type }) => type === "integer").at(-2)?.value.length === 2 ? 2 : 3,
    groupedFrom: [1_000, 10_000].find(isGrouped) ?? 100_000,
  };
}

function notationOf(tag: string): Notation {
  const locale = `${tag}-u-ca-gregory-nu-latn`;
  const { firstDay } = new Intl.Locale(locale).getWeekInfo();
  return { ...numbersIn(locale), order: orderIn(locale), firstWeekday: firstDay };
}

// `Intl` formats are slow. Bounded: strangers may ask for any region.
const kept = new Map<string, Notation>();

function keptNotation(tag: string): Notation | null {
  if (!kept.has(tag) && Intl.NumberFormat.supportedLocalesOf(tag).length === 0) return null;
  const notation = kept.get(tag) ?? notationOf(tag);
  kept.delete(tag);
  kept.set(tag, notation);
  const oldest = kept.keys().next();
  if (kept.size > limits.notationsKept && oldest.done === false) kept.delete(oldest.value);
  return notation;
}

/** A region's notation of the language that is read; beside English that of any language (product 1.11). */
export function acceptedNotation(
  header: string | null,
  language: Language = currentLanguage(),
): Notation {
  const accepted = (header ?? "").slice(0, limits.languagesRead).toLowerCase().split(",");
  for (const one of accepted) {
    const tag = TAG.exec(one)?.[1];
    const isOwn = language === sourceLanguage || tag?.split("-")[0] === language;
    const notation = tag === undefined || !isOwn ? null : keptNotation(tag);
    if (notation !== null) return notation;
  }
  return inLanguage(language, currentNotation);
}
