import { expect, test } from "vitest";
import { arabicPlural, frenchPlural, plural, type ArabicForms } from "./plural.ts";

const numbers = [...Array(250).keys(), 1_000, 1_001, 1_003, 1_011, 1_100];
const forms: ArabicForms<string> = {
  zero: "zero",
  one: "one",
  two: "two",
  few: "few",
  many: "many",
  other: "other",
};

test.each([
  ["de", (count: number) => plural(count, "one", "other")],
  ["es", (count: number) => plural(count, "one", "other")],
  ["fr", (count: number) => frenchPlural(count, "one", "other")],
  ["ar", (count: number) => arabicPlural(count, forms)],
])("each count in %s has the form that the language's own rule names", (language, formOf) => {
  const rules = new Intl.PluralRules(language);
  expect(numbers.map(formOf)).toEqual(numbers.map((count) => rules.select(count)));
});
