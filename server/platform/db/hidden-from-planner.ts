/**
 * SQL that hides a parameter's value from the planner. Values that look much
 * cheaper than average make it replan at each execution. That took three times as long as the read.
 */
export const hiddenFromPlanner = (parameter: `$${number}`): string => `(select ${parameter})`;

/**
 * SQL for a row limit hidden from the planner, so that it reads in index order.
 * Otherwise it may sort all rows, even 50,000.
 */
export const limitHiddenFromPlanner = (most: number): string => `(select ${most})`;
