/** The categories that the form offers (product 3.6). Others may be stored, so category is text everywhere else. */
export const offeredCategories = ["Career", "Productivity", "Skills"] as const;

/** The group of goals without a category (product 3.6). */
const UNCATEGORIZED = "Uncategorized";

/** The name under which a goal's category is shown and grouped. */
export function categoryName(category: string): string {
  return category.trim() === "" ? UNCATEGORIZED : category;
}
