import { nextQuoteIndex, quoteIndexKey, storedQuoteIndex, type Quote } from "#domain/quote.ts";
import { store, readStored } from "#web/client/browser-storage.ts";

/** The quote whose turn it is; the next show takes the next (product 13.10). */
export async function takeQuote(): Promise<Quote> {
  const { quotes } = await import("#domain/quotes.ts");
  const index = storedQuoteIndex(readStored("localStorage", quoteIndexKey), quotes.length);
  store("localStorage", quoteIndexKey, String(nextQuoteIndex(index, quotes.length)));
  const quote = quotes[index];
  if (quote === undefined) throw new Error("There are no quotes.");
  return quote;
}
