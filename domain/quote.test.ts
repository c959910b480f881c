import { describe, expect, test } from "vitest";
import { nextQuoteIndex, quoteIndexKey, storedQuoteIndex } from "./quote.ts";
import { quotes } from "./quotes.ts";

test("the index key has the product's name (product 13.10)", () => {
  expect(quoteIndexKey).toBe("cairn_quote_index");
});

describe("the stored index", () => {
  test.each([
    ["0", 0],
    ["49", 49],
  ])("%j is shown as it is", (stored, index) => {
    expect(storedQuoteIndex(stored, 50)).toBe(index);
  });

  test.each([
    [null],
    ["50"],
    ["-0"],
    [""],
    ["1\n"],
    ["1.5"],
    ["1e0"],
    ["01"],
    ["١"],
    ["9007199254740993"],
  ])("%j resets to 0", (stored) => {
    // toBe tells -0 from 0
    expect(storedQuoteIndex(stored, 50)).toBe(0);
  });

  test.each([
    ["1", 1, 0],
    ["2", 2, 0],
    ["0", 0, 0],
  ])("%j in a list of %i gives %i", (stored, length, index) => {
    expect(storedQuoteIndex(stored, length)).toBe(index);
  });
});

describe("the next index", () => {
  test.each([
    [48, 50, 49],
    [49, 50, 0],
  ])("after %i of %i comes %i", (index, length, next) => {
    expect(nextQuoteIndex(index, length)).toBe(next);
  });

  test("fifty shows from a fresh browser show every quote once, then begin again", () => {
    let stored: string | null = null;
    const shown = quotes.map(() => {
      const index = storedQuoteIndex(stored, quotes.length);
      stored = String(nextQuoteIndex(index, quotes.length));
      return index;
    });
    expect(shown).toEqual([...quotes.keys()]);
    expect(stored).toBe("0");
  });
});

describe("the list", () => {
  test("holds 50 quotes, none twice", () => {
    expect(quotes).toHaveLength(50);
    const words = quotes.map(({ quote }) => quote.toLowerCase().replace(/[^\p{L}\d]+/gu, " "));
    expect(new Set(words).size).toBe(50);
  });

  test.each(quotes)("$author: $quote", ({ quote, author, source }) => {
    // 140 characters can be read in the splash's 5 seconds
    expect(quote.length).toBeLessThanOrEqual(140);
    for (const text of [quote, author, source]) {
      expect(text).toMatch(/^\S(?:.*\S)?$/u);
      expect(text).not.toMatch(/ {2}|["'`]|[\t\n]/u);
    }
    expect(source).not.toBe(author);
    // every source names a place that can be looked up: a year, a chapter, a line, or a translator
    expect(source).toMatch(/\d|“|chapter|tr\. /u);
  });

  test("no author fills the list: at most 3 quotes each, never two in a row", () => {
    const count = new Map<string, number>();
    for (const { author } of quotes) count.set(author, (count.get(author) ?? 0) + 1);
    expect(Math.max(...count.values())).toBeLessThanOrEqual(3);
    const neighbours = quotes.filter((one, at) => one.author === quotes[at - 1]?.author);
    expect(neighbours).toEqual([]);
  });
});
