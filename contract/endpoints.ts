import * as accessTokens from "./access-tokens.ts";
import * as account from "./account.ts";
import * as admin from "./admin.ts";
import * as announcements from "./announcements.ts";
import * as circleReports from "./circle-reports.ts";
import * as circleOrganizing from "./circle-organizing.ts";
import * as circles from "./circles.ts";
import * as colleagues from "./colleagues.ts";
import * as badges from "./badges.ts";
import * as brief from "./brief.ts";
import * as calendar from "./calendar.ts";
import * as checkInByMail from "./check-in-by-mail.ts";
import * as checkIns from "./check-ins.ts";
import * as weeklyCheckIns from "./weekly-check-ins.ts";
import * as coachedGoals from "./coached-goals.ts";
import * as coachingEnd from "./coaching-end.ts";
import * as coaching from "./coaching.ts";
import * as emailStats from "./email-stats.ts";
import * as emailSignIn from "./email-sign-in.ts";
import * as email from "./email.ts";
import type { Endpoint } from "./endpoint.ts";
import * as feedback from "./feedback.ts";
import * as goalLife from "./goal-life.ts";
import * as goalPlan from "./goal-plan.ts";
import * as goals from "./goals.ts";
import * as identities from "./identities.ts";
import * as joinLinks from "./join-links.ts";
import * as ledgerImport from "./ledger-import.ts";
import * as live from "./live.ts";
import * as milestones from "./milestones.ts";
import * as needsYou from "./needs-you.ts";
import * as passkeys from "./passkeys.ts";
import * as personWeek from "./person-week.ts";
import * as privateNotes from "./private-notes.ts";
import * as seed from "./seed.ts";
import * as session from "./session.ts";
import * as sharing from "./sharing.ts";
import * as streak from "./streak.ts";
import * as timeline from "./timeline.ts";
import * as week from "./week.ts";
import * as years from "./years.ts";
import * as webhooks from "./webhooks.ts";

