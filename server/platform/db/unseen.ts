/**
 * SQL for a parameter whose value the planner does not see. Where it sees one, of a range or of a person who has more than
 * others, another plan may look cheaper each time, and then each execution is planned: that took three times as long as the
 * reading.
 */
export const unseen = (parameter: `$${number}`): string => `(select ${parameter})`;
