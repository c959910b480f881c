import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quoteIndexKey } from "#domain/quote.ts";
import { quotes } from "#domain/quotes.ts";
import { takeQuote } from "./shown-quote.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal("window", { localStorage });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("each show takes the next quote, and the last is followed by the first", async () => {
  for (const quote of [...quotes, quotes[0]]) expect(await takeQuote()).toBe(quote);
  expect(kept.get(quoteIndexKey)).toBe("1");
});

test.each(["50", "-1", "1.5", "x", ""])("a stored index of %j begins again", async (index) => {
  kept.set(quoteIndexKey, index);
  expect(await takeQuote()).toBe(quotes[0]);
  expect(kept.get(quoteIndexKey)).toBe("1");
});
