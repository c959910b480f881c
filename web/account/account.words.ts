import { words as list } from "#domain/list.words.ts";
import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  account: "Account",
  you: "You",
  notifications: "Notifications",
  access: "Access",
  danger: "Danger",

  profile: "Name and email",
  saveProfile: "Save profile",
  profileSaved: "Profile saved.",
  timeZone: "Time zone",
  zone: "Your time zone",
  zoneHint: "Your days and weeks follow this time zone. You can change it once every 24 hours.",
  zoneHere: (zone: string) => `${zone} (this browser)`,
  saveZone: "Save time zone",
  zoneSaved: "Time zone saved.",

  emails: "Email",
  emailsGoTo: (email: ReactNode) => parts("Emails go to ", email, "."),
  emailsWait: (email: ReactNode) =>
    parts(email, " isn't verified yet. Until it is, you only get the verification email."),
  noEmail: "You haven't added an email address yet.",
  chooseEmails: "Choose emails",

  weeklyCheckIn: "Weekly check-in",
  checkInDay: "Check-in day",
  checkInDayHint: "This applies from your next check-in.",
  saveDay: "Save day",
  daySaved: "Check-in day saved.",

  away: "Time away",
  awayWhy:
    "While you're away, your goals are paused: nothing becomes overdue, and you get no reminders or weekly summaries. Your coaches see that the goals are paused.",
  loadingGoals: "Loading your goals...",
  nothingUnderWay: "You have no active goals.",
  pausedNow: (paused: number, all: number) =>
    `${paused} of ${counted(all, "goal")} ${paused === 1 ? "is" : "are"} paused now.`,
  leave: "Set time away",
  changeAway: "Change time away",
  pauseLength: "For how long?",
  untilDay: "Until a date",
  untilBack: "Until I'm back",
  firstDayBack: "First day back",
  pauseReason: "Reason (optional)",
  pauseReasonHint: "Your coaches can read this.",
  awaySet: (count: number) =>
    count === 0 ? "Time away set." : `Time away set. ${counted(count, "goal")} paused.`,
  comeBack: "I'm back",
  resumeGoals: "Resume all goals",
  welcomeBack: "Welcome back",
  wereAway: (days: number) => `You were away for ${counted(days, "day")}.`,
  whichDates: "Which due dates should move by the days paused?",
  dueMoves: (before: ReactNode, after: ReactNode) => parts("From ", before, " to ", after),
  moveDates: "Move the dates",
  leaveDates: "Leave the dates",
  nothingToMove: "Your goals go on today. No due date needs to move.",
  goalsResumed: (count: number) =>
    count === 0 ? "Welcome back." : `${counted(count, "goal")} resumed.`,

  calendar: "Your calendar",
  calendarWhy:
    "See due dates, steps and check-in days in your own calendar. Anyone with the link can see them.",
  loadingCalendar: "Loading your calendar link...",
  makeAddress: "Create calendar link",
  addressMade: "Calendar link created.",
  address: "Calendar link",
  addressHint: (read: string) => `Subscribe to this link in your calendar app. ${read}`,
  neverRead: "Not used by a calendar yet.",
  lastRead: (when: string) => `Last used ${when}.`,
  copyAddress: "Copy link",
  addressCopied: "Calendar link copied.",
  addressNotCopied: "The link couldn't be copied. It's selected, so you can copy it yourself.",
  replaceAddress: "Replace link",
  replaceTitle: "Replace this calendar link?",
  replaceWarning:
    "The old link stops working right away. Add the new one to every calendar that used it.",
  replace: "Replace link",
  addressReplaced: "Calendar link replaced. The old one no longer works.",
  removeAddress: "Remove link",
  removeTitle: "Remove this calendar link?",
  removeWarning:
    "It stops working right away, and your events disappear from the calendars that use it.",
  remove: "Remove link",
  addressRemoved: "Calendar link removed.",

  deletedGoals: "Deleted goals",
  loadingDeleted: "Loading your deleted goals...",
  noneDeleted: "No recently deleted goals.",
  deletedOn: (day: ReactNode, until: ReactNode) =>
    parts("Deleted ", day, ". You can restore it until ", until, "."),
  restore: "Restore",
  restored: (goal: ReactNode) => parts("“", goal, "” was restored."),
  notRestorable: "This goal can no longer be restored.",

  data: "Your data",
  exports: "Download",
  dataWhat:
    "Everything Cairn stores about you, in one JSON file: your profile, goals with their history, badges, check-ins and sessions.",
  download: "Download my data",
  tables: "As CSV, for a spreadsheet:",
  goals: "Goals",
  ledger: "History",
  checkIns: "Check-ins",
  collecting: "Preparing your data...",
  dataSaved: (file: string) => `Your data was saved as ${file}.`,

  tokens: "Access tokens",
  tokensWhy: (api: ReactNode) =>
    parts("Use ", api, " from your own scripts. Tokens keep working after you sign out."),
  api: "the API",
  loadingTokens: "Loading your access tokens...",
  noTokens: "No access tokens.",
  validToken: (scope: string, made: string, ends: ReactNode, used: string) =>
    parts(`${scope}. Created ${made}, expires `, ends, `. ${used}.`),
  expiredToken: (scope: string, made: string, ended: ReactNode, used: string) =>
    parts(`${scope}. Created ${made}, expired `, ended, `. ${used}.`),
  tokenUnused: "Not used yet",
  tokenLastUsed: (when: string) => `Last used ${when}`,
  revoke: "Revoke",
  tokenRevoked: (name: string) => `“${name}” was revoked.`,
  tokenName: "Name",
  tokenNameHint: "What will you use it for?",
  tokenScope: "Access",
  mayRead: "See your goals with their progress, badges and check-ins.",
  mayLog: "Also log progress on your goals.",
  tokenDays: "Expires after (days)",
  tokenDaysHint: `From 1 to ${limits.accessTokenDays}.`,
  openTokenForm: "Create a token",
  makeToken: "Create token",
  noTokenMade: "The token wasn't created.",
  tokenMade: (name: string) => `“${name}” was created. Copy the token now.`,
  newToken: "Your new token",
  newTokenHint:
    "It won't be shown again. Anyone with this token can use it, so store it like a password.",
  command: "Try it in a terminal",
  curl: (token: string, address: string) => `curl -H "Authorization: Bearer ${token}" ${address}`,
  copyToken: "Copy token",
  tokenCopied: "Token copied.",
  copyCommand: "Copy command",
  commandCopied: "Command copied.",
  notCopied: "That couldn't be copied. It's selected, so you can copy it yourself.",
  tokenDone: "Done",

  device: "This device",
  keepGoals: "Keep my goals on this device",
  keepGoalsHint:
    "You can then see your goals and log progress offline. They are removed when you sign out or your session ends. Leave this off if others use this browser.",
  keepsNothing: "This browser doesn't allow Cairn to store data.",
  goalsKept: (when: string) => `Last updated ${when}.`,

  identities: "Sign-in options",
  identitiesWhy:
    "You can sign in to this account with any of these. The providers don't learn about each other.",
  loadingIdentities: "Loading your sign-in options...",
  lastSignIn: (when: string) => `Last sign-in ${when}`,
  notJoined: "Not connected",
  onlyWay: ". This is your only way to sign in",
  noLongerOffered: ". No longer available here",
  join: (provider: string) => `Connect ${provider}`,
  nothingJoined: "No sign-in option was added.",
  part: (provider: string) => `Disconnect ${provider}`,
  parted: (provider: string | undefined) =>
    `You no longer sign in with ${provider}. You were signed out everywhere else.`,

  sessions: "Where you're signed in",
  sessionsWhat: "Browsers where you're signed in. “Last used” is updated hourly.",
  loadingSessions: "Loading your sessions...",
  thisBrowser: "This browser",
  otherBrowser: "Another browser",
  signedIn: (when: string) => `Signed in ${when}`,
  toAdminArea: (when: string) => `to the admin area ${when}`,
  sessionLastUsed: (when: string) => `, last used ${when}`,
  signOut: "Sign out",
  signOutWhich: (signedIn: string) => ` the browser that signed in ${signedIn}`,
  signedOut: "That browser was signed out.",
  noOtherSessions: "You're not signed in anywhere else.",
  signOutOthers: "Sign out everywhere else",
  othersSignedOut: "You were signed out everywhere else.",

  deleteTitle: "Delete your account",
  deleteWhat:
    "This permanently deletes your goals with their history, your badges and your check-ins. The people you coach can then invite another coach.",
  deleteAccount: "Delete account",
  deleteQuestion: "Delete your account?",
  deleteWarning: "This can't be undone. Download your data first if you want to keep it.",
  deleteWord: (word: string) => `Type ${word} to confirm`,
  deleteWordWrong: (word: string) => `Please type ${word} in capital letters.`,
  deleteCancel: "Cancel",
  deleteConfirm: "Delete permanently",
  nothingDeleted: "Nothing has been deleted.",
  keepAccount: "Keep my account",

  notNow: "Not now",
  bringBack: (providers: readonly string[]) =>
    `Sign in again with ${list.or(providers)} to come back to this page.`,
  adminBringsBack: "Sign in again as an admin to come back to this page.",
  adminSignIn: "Go to admin sign-in",
};
