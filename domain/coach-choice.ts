/** Which of the coached goals are shown (product 12.10). Completed ones are at 100 percent and not marked yet. */
export const coachFilters = ["all", "needs-attention", "recent-notes", "completed"] as const;
export type CoachFilter = (typeof coachFilters)[number];

/** The order of the coached goals; due date is the default (product 12.10). */
export const coachSorts = ["progress", "due-date", "last-updated", "alphabetical"] as const;
export type CoachSort = (typeof coachSorts)[number];

/** How a coach's goals stand together (product 26.7). */
export const coachGroupings = ["person", "none"] as const;
export type CoachGrouping = (typeof coachGroupings)[number];

/** What the coach has chosen to see. */
export interface CoachChoice {
  readonly filter: CoachFilter;
  readonly sort: CoachSort;
}

/** What they see unless told otherwise (product 12.10). */
export const firstChoice: CoachChoice = { filter: "all", sort: "due-date" };
