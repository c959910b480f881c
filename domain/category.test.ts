import { expect, test } from "vitest";
import { categoryName, offeredCategories } from "./category.ts";

test("the form offers three categories (product 3.6)", () => {
  expect(offeredCategories).toEqual(["Career", "Productivity", "Skills"]);
});

test.each([
  ["Career", "Career"],
  ["Health", "Health"],
  ["", "Uncategorized"],
  [" \t", "Uncategorized"],
])("goals of category %j are grouped as %s (product 3.6)", (category, name) => {
  expect(categoryName(category)).toBe(name);
});
