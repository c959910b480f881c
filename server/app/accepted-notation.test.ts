import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayInWords } from "#domain/day-words.ts";
import * as limits from "#domain/limits.ts";
import { plainNotation } from "#domain/notation.ts";
import { fieldText, typedNumber } from "#domain/typed-number.ts";
import { numberInWords } from "#domain/number-words.ts";
import { acceptedNotation } from "./accepted-notation.ts";

test.each([
  ["en-US", "Feb 1, 2027", "1,200.5", "12,345,678"],
  ["en-GB,en;q=0.9", "1 Feb 2027", "1,200.5", "12,345,678"],
  ["en-IN", "1 Feb 2027", "1,200.5", "1,23,45,678"],
  ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "1 Feb 2027", "1.200,5", "12.345.678"],
  ["fr-FR", "1 Feb 2027", "1\u202f200,5", "12\u202f345\u202f678"],
  ["es-ES", "1 Feb 2027", "1200,5", "12.345.678"],
  ["ja-JP", "2027 Feb 1", "1,200.5", "12,345,678"],
  ["fa-IR", "1 Feb 2027", "1,200.5", "12,345,678"],
])("to a browser that asks for %s days and numbers read %s, %s, %s", (header, day, ...numbers) => {
  const notation = acceptedNotation(header);
  const written = [1200.5, 12_345_678].map((number) => numberInWords(number, notation));
  expect([dayInWords("2027-02-01", notation), ...written]).toEqual([day, ...numbers]);
});

test.each([
  ["en-US", 7],
  ["en-GB", 1],
  ["ar-EG", 6],
  ["en-MV", 5],
  ["de-DE-u-fw-sun", 1],
])("to a browser that asks for %s drawn weeks begin on day %d", (header, firstWeekday) => {
  expect(acceptedNotation(header)).toMatchObject({ firstWeekday });
});

test.each([
  ["what is asked for first counts", "fr-FR, de-DE;q=0.9", "fr-FR"],
  ["what the runtime does not know is passed over", "xx-XX,qqq;q=0.9,de-DE;q=0.8", "de-DE"],
  ["what is no tag too", "*, d, deutsch, d\u00e9, ;q=1,, de_DE ,de-DE", "de-DE"],
  ["capitals do not count", "DE-de", "de-DE"],
  ["calendars, digits and variants are not asked for", "de-DE-1996-u-nu-arab-ca-buddhist", "de-DE"],
])("%s: %s", (_, header, same) => {
  expect(acceptedNotation(header)).toEqual(acceptedNotation(same));
  expect(acceptedNotation(same)).not.toEqual(plainNotation);
});

describe("a header that is none is answered in the plain notation (threats T71)", () => {
  test.each([
    ["none", null],
    ["anything", "*"],
    ["long, with a language only at its end", `${"x".repeat(10_000)},de-DE`],
    ["of nothing but unknown languages", "xx,".repeat(4_000)],
    ["with private and broken parts", "x-private,i-klingon,-de,d-e,de_DE,u-nu-latn"],
  ])("%s", (_, header) => {
    expect(acceptedNotation(header)).toEqual(plainNotation);
  });

  test("no header fails, whatever stands in it", () => {
    const pieces = ["de", "en", "-", "u", "nu", "ca", ",", ";", "q=0", "*", "\0", "é"];
    const parts = fc.constantFrom(...pieces);
    const headers = fc.oneof(
      fc.string(),
      fc.array(parts).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(headers, (header) => {
        expect(acceptedNotation(header)).toHaveProperty("order");
      }),
    );
  });
});

const letters = "abcdefghijklmnopqrstuvwxyz".split("");
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

test("of the languages that strangers name those asked for last are kept, no others (threats T71)", () => {
  const [mine, usual] = [acceptedNotation("de-AT"), acceptedNotation("fr-BE")];
  for (const region of pairs.slice(0, limits.notationsKept)) {
    acceptedNotation(`sv-${region}`);
    expect(acceptedNotation("fr-BE")).toBe(usual);
  }
  const again = acceptedNotation("de-AT");
  expect(again).not.toBe(mine);
  expect(again).toEqual(mine);
});

const known = (tags: readonly string[]) => Intl.NumberFormat.supportedLocalesOf([...tags]);
const regions = ["en-IN", "en-ZA", "de-AT", "de-CH", "es-MX", "fr-CA", "fr-CH", "it-CH", "pt-PT"];
const languages = [...known(regions), ...known(pairs)];

test("in every language of this runtime numbers are written as by Intl, and read back", () => {
  const numbers = [0, 0.5, 999, 1000, 1234.5, 9999, 10_000, 123_456.25, 999_999_999_999];
  for (const tag of languages) {
    const notation = acceptedNotation(tag);
    // Kashmiri's group separator can't be typed.
    const format = new Intl.NumberFormat(tag === "ks" ? "en-US" : `${tag}-u-nu-latn`);
    for (const number of numbers) {
      const words = numberInWords(number, notation);
      const typed = fieldText(String(number), notation);
      const read = [words, typed].map((text) => typedNumber(text, notation));
      expect([tag, words, ...read]).toEqual([tag, format.format(number), number, number]);
    }
  }
});
