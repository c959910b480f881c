import { DAY_MS } from "./day.ts";
import * as limits from "./limits.ts";

/** The window begins with the first write. */
export interface WriteCap {
  readonly most: number;
  /** Milliseconds. */
  readonly time: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** product 21.9 */
export const writeCaps = {
  progress: { most: limits.progressPerDay, time: DAY_MS },
  import: { most: limits.importLinesPerDay, time: DAY_MS },
  "check-in": { most: limits.checkInsPerDay, time: DAY_MS },
  goal: { most: limits.goalsPerDay, time: DAY_MS },
  "goal-change": { most: limits.goalChangesPerDay, time: DAY_MS },
  plan: { most: limits.plansPerDay, time: DAY_MS },
  note: { most: limits.notesPerHour, time: HOUR },
  "private-note": { most: limits.privateNotesPerHour, time: HOUR },
  "coaching-end": { most: limits.coachingEndsPerHour, time: HOUR },
  invitation: { most: limits.invitationsPerHour, time: HOUR },
  share: { most: limits.sharesPerHour, time: HOUR },
  milestone: { most: limits.milestonesPerDay, time: DAY_MS },
  settings: { most: limits.settingsPerDay, time: DAY_MS },
  "sign-in": { most: limits.signInsPerDay, time: DAY_MS },
  bearer: { most: limits.bearersPerMinute, time: MINUTE },
  "access-token": { most: limits.accessTokensPerDay, time: DAY_MS },
  announcement: { most: limits.announcementsPerDay, time: DAY_MS },
  "colleague-invitation": { most: limits.colleaguesPerDay, time: DAY_MS },
  circle: { most: limits.circleChangesPerDay, time: DAY_MS },
  "circle-report": { most: limits.circleReportsPerDay, time: DAY_MS },
  "join-link": { most: limits.joinLinksPerDay, time: DAY_MS },
  "user-export": { most: limits.userExportsPerDay, time: DAY_MS },
  admin: { most: limits.adminActionsPerDay, time: DAY_MS },
} as const satisfies Record<string, WriteCap>;

export type CappedWrite = keyof typeof writeCaps;
