import { limits } from "./limits.ts";

/** How often one person may write something in a time, which begins with the first write of it. */
export interface WriteCap {
  readonly most: number;
  /** Milliseconds. */
  readonly time: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is counted of each person, and how much of it they may (product 21.9). */
export const writeCaps = {
  progress: { most: limits.progressPerDay, time: DAY },
  import: { most: limits.importLinesPerDay, time: DAY },
  "check-in": { most: limits.checkInsPerDay, time: DAY },
  goal: { most: limits.goalsPerDay, time: DAY },
  "goal-change": { most: limits.goalChangesPerDay, time: DAY },
  plan: { most: limits.plansPerDay, time: DAY },
  note: { most: limits.notesPerHour, time: HOUR },
  "private-note": { most: limits.privateNotesPerHour, time: HOUR },
  "coaching-end": { most: limits.coachingEndsPerHour, time: HOUR },
  invitation: { most: limits.invitationsPerHour, time: HOUR },
  share: { most: limits.sharesPerHour, time: HOUR },
  milestone: { most: limits.milestonesPerDay, time: DAY },
  settings: { most: limits.settingsPerDay, time: DAY },
  "sign-in": { most: limits.signInsPerDay, time: DAY },
  bearer: { most: limits.bearersPerMinute, time: MINUTE },
  "access-token": { most: limits.accessTokensPerDay, time: DAY },
  announcement: { most: limits.announcementsPerDay, time: DAY },
  "colleague-invitation": { most: limits.colleaguesPerDay, time: DAY },
  "user-export": { most: limits.userExportsPerDay, time: DAY },
  admin: { most: limits.adminActionsPerDay, time: DAY },
} as const satisfies Record<string, WriteCap>;

export type CappedWrite = keyof typeof writeCaps;
