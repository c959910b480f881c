/** product 12.10; "completed" includes goals at 100 percent that are not marked yet */
export const coachFilters = ["all", "needs-attention", "recent-notes", "completed"] as const;
export type CoachFilter = (typeof coachFilters)[number];

export const coachSorts = ["progress", "due-date", "last-updated", "alphabetical"] as const;
export type CoachSort = (typeof coachSorts)[number];

/** product 26.7 */
export const coachGroupings = ["person", "none"] as const;
export type CoachGrouping = (typeof coachGroupings)[number];

export interface CoachChoice {
  readonly filter: CoachFilter;
  readonly sort: CoachSort;
}

/** product 12.10 */
export const firstChoice: CoachChoice = { filter: "all", sort: "due-date" };
