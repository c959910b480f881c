/** The categories that the form offers (spec 3). Others may be stored, so category is text everywhere else. */
export const offeredCategories = ["Career", "Productivity", "Skills"] as const;

/** The group of goals without a category (spec 3). */
const UNCATEGORIZED = "Uncategorized";

/** The name under which a goal's category is shown and grouped. */
export function categoryName(category: string): string {
  return category.trim() === "" ? UNCATEGORIZED : category;
}
