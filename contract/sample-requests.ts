import { defaultPreferences } from "#domain/email-preferences.ts";
import { sampleDraft, sampleGoal } from "#domain/sample-goal.ts";
import type { EndpointName } from "./endpoints.ts";
import { sampleCircleRequests } from "./sample-circle-requests.ts";
import { signInRequests } from "./sample-sign-ins.ts";
import { samplePasskeyRequests } from "./sample-passkey-requests.ts";

export interface SampleRequest {
  readonly params?: object;
  readonly query?: object;
  /** One per shape; absent without a body. */
  readonly inputs?: readonly object[];
}

const oneGoal = { goalId: sampleGoal.id };
const oneNote = { goalId: sampleGoal.id, noteId: sampleGoal.id };
const oneStep = { stepId: sampleGoal.id };
const oneIfThen = { ifThenId: sampleGoal.id };
const step = { text: "Book a room", day: "2025-03-20" };
const ifThen = { obstacle: "it rains", action: "walk inside" };
const onePrivateNote = { goalId: sampleGoal.id, privateNoteId: sampleGoal.id };
const link = { inviterId: sampleGoal.id, goalId: sampleGoal.id };
const timeZone = "Europe/London";
const checkInWords = {
  health: "at-risk",
  kept: null,
  obstacle: "The budget was cut",
  help: "An hour with the controller",
  promise: "ask her",
  circle: "private",
};
const weeklyCheckIn = { ...checkInWords, period: "2025-03-10", progress: null };
/** For tests and the API page; a missing endpoint does not compile. */
export const sampleRequests: Readonly<Record<EndpointName, SampleRequest>> = {
  ...samplePasskeyRequests,
  ...sampleCircleRequests,
  readSession: {},
  ...signInRequests,
  openSession: { inputs: [{ customToken: "a-token", timeZone }] },
  endSession: { inputs: [{}] },
  editProfile: { inputs: [{ displayName: "Ada Lovelace", email: "ada@example.org" }] },
  changeCheckInDay: { inputs: [{ day: 5 }] },
  changeLanguage: { inputs: [{ language: "fr" }] },
  changeTimeZone: { inputs: [{ timeZone }] },
  readDashboard: {},
  listGoals: { query: { after: "a-cursor" } },
  readGoal: { params: oneGoal },
  createGoal: { inputs: [sampleDraft] },
  recordProgress: {
    params: oneGoal,
    inputs: [
      { kind: "step" },
      { kind: "change", by: -1.5 },
      { kind: "change", by: 2, note: "Two at once", day: "2025-03-09" },
      { kind: "set", value: 3, rev: 1 },
      { kind: "set", value: true, rev: 1 },
      { kind: "set", value: "2025-03-10", rev: 1 },
      { kind: "set", value: null, rev: 1 },
    ],
  },
  undoProgress: { params: { ...oneGoal, entryId: sampleGoal.id }, inputs: [{}] },
  readLedger: { params: oneGoal },
  readStreak: { params: oneGoal },
  chooseWeeklyQuota: { params: oneGoal, inputs: [{ weeklyQuota: 6 }, { weeklyQuota: null }] },
  readPlan: { params: oneGoal },
  changePlan: {
    params: oneGoal,
    inputs: [
      { kind: "add-step", ...step },
      { kind: "add-step", ...step, day: null },
      { kind: "change-step", ...oneStep, ...step, shown: { ...step, day: null } },
      { kind: "mark-step", ...oneStep, done: true },
      { kind: "remove-step", ...oneStep },
      { kind: "accept", ...oneStep },
      { kind: "decline", ...oneStep },
      { kind: "add-if-then", ...ifThen },
      { kind: "change-if-then", ...oneIfThen, ...ifThen, shown: ifThen },
      { kind: "remove-if-then", ...oneIfThen },
    ],
  },
  suggestStep: {
    params: oneGoal,
    inputs: [
      { kind: "suggest", ...step },
      { kind: "withdraw", ...oneStep },
    ],
  },
  readBadges: {},
  listCheckIns: {},
  addCheckIn: { params: oneGoal, inputs: [{ message: "A good week", circle: "coach" }] },
  previewImport: {
    params: oneGoal,
    inputs: [
      { csv: "day,value\n2025-03-09,1" },
      { csv: "day,goal,value\n2025-03-09,Read,1", fileGoal: "Read" },
    ],
  },
  importLedger: { params: oneGoal, inputs: [{ csv: "day,value\n2025-03-09,1", rev: 1 }] },
  completeGoal: { params: oneGoal, inputs: [{}] },
  chooseCoachConfirms: { params: oneGoal, inputs: [{ coachConfirms: true }] },
  takeBackCompletionRequest: { params: oneGoal, inputs: [{ askedAt: 1_741_600_000_000 }] },
  confirmCompletion: { params: oneGoal, inputs: [{ askedAt: 1_741_600_000_000 }] },
  declineCompletion: {
    params: oneGoal,
    inputs: [{ askedAt: 1_741_600_000_000, note: "One more talk first" }],
  },
  markCelebrated: { params: oneGoal, inputs: [{}] },
  undoCompletion: { params: oneGoal, inputs: [{}] },
  editGoal: {
    params: oneGoal,
    inputs: [
      { change: {}, shown: {} },
      {
        change: { dueDate: "2025-06-01", targetValue: "120" },
        shown: { dueDate: "2025-05-01", targetValue: "100" },
        why: "The course begins later",
      },
    ],
  },
  pauseGoal: {
    params: oneGoal,
    inputs: [{ until: null }, { until: "2025-04-01", why: "A month abroad" }],
  },
  resumeGoal: { params: oneGoal, inputs: [{ moveDueDate: true }] },
  chooseCadence: { params: oneGoal, inputs: [{ weeks: 2 }] },
  pauseAll: { inputs: [{ until: null }, { until: "2025-04-01", why: "A month abroad" }] },
  resumeAll: { inputs: [{ moveDueDates: [] }] },
  closeGoal: { params: oneGoal, inputs: [{}, { learned: "Begin with less" }] },
  reopenGoal: { params: oneGoal, inputs: [{}] },
  deleteGoal: { params: oneGoal, inputs: [{}] },
  restoreGoal: { params: oneGoal, inputs: [{}] },
  listDeletedGoals: {},
  listPastGoals: { query: { after: "a-cursor" } },
  readYear: { params: { year: "2025" } },
  drawYear: { params: { year: "2025" } },
  readDueCheckIns: {},
  writeWeeklyCheckIn: {
    params: oneGoal,
    inputs: [
      weeklyCheckIn,
      { ...weeklyCheckIn, progress: { kind: "change", by: 2 } },
      {
        ...weeklyCheckIn,
        kept: "partly",
        circle: "coach",
        progress: { kind: "set", value: true, rev: 1 },
      },
    ],
  },
  correctWeeklyCheckIn: {
    params: { ...oneGoal, checkInId: sampleGoal.id },
    inputs: [{ ...checkInWords, rev: 1 }],
  },
  readWeek: { query: { of: "2025-03-10" } },
  readSharing: { params: oneGoal },
  countShare: {
    inputs: [
      { goalId: sampleGoal.id, by: "share" },
      { goalId: null, by: "copy" },
    ],
  },
  writeMilestonePage: {
    params: oneGoal,
    inputs: [
      { title: "Meet new people", withName: true, pageId: null },
      { title: "Meet new people", withName: false, pageId: sampleGoal.id },
    ],
  },
  takeDownMilestonePage: { params: oneGoal, inputs: [{}] },
  openInvitation: { params: oneGoal, inputs: [{}] },
  withdrawInvitation: { params: oneGoal, inputs: [{}] },
  previewInvitation: { query: { ...link, inviterName: "Ada Lovelace", invite: "a-token" } },
  acceptInvitation: { inputs: [link, { ...link, inviterName: "Ada Lovelace", invite: "a-token" }] },
  takeBackAcceptance: { params: oneGoal, inputs: [{ coachedAt: 1_741_600_000_000 }] },
  stepDown: { params: oneGoal, inputs: [{}] },
  readCoaching: {
    query: {
      filter: "needs-attention",
      sort: "progress",
      group: "none",
      first: "40",
      keep: sampleGoal.id,
    },
  },
  readFeedback: {},
  listNotes: { params: oneGoal },
  addNote: {
    params: oneGoal,
    inputs: [
      { note: "Well begun, go on", type: "encouragement", form: "panel" },
      {
        note: "How is it going?",
        type: "encouragement",
        form: "panel",
        nudge: true,
        upTo: 1_741_600_000_000,
      },
    ],
  },
  markNoteRead: { params: oneNote, inputs: [{}] },
  replyToNote: { params: oneNote, inputs: [{ text: "I will" }] },
  readNeedsYou: { query: { all: "true" } },
  readBrief: { params: { uid: sampleGoal.id } },
  readPersonWeek: { params: { uid: sampleGoal.id }, query: { of: "2026-03-09" } },
  acknowledgeCheckIn: {
    params: { ...oneGoal, checkInId: sampleGoal.id },
    inputs: [{}, { rev: 2 }],
  },
  acknowledgeCheckIns: {
    inputs: [{ shown: [{ goalId: sampleGoal.id, checkInId: sampleGoal.id, rev: 1 }] }],
  },
  markRepliesRead: { params: oneGoal, inputs: [{ upTo: 1_741_600_000_000 }] },
  listPrivateNotes: { params: oneGoal },
  addPrivateNote: { params: oneGoal, inputs: [{ text: "Ask about the second book" }] },
  changePrivateNote: { params: onePrivateNote, inputs: [{ text: "Asked", rev: 1 }] },
  removePrivateNote: { params: onePrivateNote, inputs: [{ rev: 1 }] },
  listGoalCheckIns: { params: oneGoal },
  readTimeline: { params: oneGoal, query: { kind: "note", after: "a-cursor" } },
  liveStream: { query: { since: "a-position" } },
  sendVerificationEmail: {
    inputs: [{ data: { email: "ada@example.org", userId: sampleGoal.id } }],
  },
  verifyEmail: { inputs: [{ data: { token: "a-token" } }] },
  readEmailPreferences: {},
  saveEmailPreferences: { inputs: [{ ...defaultPreferences }] },
  unsubscribe: { inputs: [{ token: "a-token", all: true }] },
  readCheckInByMail: { query: { token: "a-token" } },
  writeCheckInByMail: {
    inputs: [
      {
        token: "a-token",
        health: "on-track",
        step: true,
        kept: "partly",
        promise: "read at noon",
        circle: "private",
      },
    ],
  },
  getEmailStats: { inputs: [{ data: { days: 7 } }, { data: { days: 365 } }] },
  adminSignIn: {
    inputs: [
      { email: "ada@example.org", password: "a long password" },
      {
        email: "ada@example.org",
        password: "a long password",
        code: "123456",
        timeZone: "Europe/London",
      },
    ],
  },
  readAdminDashboard: {},
  readLoop: { query: { weeks: "12" } },
  listUsers: { query: { after: "a-cursor", q: "ada", size: "100" } },
  readUser: { query: { uid: sampleGoal.id } },
  readUserDetails: { params: { uid: sampleGoal.id } },
  exportUsers: { inputs: [{}, { separator: "semicolon" }] },
  readFailedInvitations: {},
  inviteColleagues: { inputs: [{ addresses: "ada@example.org, grace@example.org" }] },
  readAudit: {
    query: {
      before: "1767225600000_21",
      action: "user.disable",
      actor: "server",
      target: "ada@example.org",
      from: "2026-01-01",
      until: "2026-01-31",
    },
  },
  manageUser: { inputs: [{ data: { uid: sampleGoal.id, action: "disable" } }] },
  readAnnouncements: { query: { before: "21" } },
  countRecipients: {},
  previewAnnouncement: { inputs: [{ type: "marketing", subject: "News", text: "Some words" }] },
  sendAnnouncement: { inputs: [{ type: "announcement", subject: "News", text: "Some words" }] },
  stopAnnouncement: { inputs: [{ id: sampleGoal.id }] },
  readWebhooks: {},
  createWebhook: { inputs: [{ url: "https://example.org/cairn", events: ["goal.completed"] }] },
  switchWebhook: { inputs: [{ webhookId: sampleGoal.id, on: false }] },
  changeWebhookSecret: { inputs: [{ webhookId: sampleGoal.id }] },
  removeWebhook: { inputs: [{ webhookId: sampleGoal.id }] },
  readWebhookDeliveries: { query: { webhookId: sampleGoal.id, before: "21" } },
  testWebhook: { inputs: [{ webhookId: sampleGoal.id }] },
  sendDeliveryAgain: { inputs: [{ webhookId: sampleGoal.id, deliveryId: sampleGoal.id }] },
  listSessions: {},
  endOwnSession: { params: { sessionId: sampleGoal.id }, inputs: [{}] },
  endOtherSessions: { inputs: [{}] },
  listAccessTokens: {},
  createAccessToken: { inputs: [{ name: "Evening script", scope: "log", days: 90 }] },
  revokeAccessToken: { params: { tokenId: sampleGoal.id }, inputs: [{}] },
  readCalendarFeed: {},
  makeCalendarFeed: { inputs: [{ replace: false }] },
  removeCalendarFeed: { inputs: [{}] },
  exportAccount: {},
  exportTable: { query: { table: "ledger" } },
  deleteAccount: { inputs: [{ confirmation: "DELETE" }] },
  readSeeds: {},
  seedData: { inputs: [{ people: 5, goalsPerPerson: 10, timeZone }] },
  clearSeeds: { inputs: [{}] },
  syncUsersToFirestore: { inputs: [{ data: null }, { data: {} }] },
};
