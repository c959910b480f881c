/** Every number that the product knows, once. Lengths are UTF-16 units, as a browser counts them. */
export const limits = {
  description: 500,
  smartText: 2_000,
  unit: 40,
  category: 40,
  displayName: 120,
  email: 254,
  plan: 40,
  /** A note on a ledger entry. */
  entryNote: 280,
  checkIn: 500,
  /** How long ago a change may belong, in days. */
  backDatedDays: 7,
  /** How long a change may be taken back. */
  undoSeconds: 10,
  /** How far back active days are shown, in weeks. */
  activityWeeks: 16,
  checkInsShown: 20,
  ledgerEntriesShown: 1_000,
  goalsPerUser: 200,
  goalsPerPage: 12,
  /** Largest change that one Save of the progress modal may carry. */
  progressChange: 1_000_000_000,
  stalledAfterDays: 7,
  /** From here on a stalled goal is of high priority (product.md, Insight priority). */
  longStalledDays: 14,
  dueSoonDays: 7,
  /** Up to here a deadline is of high priority. */
  dueVerySoonDays: 2,
  /** Feedback is recent for 7 x 24 hours (product.md, Windows). */
  recentHours: 168,
  /** Average percent of a category (spec 9). */
  needsFocusBelow: 30,
  excellentFrom: 80,
  focusAreaBelow: 50,
  focusAreas: 3,
  /** Average percent of all goals that is praised (spec 9). */
  exceptionalFrom: 80,
  strongFrom: 60,
  /** Percentage points of one save that are celebrated (spec 9). */
  celebratedGain: 25,
  /** Units a day up to which the hint encourages; above it is 'challenge mode' (spec 4). */
  comfortableRate: 1,
  /** What a forecast needs and looks at, in days (`pace.ts`). */
  paceSpanDays: 3,
  paceWindowDays: 28,
  paceHorizonDays: 3_650,
  /** Percent of the target by which a goal may be off the straight pace and still be on it. */
  onPacePercent: 1,
  consistencyDays: 7,
  milestonePercent: 50,
  sharesForBadge: 3,
  /** Percent from which a goal may be marked complete (spec 9). */
  markComplete: 90,
  stateMinutes: 10,
  customTokenSeconds: 60,
  bearerMinutes: 60,
  /** From one network address. */
  signInsPerMinute: 60,
  bearersPerMinute: 10,
  sessionIdleDays: 7,
  sessionDays: 30,
  idempotencyDays: 7,
  zoneChangeHours: 24,
  /** An admin's password, in characters; the most keeps one hash from being much work. */
  adminPasswordLeast: 12,
  adminPasswordMost: 1_000,
  adminIdleMinutes: 30,
  adminSessionHours: 12,
  /** Failed sign-ins of one account from one address, and of all accounts from it, in so many minutes. */
  adminAttempts: 5,
  adminAddressAttempts: 20,
  adminAttemptMinutes: 15,
  /** How often the wait after further failures doubles: 15 minutes become 32 hours at most. */
  adminAttemptDoublings: 7,
  /** Rows of a page of users, and of one while all are loaded. */
  usersPerPage: 10,
  usersPerLoad: 100,
  searchText: 100,
  auditPerPage: 20,
  newUserHours: 24,
  /** Up to here rows are counted at each look; above, totals are kept. */
  countedRows: 100_000,
} as const;
