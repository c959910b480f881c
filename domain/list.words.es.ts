import type { Words } from "./language.ts";
import type { words as english } from "./list.words.ts";

/** "Ana, Beto y Carla", "Ana e Inés", "Noor e Yvonne", "uno u otro" */
function listed(
  items: readonly string[],
  [last, beforeSameSound]: readonly [string, string],
  sameSound: RegExp,
): string {
  const [end = "", ...others] = items.toReversed();
  if (others.length === 0) return end;
  const word = sameSound.test(end) ? beforeSameSound : last;
  return `${others.toReversed().join(", ")}${word}${end}`;
}

export const words = {
  and: (items) =>
    listed(items, [" y ", " e "], /^[^\p{L}\p{N}]*(?:h?[ií](?![aáeéoóuú])|y(?![aáeéiíoóuú]))/iu),
  or: (items) => listed(items, [" o ", " u "], /^[^\p{L}\p{N}]*h?[oó]/iu),
  labelled: (label, value) => `${label}: ${value}`,
} satisfies Words<typeof english>;
