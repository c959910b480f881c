import { words } from "./category.words.ts";

/** Offered by the form (product 3.6); others may be stored, so category is text elsewhere. */
export const offeredCategories = ["Career", "Productivity", "Skills"] as const;

/** By which goals are grouped, also on the wire (product 3.6). */
export function categoryGroup(category: string): string {
  return category.trim() === "" ? "Uncategorized" : category;
}

/** The display name of a category or a group; a person's own as it is (product 3.6). */
export function categoryName(category: string): string {
  const group = categoryGroup(category);
  const { names } = words;
  return Object.hasOwn(names, group) ? names[group as keyof typeof names] : group;
}
