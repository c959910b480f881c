// Every number of the product; rules are in docs/product.md. Lengths are UTF-16 units.

export const description = 500;
export const smartText = 2_000;
export const unit = 40;
export const category = 40;
export const displayName = 120;
export const organizationName = 40;
export const email = 254;
export const plan = 40;
export const entryNote = 280;
export const checkIn = 500;
export const note = 500;
export const noteFrom = 10;
export const reply = 500;
export const draftsOnDevice = 100;
export const stepsOnDevice = 500;
/** Including its link. */
export const shareText = 700;
export const titleText = 60;
export const returnPath = 2_000;
export const step = 120;
export const ifThen = 200;
/** The owner's; pending suggestions are extra. */
export const stepsPerGoal = 7;
export const suggestionsPerGoal = 3;
export const ifThensPerGoal = 2;
export const invitationDays = 14;
export const takeBackDays = 7;
export const privateNote = 1_000;
export const privateNotesPerGoal = 100;
/** Older ones are hidden. */
export const notesShown = 200;
export const lastWords = 140;
export const repliesPerNote = 50;
/** One person, all goals; the window begins with the first write (`write-cap.ts`). */
export const progressPerDay = 10_000;
export const checkInsPerDay = 200;
export const firstCheckInDays = 3;
export const checkInReminderDays = 2;
export const reminderMailDays = 3;
/** Asks for help of one owner go into one mail. */
export const helpMailMinutes = 15;
export const rhythmsPerGoal = 40;
export const shortDaysKept = 60;
export const nudgeDays = 3;
export const comebackDays = 7;
/** Until a goal completes without its coach's word. */
export const confirmDays = 7;
export const acknowledgedAtOnce = 100;
export const briefWeeks = 4;
export const coachedGoalsPage = 20;
/** Kept in the list regardless of order, as they are open. */
export const coachedGoalsKept = 20;
export const groupedFrom = 4;
export const checkInsKnown = 8;
/** Each of obstacle, help and promise. */
export const checkInWords = 280;
export const goalsPerDay = 200;
export const plansPerDay = 500;
export const settingsPerDay = 200;
export const signInsPerDay = 200;
export const announcementsPerDay = 50;
export const adminActionsPerDay = 5_000;
export const userExportsPerDay = 20;
export const colleaguesAtOnce = 50;
export const colleaguesPerDay = 200;
export const colleagueInvitedDays = 30;
export const notesPerHour = 60;
export const invitationsPerHour = 30;
export const privateNotesPerHour = 60;
export const coachingEndsPerHour = 30;
export const sharesPerHour = 60;
export const milestonesPerDay = 100;
export const backDatedDays = 7;
export const undoSeconds = 10;
export const activityWeeks = 16;
export const checkInsFirst = 1;
export const checkInsShown = 20;
export const ledgerEntriesShown = 1_000;
export const timelinePage = 30;
export const reason = 280;
export const learned = 500;
export const pauseDays = 90;
export const pausesPerGoal = 50;
export const reopenDays = 30;
export const restoreDays = 30;
export const pastGoalsPage = 30;
export const deletedGoalsShown = 100;
export const goalChangesPerDay = 500;
export const goalsPerUser = 200;
export const goalsPerPage = 12;
export const progressChange = 1_000_000_000;
export const onTrackFrom = 75;
export const coachAttentionBelow = 25;
export const stalledAfterDays = 7;
/** High priority from here. */
export const longStalledDays = 14;
export const dueSoonDays = 7;
/** High priority up to here. */
export const dueVerySoonDays = 2;
export const recentHours = 168;
/** Average percent of a category. */
export const needsFocusBelow = 30;
export const excellentFrom = 80;
export const focusAreaBelow = 50;
export const focusAreas = 3;
export const linesShown = 5;
export const goalRowsFrom = 6;
/** Average percent of all goals. */
export const exceptionalFrom = 80;
export const strongFrom = 60;
/** Percentage points of one save. */
export const celebratedGain = 25;
/** Units a day; above it is 'challenge mode'. */
export const comfortableRate = 1;
export const paceSpanDays = 3;
export const paceWindowDays = 28;
export const paceHorizonDays = 3_650;
/** Percent of the target off the straight pace. */
export const onPacePercent = 1;
export const consistencyDays = 7;
/** Verified days per day of grace (`streak.ts`). */
export const graceAfterDays = 7;
export const graceKept = 2;
/** Seven days are no quota. */
export const weeklyQuota = 6;
export const milestonePercent = 50;
export const sharesForBadge = 3;
export const markComplete = 90;
export const stateMinutes = 10;
export const customTokenSeconds = 60;
export const emailSignInMinutes = 15;
export const emailCodeTries = 3;
export const emailSignInsPerAddress = 5;
export const emailSignInAddressHours = 6;
export const emailSignInsPerNetwork = 30;
export const bearerMinutes = 60;
/** Per network address. */
export const signInsPerMinute = 60;
export const bearersPerMinute = 10;
/** Defaults; browsers keep a cookie for at most 400 days. */
export const sessionIdleDays = 60;
export const sessionDays = 180;
export const sessionDaysAtMost = 365;
/** A token from further ahead of the clock is invalid. */
export const openedAheadDays = 30;
/** Newest use first; older ones are hidden. */
export const sessionsShown = 100;
export const freshSignInMinutes = 10;
export const tokenName = 60;
export const accessTokens = 20;
export const accessTokenDays = 365;
export const accessTokensPerDay = 50;
export const accessTokenDaysOffered = 90;
export const endedTokenDays = 30;
export const passkeys = 10;
export const passkeyName = 60;
/** Of a challenge. */
export const passkeyMinutes = 5;
export const joinLinkDays = 14;
export const joinLinksPerDay = 100;
export const joinLinks = 50;
export const invitee = 60;
export const circleName = 60;
export const circlePurpose = 280;
export const circleMembers = 6;
export const circlesPerPerson = 5;
export const circleGoals = 5;
export const circleLine = 280;
export const circleMessage = 500;
export const circleMessagesPerWeek = 100;
export const circleReport = 500;
export const circleReportsPerDay = 20;
export const circleReportsShown = 100;
export const circleChangesPerDay = 200;
/** Missed in a row; then a member rests. */
export const circleRestAfter = 2;
/** One missed week in so many doesn't end a run. */
export const circleGraceWeeks = 6;
export const circleWeeks = 260;
export const circleWeeksShown = 8;
export const circlesCountedFrom = 5;
/** Per token and process. */
export const accessTokenRequestsPerMinute = 120;
/** Per person and process. */
export const exportsPerMinute = 10;
export const exportsAtOnce = 3;
/** Longest stall of its reader. */
export const exportPauseSeconds = 30;
export const exportMinutes = 10;
export const idempotencyDays = 7;
export const zoneChangeHours = 24;
/** A dead worker loses its mail after that. */
export const mailLeaseSeconds = 60;
/** Must be shorter than the lease. */
export const mailSendSeconds = 45;
export const mailRetryHours = 6;
/** Tries over about two days, then failed. */
export const mailAttempts = 16;
/** Refusals that may be the sender's fault. */
export const mailUnclearAttempts = 3;
export const mailRefusedInARow = 3;
export const mailPending = 5;
export const mailSubject = 120;
export const announcementText = 5_000;
export const announcementsPerPage = 10;
export const webhooks = 10;
export const webhookUrl = 500;
/** Must be much shorter than the lease. */
export const webhookSeconds = 5;
export const webhookLeaseSeconds = 30;
export const webhookAnswerBytes = 16_384;
export const webhookRetryAfterHours = 24;
export const webhookRestMinutes = 30;
export const webhookSecretHours = 24;
/** Turned off after so many failures over so many days. */
export const webhookFailures = 5;
export const webhookFailingDays = 3;
export const webhookDeliveryDays = 14;
export const webhookDeliveriesPage = 20;
/** When the server was down. */
export const webhookMissedDays = 7;
/** Then a sent mail loses its words and address. */
export const mailFactsDays = 30;
/** Must exceed the longest statistics range. */
export const mailRowDays = 400;
/** Characters of the mail server's reply. */
export const mailError = 200;
export const morningHour = 8;
/** Keeps a mail below 100 KB, where some mail programs cut it. */
export const mailGoals = 30;
export const digestWords = 3;
export const lateDigestHours = 48;
export const verificationHours = 24;
export const verificationsPerMinute = 1;
export const verificationsPerDay = 5;
/** Per network address. */
export const tokensPerMinute = 60;
/** Of the first admin's setup code. */
export const setUpMinutes = 30;
export const setUpMails = 5;
/** The maximum bounds the hashing work. */
export const adminPasswordLeast = 12;
export const adminPasswordMost = 1_000;
export const adminIdleMinutes = 30;
export const adminSessionHours = 12;
export const languagesRead = 200;
export const notationsKept = 200;
/** The default; operators may set another. */
export const connectionsPerAddress = 1_000;
/** A known device skips the strangers' queue (threats T53, T54). */
export const adminDeviceDays = 180;
/** Per account and address. */
export const adminAttempts = 5;
export const adminAddressAttempts = 20;
export const adminAttemptMinutes = 15;
/** Per IPv6 /48. */
export const adminSiteAttempts = 40;
/** Per account from everywhere; then one try in `adminAccountSeconds`. */
export const adminAccountAttempts = 100;
export const adminAccountSeconds = 10;
/** Per account, after a right password. */
export const adminCodeAttempts = 10;
export const adminPasswordsWaiting = 10;
/** 15 minutes double up to 32 hours. */
export const adminAttemptDoublings = 7;
export const calendarWeeks = 12;
export const calendarHours = 1;
export const calendarReadsPerMinute = 30;
export const importLines = 10_000;
export const importLinesPerDay = 20_000;
export const importDays = 3_650;
export const importPreviewsPerMinute = 30;
export const importText = 2_000_000;
export const importBytes = 4_194_304;
/** Per endpoint and process. */
export const largeBodiesAtOnce = 4;
export const usersPerPage = 10;
/** Weeks of a user's check-ins that admins see as counts. */
export const userCheckInWeeks = 8;
/** Of a user's emails, so many are counted. */
export const userMailsCounted = 10_000;
export const usersPerLoad = 100;
export const searchText = 100;
export const auditPerPage = 20;
export const newUserHours = 24;
/** Above, totals are cached. */
export const countedRows = 100_000;
/** Of a network address, and of everybody together. */
export const demoWritesPerMinute = 60;
export const demoWritesOfAllPerMinute = 600;
/** Bounded by one request; `npm run seed` has no limit. */
export const seedPeople = 500;
export const seedGoals = 20;
