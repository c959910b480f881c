import type { CoachFeedback } from "#domain/insight.ts";

// The notes of coaches come with coaching; until then there are none to be read.
export const noFeedback: readonly CoachFeedback[] = [];
export const noUnread: ReadonlySet<string> = new Set();