/** Mounted by the server, listed in the API document, walked by the hostile-input test. */
export const endpoints = {
  readSession: session.readSession,
  startSignIn: account.startSignIn,
  login: account.login,
  organizationLogin: account.organizationLogin,
  askEmailSignIn: emailSignIn.askEmailSignIn,
  finishEmailSignIn: emailSignIn.finishEmailSignIn,
  beginPasskeySignIn: passkeys.beginPasskeySignIn,
  passkeySignIn: passkeys.passkeySignIn,
  adminPasskeySignIn: passkeys.adminPasskeySignIn,
  listJoinLinks: joinLinks.listJoinLinks,
  createJoinLink: joinLinks.createJoinLink,
  withdrawJoinLink: joinLinks.withdrawJoinLink,
  readJoinLink: joinLinks.readJoinLink,
  beginJoin: joinLinks.beginJoin,
  join: joinLinks.join,
  openSession: account.openSession,
  endSession: session.endSession,
  issueBearer: account.issueBearer,
  editProfile: account.editProfile,
  changeTimeZone: account.changeTimeZone,
  changeCheckInDay: account.changeCheckInDay,
  changeLanguage: account.changeLanguage,
  readDashboard: goals.readDashboard,
  listGoals: goals.listGoals,
  readGoal: goals.readGoal,
  createGoal: goals.createGoal,
  recordProgress: goals.recordProgress,
  undoProgress: goals.undoProgress,
  readLedger: goals.readLedger,
  previewImport: ledgerImport.previewImport,
  importLedger: ledgerImport.importLedger,
  completeGoal: goals.completeGoal,
  chooseCoachConfirms: goalLife.chooseCoachConfirms,
  takeBackCompletionRequest: goalLife.takeBackCompletionRequest,
  confirmCompletion: coaching.confirmCompletion,
  declineCompletion: coaching.declineCompletion,
  markCelebrated: goalLife.markCelebrated,
  undoCompletion: goalLife.undoCompletion,
  editGoal: goalLife.editGoal,
  pauseGoal: goalLife.pauseGoal,
  resumeGoal: goalLife.resumeGoal,
  chooseCadence: goalLife.chooseCadence,
  pauseAll: goalLife.pauseAll,
  resumeAll: goalLife.resumeAll,
  closeGoal: goalLife.closeGoal,
  reopenGoal: goalLife.reopenGoal,
  deleteGoal: goalLife.deleteGoal,
  restoreGoal: goalLife.restoreGoal,
  listDeletedGoals: goalLife.listDeletedGoals,
  listPastGoals: goalLife.listPastGoals,
  readYear: years.readYear,
  drawYear: years.drawYear,
  readStreak: streak.readStreak,
  chooseWeeklyQuota: streak.chooseWeeklyQuota,
  readPlan: goalPlan.readPlan,
  changePlan: goalPlan.changePlan,
  suggestStep: goalPlan.suggestStep,
  readBadges: badges.readBadges,
  listCheckIns: checkIns.listCheckIns,
  addCheckIn: checkIns.addCheckIn,
  readDueCheckIns: weeklyCheckIns.readDueCheckIns,
  writeWeeklyCheckIn: weeklyCheckIns.writeWeeklyCheckIn,
  correctWeeklyCheckIn: weeklyCheckIns.correctWeeklyCheckIn,
  readWeek: week.readWeek,
  readSharing: sharing.readSharing,
  countShare: sharing.countShare,
  writeMilestonePage: milestones.writeMilestonePage,
  takeDownMilestonePage: milestones.takeDownMilestonePage,
  openInvitation: sharing.openInvitation,
  withdrawInvitation: sharing.withdrawInvitation,
  previewInvitation: sharing.previewInvitation,
  acceptInvitation: sharing.acceptInvitation,
  takeBackAcceptance: coachingEnd.takeBackAcceptance,
  stepDown: coachingEnd.stepDown,
  listCircles: circles.listCircles,
  createCircle: circles.createCircle,
  readCircle: circles.readCircle,
  editCircle: circleOrganizing.editCircle,
  inviteToCircle: circleOrganizing.inviteToCircle,
  withdrawCircleInvitation: circleOrganizing.withdrawCircleInvitation,
  previewCircle: circles.previewCircle,
  joinCircle: circles.joinCircle,
  bringGoal: circles.bringGoal,
  takeGoalBack: circles.takeGoalBack,
  writeCircleLine: circles.writeCircleLine,
  markCircleSeen: circles.markCircleSeen,
  writeCircleMessage: circles.writeCircleMessage,
  leaveCircle: circles.leaveCircle,
  removeMember: circleOrganizing.removeMember,
  handCircleOver: circleOrganizing.handCircleOver,
  endCircle: circleOrganizing.endCircle,
  reportCircle: circles.reportCircle,
  listCircleReports: circleReports.listCircleReports,
  closeCircleReport: circleReports.closeCircleReport,
  readCoaching: coachedGoals.readCoaching,
  readFeedback: feedback.readFeedback,
  listNotes: coaching.listNotes,
  addNote: coaching.addNote,
  markNoteRead: coaching.markNoteRead,
  replyToNote: coaching.replyToNote,
  readNeedsYou: needsYou.readNeedsYou,
  readBrief: brief.readBrief,
  acknowledgeCheckIn: needsYou.acknowledgeCheckIn,
  readPersonWeek: personWeek.readPersonWeek,
  acknowledgeCheckIns: needsYou.acknowledgeCheckIns,
  markRepliesRead: needsYou.markRepliesRead,
  listPrivateNotes: privateNotes.listPrivateNotes,
  addPrivateNote: privateNotes.addPrivateNote,
  changePrivateNote: privateNotes.changePrivateNote,
  removePrivateNote: privateNotes.removePrivateNote,
  listGoalCheckIns: coaching.listGoalCheckIns,
  readTimeline: timeline.readTimeline,
  liveStream: live.liveStream,
  sendVerificationEmail: email.sendVerificationEmail,
  verifyEmail: email.verifyEmail,
  readEmailPreferences: email.readEmailPreferences,
  saveEmailPreferences: email.saveEmailPreferences,
  unsubscribe: email.unsubscribe,
  readCheckInByMail: checkInByMail.readCheckInByMail,
  writeCheckInByMail: checkInByMail.writeCheckInByMail,
  getEmailStats: emailStats.getEmailStats,
  adminSignIn: admin.adminSignIn,
  readAdminDashboard: admin.readAdminDashboard,
  readLoop: admin.readLoop,
  listUsers: admin.listUsers,
  exportUsers: admin.exportUsers,
  inviteColleagues: colleagues.inviteColleagues,
  readFailedInvitations: colleagues.readFailedInvitations,
  readUser: admin.readUser,
  readUserDetails: admin.readUserDetails,
  readAudit: admin.readAudit,
  manageUser: admin.manageUser,
  syncUsersToFirestore: admin.syncUsers,
  readAnnouncements: announcements.readAnnouncements,
  countRecipients: announcements.countRecipients,
  previewAnnouncement: announcements.previewAnnouncement,
  sendAnnouncement: announcements.sendAnnouncement,
  stopAnnouncement: announcements.stopAnnouncement,
  readWebhooks: webhooks.readWebhooks,
  createWebhook: webhooks.createWebhook,
  switchWebhook: webhooks.switchWebhook,
  changeWebhookSecret: webhooks.changeWebhookSecret,
  removeWebhook: webhooks.removeWebhook,
  readWebhookDeliveries: webhooks.readWebhookDeliveries,
  testWebhook: webhooks.testWebhook,
  sendDeliveryAgain: webhooks.sendDeliveryAgain,
  listSessions: account.listSessions,
  endOwnSession: account.endOwnSession,
  endOtherSessions: account.endOtherSessions,
  listIdentities: identities.listIdentities,
  joinIdentity: identities.joinIdentity,
  partIdentity: identities.partIdentity,
  joinEmail: emailSignIn.joinEmail,
  listPasskeys: passkeys.listPasskeys,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  editPasskey: passkeys.editPasskey,
  removePasskey: passkeys.removePasskey,
  listAccessTokens: accessTokens.listAccessTokens,
  createAccessToken: accessTokens.createAccessToken,
  revokeAccessToken: accessTokens.revokeAccessToken,
  readCalendarFeed: calendar.readCalendarFeed,
  makeCalendarFeed: calendar.makeCalendarFeed,
  removeCalendarFeed: calendar.removeCalendarFeed,
  exportAccount: account.exportAccount,
  exportTable: account.exportTable,
  deleteAccount: account.deleteAccount,
  readSeeds: seed.readSeeds,
  seedData: seed.seedData,
  clearSeeds: seed.clearSeeds,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
