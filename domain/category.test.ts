import { expect, test } from "vitest";
import { categoryGroup, categoryName, offeredCategories } from "./category.ts";
import { words } from "./category.words.ts";

test("the form offers three categories (product 3.6)", () => {
  expect(offeredCategories).toEqual(["Career", "Productivity", "Skills"]);
});

test.each([
  ["Career", "Career"],
  ["Health", "Health"],
  ["constructor", "constructor"],
  ["", "Uncategorized"],
  [" \t", "Uncategorized"],
])("goals of category %j are grouped and shown as %s (product 3.6)", (category, name) => {
  expect(categoryGroup(category)).toBe(name);
  expect(categoryName(category)).toBe(name);
});

test("each offered category has words", () => {
  for (const category of offeredCategories) expect(Object.keys(words.names)).toContain(category);
});
