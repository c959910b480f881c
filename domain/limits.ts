// Every number that the product knows, once; docs/product.md names the rule of each. Lengths are UTF-16 units, as a browser counts them.

export const description = 500;
export const smartText = 2_000;
export const unit = 40;
export const category = 40;
export const displayName = 120;
export const organizationName = 40;
export const email = 254;
export const plan = 40;
/** A note on a ledger entry. */
export const entryNote = 280;
export const checkIn = 500;
/** A coach's note and a reply to it; at least as many as that on the coaching dashboard. */
export const note = 500;
export const noteFrom = 10;
export const reply = 500;
/** Entries of what one person has typed on a device and not sent. */
export const draftsOnDevice = 100;
export const stepsOnDevice = 500;
/** The text of a share that comes with its address. */
export const shareText = 700;
/** Of a goal's description in the title of its document. */
export const titleText = 60;
/** Longest address that a sign-in leads back to. */
export const returnPath = 2_000;
/** The text of a step, and each half of an if-then plan. */
export const step = 120;
export const ifThen = 200;
/** Of the owner; those of a coach that wait for an answer are besides. */
export const stepsPerGoal = 7;
export const suggestionsPerGoal = 3;
export const ifThensPerGoal = 2;
export const invitationDays = 14;
/** How long an owner may take an acceptance back. */
export const takeBackDays = 7;
/** A note that a coach keeps for themselves, and how many of them on one goal. */
export const privateNote = 1_000;
export const privateNotesPerGoal = 100;
/** Newest first; older ones are not shown. */
export const notesShown = 200;
/** Letters of a coach's newest note on the dashboard (product 6.18). */
export const lastWords = 140;
export const repliesPerNote = 50;
/** By one person, over all their goals; a day or an hour begins with the first (`write-cap.ts`). */
export const progressPerDay = 10_000;
export const checkInsPerDay = 200;
/** Days that a new goal has before its first check-in is due. */
export const firstCheckInDays = 3;
/** So many days into a period a reminder asks for its check-in. */
export const checkInReminderDays = 2;
/** Changes of a goal's rhythm that are kept. */
export const rhythmsPerGoal = 40;
/** Of a person's moves to zones further east, the newest. */
export const shortDaysKept = 60;
/** How long after one nudge on a goal the next may come. */
export const nudgeDays = 3;
/** How far back a coach's brief on a person goes, and how far at least, in days. */
export const briefDays = 30;
export const briefDaysLeast = 7;
/** Goals of a coach's list before they ask for more, and by how many it grows then. */
export const coachedGoalsPage = 20;
/** Goals that stay on that page wherever they stand, since something is open on them. */
export const coachedGoalsKept = 20;
/** People from whom on a coach's goals are grouped by them. */
export const groupedFrom = 4;
/** Check-ins of a goal that its coach's list knows of, and that a person's line is about. */
export const checkInsKnown = 8;
/** What is in the way, what would help, and what is promised, each. */
export const checkInWords = 280;
export const goalsPerDay = 200;
/** Changes of plans. */
export const plansPerDay = 500;
/** Saves of name, address and mail preferences. */
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
/** Public pages of goals that are made or brought up to now. */
export const milestonesPerDay = 100;
/** How long ago a change may belong, in days. */
export const backDatedDays = 7;
/** How long a change may be taken back. */
export const undoSeconds = 10;
/** How far back active days are shown, in weeks. */
export const activityWeeks = 16;
export const checkInsShown = 20;
export const ledgerEntriesShown = 1_000;
export const timelinePage = 30;
/** Why a goal rests or was changed, in a sentence. */
export const reason = 280;
/** What was learned from a goal that was not finished. */
export const learned = 500;
/** How far ahead a pause may end, and how many a goal may have. */
export const pauseDays = 90;
export const pausesPerGoal = 50;
/** How long a goal that has ended may be taken up again, and one that was deleted restored. */
export const reopenDays = 30;
export const restoreDays = 30;
export const pastGoalsPage = 30;
export const deletedGoalsShown = 100;
export const goalChangesPerDay = 500;
export const goalsPerUser = 200;
export const goalsPerPage = 12;
/** Largest change that one Save of the progress modal may carry. */
export const progressChange = 1_000_000_000;
/** Percent from which a coach reads On Track, and below which a goal has their attention. */
export const onTrackFrom = 75;
export const coachAttentionBelow = 25;
export const stalledAfterDays = 7;
/** From here on a stalled goal is of high priority. */
export const longStalledDays = 14;
export const dueSoonDays = 7;
/** Up to here a deadline is of high priority. */
export const dueVerySoonDays = 2;
/** How long feedback and notes are recent. */
export const recentHours = 168;
/** Average percent of a category. */
export const needsFocusBelow = 30;
export const excellentFrom = 80;
export const focusAreaBelow = 50;
export const focusAreas = 3;
/** Lines of a panel before one asks for more. */
export const linesShown = 5;
/** Average percent of all goals that is praised. */
export const exceptionalFrom = 80;
export const strongFrom = 60;
/** Percentage points of one save that are celebrated. */
export const celebratedGain = 25;
/** Units a day up to which the hint encourages; above it is 'challenge mode'. */
export const comfortableRate = 1;
/** What a forecast needs and looks at, in days (`pace.ts`). */
export const paceSpanDays = 3;
export const paceWindowDays = 28;
export const paceHorizonDays = 3_650;
/** Percent of the target by which a goal may be off the straight pace and still be on it. */
export const onPacePercent = 1;
export const consistencyDays = 7;
/** Verified days that earn a day of grace, and days of grace that are kept at most (`streak.ts`). */
export const graceAfterDays = 7;
export const graceKept = 2;
/** Days of a week that a quota may ask for; all seven are no quota. */
export const weeklyQuota = 6;
export const milestonePercent = 50;
export const sharesForBadge = 3;
/** Percent from which a goal may be marked complete. */
export const markComplete = 90;
export const stateMinutes = 10;
export const customTokenSeconds = 60;
export const bearerMinutes = 60;
/** From one network address. */
export const signInsPerMinute = 60;
export const bearersPerMinute = 10;
/** Days without use and in all after which a session ends, and the most that an operator may set: browsers keep a cookie for 400. */
export const sessionIdleDays = 60;
export const sessionDays = 180;
export const sessionDaysAtMost = 365;
/** A session or token that was opened further ahead of the clock is none. */
export const openedAheadDays = 30;
/** Of one person, newest use first; older ones are not shown. */
export const sessionsShown = 100;
/** How long a sign-in counts as fresh. */
export const freshSignInMinutes = 10;
/** The name of an access token, how many a person has, how long one lasts in days, and how many are made in a day. */
export const tokenName = 60;
export const accessTokens = 20;
export const accessTokenDays = 365;
export const accessTokensPerDay = 50;
/** Days that a token is offered to last, and days that one that has run out is listed. */
export const accessTokenDaysOffered = 90;
export const endedTokenDays = 30;
/** Requests of one access token, in each process. */
export const accessTokenRequestsPerMinute = 120;
/** Exports that a process begins for one person in a minute, and writes at once over all people. */
export const exportsPerMinute = 10;
export const exportsAtOnce = 3;
/** How long an export waits for its reader, and how long it may take. */
export const exportPauseSeconds = 30;
export const exportMinutes = 10;
export const idempotencyDays = 7;
export const zoneChangeHours = 24;
/** How long a worker holds a mail that it sends; a worker that died loses it then. */
export const mailLeaseSeconds = 60;
/** One mail, from connecting to the server's last word; shorter than the lease. */
export const mailSendSeconds = 45;
export const mailRetryHours = 6;
/** After so many tries, about two days, a mail counts as failed. */
export const mailAttempts = 16;
/** Tries where a refusal names neither side, and how many of these in a row make it the sender's. */
export const mailUnclearAttempts = 3;
export const mailRefusedInARow = 3;
/** More of it pending than this asks for somebody's look. */
export const mailPending = 5;
export const mailSubject = 120;
export const announcementText = 5_000;
export const announcementsPerPage = 10;
/** Webhooks of a server, and the characters of an address. */
export const webhooks = 10;
export const webhookUrl = 500;
/** One try, from looking the name up to the answer's last byte that is read; much shorter than the lease. */
export const webhookSeconds = 5;
export const webhookLeaseSeconds = 30;
/** Of an answer's body, which nobody looks at. */
export const webhookAnswerBytes = 16_384;
/** The longest wait that a receiver may ask for, and the longest rest without one. */
export const webhookRetryAfterHours = 24;
export const webhookRestMinutes = 30;
/** How long a secret that was changed goes on signing. */
export const webhookSecretHours = 24;
/** A webhook is turned off after so many failed tries in a row over so many days. */
export const webhookFailures = 5;
export const webhookFailingDays = 3;
/** How long deliveries are kept, and how many a page shows. */
export const webhookDeliveryDays = 14;
export const webhookDeliveriesPage = 20;
/** How far back check-ins that were missed are told of, where no server was there. */
export const webhookMissedDays = 7;
/** After so many days a mail that has left is kept without its words and its address. */
export const mailFactsDays = 30;
/** And after so many not at all: longer than the longest range of figures. */
export const mailRowDays = 400;
/** Of what a mail server said, kept with a failed try. */
export const mailError = 200;
/** At which mail that is planned leaves, in the reader's zone. */
export const morningHour = 8;
/** Goals that one mail tells of: with buttons and Latin words they stay below the 100 KB at which some mail programs cut a mail. */
export const mailGoals = 30;
/** Words of coaches that a digest carries. */
export const digestWords = 3;
/** A digest that could not be written on its day still is within these hours. */
export const lateDigestHours = 48;
export const verificationHours = 24;
export const verificationsPerMinute = 1;
export const verificationsPerDay = 5;
/** Tokens tried from one network address in a minute. */
export const tokensPerMinute = 60;
/** How long a code lasts by which the first admin is made, and how many test mails may be sent by it. */
export const setUpMinutes = 30;
export const setUpMails = 5;
/** An admin's password, in characters; the most keeps one hash from being much work. */
export const adminPasswordLeast = 12;
export const adminPasswordMost = 1_000;
export const adminIdleMinutes = 30;
export const adminSessionHours = 12;
/** Characters of what a browser says of its languages, and languages whose notation a process keeps. */
export const languagesRead = 200;
export const notationsKept = 200;
/** Simultaneous connections from one network address, where the operator sets no other number. */
export const connectionsPerAddress = 1_000;
/** How long a browser counts as one of an admin's: it does not wait behind strangers, and may be told more (threats T53, T54). */
export const adminDeviceDays = 180;
/** Failed sign-ins of one account from one address, and of all accounts from it, in so many minutes. */
export const adminAttempts = 5;
export const adminAddressAttempts = 20;
export const adminAttemptMinutes = 15;
/** The same from a whole line of IPv6, a /48. */
export const adminSiteAttempts = 40;
/** Failed sign-ins of one account from everywhere, more than one line has; from then on it is heard once in so many seconds. */
export const adminAccountAttempts = 100;
export const adminAccountSeconds = 10;
/** Wrong codes of one account from everywhere, after a right password; then the same wait as for an address. */
export const adminCodeAttempts = 10;
/** Passwords of strangers that wait to be looked at. */
export const adminPasswordsWaiting = 10;
/** How often the wait after further failures doubles: 15 minutes become 32 hours at most. */
export const adminAttemptDoublings = 7;
/** How far a calendar tells check-in days; how often a program should read it, and how often that is written down. */
export const calendarWeeks = 12;
export const calendarHours = 1;
export const calendarReadsPerMinute = 30;
/** A file that is brought into a ledger: its lines, those of a day, how far back its days reach, its letters, and the bytes of its request. */
export const importLines = 10_000;
export const importLinesPerDay = 20_000;
export const importDays = 3_650;
export const importPreviewsPerMinute = 30;
export const importText = 2_000_000;
export const importBytes = 4_194_304;
/** Requests of such a size that a process reads at once for an endpoint. */
export const largeBodiesAtOnce = 4;
/** Rows of a page of users, and of one while all are loaded. */
export const usersPerPage = 10;
export const usersPerLoad = 100;
export const searchText = 100;
export const auditPerPage = 20;
export const newUserHours = 24;
/** Up to here rows are counted at each look; above, totals are kept. */
export const countedRows = 100_000;
/** The largest crowd that /seed-data makes or clears: what a request may wait for. `npm run seed` knows no such limit. */
export const seedPeople = 500;
export const seedGoals = 20;
