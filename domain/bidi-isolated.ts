// Right-to-left letters and direction marks.
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A person's words, isolated if right to left, so that they do not reorder ours (product 1.12). */
export function bidiIsolated(words: string): string {
  return TURNS.test(words) ? `\u2068${words.replaceAll(MARKS, "")}\u2069` : words;
}
