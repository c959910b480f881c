/** Every number that the product knows, once; docs/product.md names the rule of each. Lengths are UTF-16 units, as a browser counts them. */
export const limits = {
  description: 500,
  smartText: 2_000,
  unit: 40,
  category: 40,
  displayName: 120,
  organizationName: 40,
  email: 254,
  plan: 40,
  /** A note on a ledger entry. */
  entryNote: 280,
  checkIn: 500,
  /** A coach's note and a reply to it; at least as many as that on the coaching dashboard. */
  note: 500,
  noteFrom: 10,
  reply: 500,
  /** Entries of what one person has typed on a device and not sent. */
  draftsOnDevice: 100,
  stepsOnDevice: 500,
  /** The text of a share that comes with its address. */
  shareText: 700,
  /** Of a goal's description in the title of its document. */
  titleText: 60,
  /** Longest address that a sign-in leads back to. */
  returnPath: 2_000,
  /** The text of a step, and each half of an if-then plan. */
  step: 120,
  ifThen: 200,
  /** Of the owner; those of a coach that wait for an answer are besides. */
  stepsPerGoal: 7,
  suggestionsPerGoal: 3,
  ifThensPerGoal: 2,
  invitationDays: 14,
  /** How long an owner may take an acceptance back. */
  takeBackDays: 7,
  /** A note that a coach keeps for themselves, and how many of them on one goal. */
  privateNote: 1_000,
  privateNotesPerGoal: 100,
  /** Newest first; older ones are not shown. */
  notesShown: 200,
  /** Letters of a coach's newest note on the dashboard (product 6.18). */
  lastWords: 140,
  repliesPerNote: 50,
  /** By one person, over all their goals; a day or an hour begins with the first (`write-cap.ts`). */
  progressPerDay: 10_000,
  checkInsPerDay: 200,
  /** Days that a new goal has before its first check-in is due. */
  firstCheckInDays: 3,
  /** So many days into a period a reminder asks for its check-in. */
  checkInReminderDays: 2,
  /** Changes of a goal's rhythm that are kept. */
  rhythmsPerGoal: 40,
  /** Of a person's moves to zones further east, the newest. */
  shortDaysKept: 60,
  /** How long after one nudge on a goal the next may come. */
  nudgeDays: 3,
  /** How far back a coach's brief on a person goes, and how far at least, in days. */
  briefDays: 30,
  briefDaysLeast: 7,
  /** Goals of a coach's list before they ask for more, and by how many it grows then. */
  coachedGoalsPage: 20,
  /** Goals that stay on that page wherever they stand, since something is open on them. */
  coachedGoalsKept: 20,
  /** People from whom on a coach's goals are grouped by them. */
  groupedFrom: 4,
  /** Check-ins of a goal that its coach's list knows of, and that a person's line is about. */
  checkInsKnown: 8,
  /** What is in the way, what would help, and what is promised, each. */
  checkInWords: 280,
  goalsPerDay: 200,
  /** Changes of plans. */
  plansPerDay: 500,
  /** Saves of name, address and mail preferences. */
  settingsPerDay: 200,
  signInsPerDay: 200,
  announcementsPerDay: 50,
  adminActionsPerDay: 5_000,
  userExportsPerDay: 20,
  colleaguesAtOnce: 50,
  colleaguesPerDay: 200,
  colleagueInvitedDays: 30,
  notesPerHour: 60,
  invitationsPerHour: 30,
  privateNotesPerHour: 60,
  coachingEndsPerHour: 30,
  sharesPerHour: 60,
  /** Public pages of goals that are made or brought up to now. */
  milestonesPerDay: 100,
  /** How long ago a change may belong, in days. */
  backDatedDays: 7,
  /** How long a change may be taken back. */
  undoSeconds: 10,
  /** How far back active days are shown, in weeks. */
  activityWeeks: 16,
  checkInsShown: 20,
  ledgerEntriesShown: 1_000,
  timelinePage: 30,
  /** Why a goal rests or was changed, in a sentence. */
  reason: 280,
  /** What was learned from a goal that was not finished. */
  learned: 500,
  /** How far ahead a pause may end, and how many a goal may have. */
  pauseDays: 90,
  pausesPerGoal: 50,
  /** How long a goal that has ended may be taken up again, and one that was deleted restored. */
  reopenDays: 30,
  restoreDays: 30,
  pastGoalsPage: 30,
  deletedGoalsShown: 100,
  goalChangesPerDay: 500,
  goalsPerUser: 200,
  goalsPerPage: 12,
  /** Largest change that one Save of the progress modal may carry. */
  progressChange: 1_000_000_000,
  /** Percent from which a coach reads On Track, and below which a goal has their attention. */
  onTrackFrom: 75,
  coachAttentionBelow: 25,
  stalledAfterDays: 7,
  /** From here on a stalled goal is of high priority. */
  longStalledDays: 14,
  dueSoonDays: 7,
  /** Up to here a deadline is of high priority. */
  dueVerySoonDays: 2,
  /** How long feedback and notes are recent. */
  recentHours: 168,
  /** Average percent of a category. */
  needsFocusBelow: 30,
  excellentFrom: 80,
  focusAreaBelow: 50,
  focusAreas: 3,
  /** Lines of a panel before one asks for more. */
  linesShown: 5,
  /** Average percent of all goals that is praised. */
  exceptionalFrom: 80,
  strongFrom: 60,
  /** Percentage points of one save that are celebrated. */
  celebratedGain: 25,
  /** Units a day up to which the hint encourages; above it is 'challenge mode'. */
  comfortableRate: 1,
  /** What a forecast needs and looks at, in days (`pace.ts`). */
  paceSpanDays: 3,
  paceWindowDays: 28,
  paceHorizonDays: 3_650,
  /** Percent of the target by which a goal may be off the straight pace and still be on it. */
  onPacePercent: 1,
  consistencyDays: 7,
  /** Verified days that earn a day of grace, and days of grace that are kept at most (`streak.ts`). */
  graceAfterDays: 7,
  graceKept: 2,
  /** Days of a week that a quota may ask for; all seven are no quota. */
  weeklyQuota: 6,
  milestonePercent: 50,
  sharesForBadge: 3,
  /** Percent from which a goal may be marked complete. */
  markComplete: 90,
  stateMinutes: 10,
  customTokenSeconds: 60,
  bearerMinutes: 60,
  /** From one network address. */
  signInsPerMinute: 60,
  bearersPerMinute: 10,
  /** Days without use and in all after which a session ends, and the most that an operator may set: browsers keep a cookie for 400. */
  sessionIdleDays: 60,
  sessionDays: 180,
  sessionDaysAtMost: 365,
  /** A session or token that was opened further ahead of the clock is none. */
  openedAheadDays: 30,
  /** Of one person, newest use first; older ones are not shown. */
  sessionsShown: 100,
  /** How long a sign-in counts as fresh. */
  freshSignInMinutes: 10,
  /** The name of an access token, how many a person has, how long one lasts in days, and how many are made in a day. */
  tokenName: 60,
  accessTokens: 20,
  accessTokenDays: 365,
  accessTokensPerDay: 50,
  /** Days that a token is offered to last, and days that one that has run out is listed. */
  accessTokenDaysOffered: 90,
  endedTokenDays: 30,
  /** Requests of one access token, in each process. */
  accessTokenRequestsPerMinute: 120,
  /** Exports that a process begins for one person in a minute, and writes at once over all people. */
  exportsPerMinute: 10,
  exportsAtOnce: 3,
  /** How long an export waits for its reader, and how long it may take. */
  exportPauseSeconds: 30,
  exportMinutes: 10,
  idempotencyDays: 7,
  zoneChangeHours: 24,
  /** How long a worker holds a mail that it sends; a worker that died loses it then. */
  mailLeaseSeconds: 60,
  /** One mail, from connecting to the server's last word; shorter than the lease. */
  mailSendSeconds: 45,
  mailRetryHours: 6,
  /** After so many tries, about two days, a mail counts as failed. */
  mailAttempts: 16,
  /** Tries where a refusal names neither side, and how many of these in a row make it the sender's. */
  mailUnclearAttempts: 3,
  mailRefusedInARow: 3,
  /** More of it pending than this asks for somebody's look. */
  mailPending: 5,
  mailSubject: 120,
  announcementText: 5_000,
  announcementsPerPage: 10,
  /** Webhooks of a server, and the characters of an address. */
  webhooks: 10,
  webhookUrl: 500,
  /** One try, from looking the name up to the answer's last byte that is read; much shorter than the lease. */
  webhookSeconds: 5,
  webhookLeaseSeconds: 30,
  /** Of an answer's body, which nobody looks at. */
  webhookAnswerBytes: 16_384,
  /** The longest wait that a receiver may ask for, and the longest rest without one. */
  webhookRetryAfterHours: 24,
  webhookRestMinutes: 30,
  /** How long a secret that was changed goes on signing. */
  webhookSecretHours: 24,
  /** A webhook is turned off after so many failed tries in a row over so many days. */
  webhookFailures: 5,
  webhookFailingDays: 3,
  /** How long deliveries are kept, and how many a page shows. */
  webhookDeliveryDays: 14,
  webhookDeliveriesPage: 20,
  /** How far back check-ins that were missed are told of, where no server was there. */
  webhookMissedDays: 7,
  /** After so many days a mail that has left is kept without its words and its address. */
  mailFactsDays: 30,
  /** And after so many not at all: longer than the longest range of figures. */
  mailRowDays: 400,
  /** Of what a mail server said, kept with a failed try. */
  mailError: 200,
  /** At which mail that is planned leaves, in the reader's zone. */
  morningHour: 8,
  /** Goals that one mail tells of: with buttons and Latin words they stay below the 100 KB at which some mail programs cut a mail. */
  mailGoals: 30,
  /** Words of coaches that a digest carries. */
  digestWords: 3,
  /** A digest that could not be written on its day still is within these hours. */
  lateDigestHours: 48,
  verificationHours: 24,
  verificationsPerMinute: 1,
  verificationsPerDay: 5,
  /** Tokens tried from one network address in a minute. */
  tokensPerMinute: 60,
  /** How long a code lasts by which the first admin is made, and how many test mails may be sent by it. */
  setUpMinutes: 30,
  setUpMails: 5,
  /** An admin's password, in characters; the most keeps one hash from being much work. */
  adminPasswordLeast: 12,
  adminPasswordMost: 1_000,
  adminIdleMinutes: 30,
  adminSessionHours: 12,
  /** Characters of what a browser says of its languages, and languages whose notation a process keeps. */
  languagesRead: 200,
  notationsKept: 200,
  /** Simultaneous connections from one network address, where the operator sets no other number. */
  connectionsPerAddress: 1_000,
  /** How long a browser counts as one of an admin's: it does not wait behind strangers, and may be told more (threats T53, T54). */
  adminDeviceDays: 180,
  /** Failed sign-ins of one account from one address, and of all accounts from it, in so many minutes. */
  adminAttempts: 5,
  adminAddressAttempts: 20,
  adminAttemptMinutes: 15,
  /** The same from a whole line of IPv6, a /48. */
  adminSiteAttempts: 40,
  /** Failed sign-ins of one account from everywhere, more than one line has; from then on it is heard once in so many seconds. */
  adminAccountAttempts: 100,
  adminAccountSeconds: 10,
  /** Wrong codes of one account from everywhere, after a right password; then the same wait as for an address. */
  adminCodeAttempts: 10,
  /** Passwords of strangers that wait to be looked at. */
  adminPasswordsWaiting: 10,
  /** How often the wait after further failures doubles: 15 minutes become 32 hours at most. */
  adminAttemptDoublings: 7,
  /** How far a calendar tells check-in days; how often a program should read it, and how often that is written down. */
  calendarWeeks: 12,
  calendarHours: 1,
  calendarReadsPerMinute: 30,
  /** A file that is brought into a ledger: its lines, those of a day, how far back its days reach, its letters, and the bytes of its request. */
  importLines: 10_000,
  importLinesPerDay: 20_000,
  importDays: 3_650,
  importPreviewsPerMinute: 30,
  importText: 2_000_000,
  importBytes: 4_194_304,
  /** Requests of such a size that a process reads at once for an endpoint. */
  largeBodiesAtOnce: 4,
  /** Rows of a page of users, and of one while all are loaded. */
  usersPerPage: 10,
  usersPerLoad: 100,
  searchText: 100,
  auditPerPage: 20,
  newUserHours: 24,
  /** Up to here rows are counted at each look; above, totals are kept. */
  countedRows: 100_000,
  /** The largest crowd that /seed-data makes or clears: what a request may wait for. `npm run seed` knows no such limit. */
  seedPeople: 500,
  seedGoals: 20,
} as const;
