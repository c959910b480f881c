/** A saying on the splash, with what a reader needs to look it up. */
export interface Quote {
  readonly quote: string;
  /** The person; for scripture without a known author, the book. */
  readonly author: string;
  /** The work and the place in it, with the translator of a translated work. */
  readonly source: string;
}

/** Where the browser keeps the index of the quote to show next. */
export const quoteIndexKey = "cairn_quote_index";

const wholeNumber = /^(?:0|[1-9]\d*)$/;

/**
 * The index to show now, from the stored text.
 * Valid only as a whole number from 0 to length - 1; missing or invalid counts as 0 (product 13.10).
 */
export function storedQuoteIndex(stored: string | null, length: number): number {
  if (stored === null || !wholeNumber.test(stored)) return 0;
  const index = Number(stored);
  return index < length ? index : 0;
}

/** The index to store after showing `index`, wrapping around a list of `length` (at least 1). */
export function nextQuoteIndex(index: number, length: number): number {
  return (index + 1) % length;
}
