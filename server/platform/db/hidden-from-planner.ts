/**
 * SQL for a parameter whose value the planner does not see. Where it sees one, of a range or of a person who has more than
 * others, another plan may look cheaper each time, and then each execution is planned: that took three times as long as the
 * reading.
 */
export const hiddenFromPlanner = (parameter: `$${number}`): string => `(select ${parameter})`;

/**
 * SQL for how many rows are read at most, which the planner does not see: it then reads them in the order of an index. Where
 * it sees more of them than it guesses that there are, it reads and sorts all, of a goal with 50,000 entries too.
 */
export const limitHiddenFromPlanner = (most: number): string => `(select ${most})`;
