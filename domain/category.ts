import { words } from "./category.words.ts";

/** Offered by the form (product 3.6); others may be stored, so category is text elsewhere. */
export const offeredCategories = ["Career", "Productivity", "Skills"] as const;

/** The display name of a category (product 3.6). */
export function categoryName(category: string): string {
  return category.trim() === "" ? words.uncategorized : category;
}
