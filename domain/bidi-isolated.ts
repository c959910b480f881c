// Letters that are written from right to left, and the marks that turn a line around.
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Words of a person within a sentence of ours: set apart where they are written from right to left, so that they move nothing of
 * what stands around them (product 1.12). Elsewhere they stay as they are.
 */
export function bidiIsolated(words: string): string {
  return TURNS.test(words) ? `\u2068${words.replaceAll(MARKS, "")}\u2069` : words;
}
