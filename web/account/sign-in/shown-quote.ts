import { nextQuoteIndex, quoteIndexKey, storedQuoteIndex, type Quote } from "#domain/quote.ts";
import { store, readStored } from "#web/client/browser-storage.ts";

const LATE_MS = 3_000;

// product 13.10
export async function takeQuote(): Promise<Quote> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, LATE_MS, new Error("late"));
  });
  const { quotes } = await Promise.race([import("#domain/quotes.ts"), late]);
  const index = storedQuoteIndex(readStored("localStorage", quoteIndexKey), quotes.length);
  store("localStorage", quoteIndexKey, String(nextQuoteIndex(index, quotes.length)));
  const quote = quotes[index];
  if (quote === undefined) throw new Error("There are no quotes.");
  return quote;
}
