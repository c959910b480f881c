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
  goalsPerUser: 200,
  goalsPerPage: 12,
  /** Largest change that one Save of the progress modal may carry. */
  progressChange: 1_000_000_000,
  stalledAfterDays: 7,
  dueSoonDays: 7,
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
} as const;
