/** What a goal's timeline is filtered by (product 4.32). */
export const timelineKinds = ["progress", "note", "check-in", "change"] as const;
export type TimelineKind = (typeof timelineKinds)[number];
