export interface Quote {
  readonly quote: string;
  /** For scripture without a known author, the book. */
  readonly author: string;
  /** Work, place in it, translator. */
  readonly source: string;
}

/** Local-storage key. */
export const quoteIndexKey = "cairn_quote_index";

const wholeNumber = /^(?:0|[1-9]\d*)$/;

/** The stored index; 0 if missing or invalid (product 13.10). */
export function storedQuoteIndex(stored: string | null, length: number): number {
  if (stored === null || !wholeNumber.test(stored)) return 0;
  const index = Number(stored);
  return index < length ? index : 0;
}

/** The index to store after showing `index`; wraps around. */
export function nextQuoteIndex(index: number, length: number): number {
  return (index + 1) % length;
}
