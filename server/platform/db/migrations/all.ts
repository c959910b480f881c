import type { Migration } from "../migrate.ts";
import { start } from "./0001-start.ts";
import { ledgerBadgesCheckIns } from "./0002-ledger-badges-check-ins.ts";
import { sharingCoaching } from "./0003-sharing-coaching.ts";
import { mail } from "./0004-mail.ts";
import { admin } from "./0005-admin.ts";
import { announcements } from "./0006-announcements.ts";
import { mailUpkeep } from "./0007-mail-upkeep.ts";
import { adminAtSize } from "./0010-admin-at-size.ts";
import { jobsAtSize } from "./0011-jobs-at-size.ts";
import { writeCounts } from "./0012-write-counts.ts";
import { auditTruncate } from "./0014-audit-truncate.ts";
import { movesOfADay } from "./0015-moves-of-a-day.ts";
import { timeline } from "./0016-timeline.ts";
import { goalLife } from "./0017-goal-life.ts";
import { plan } from "./0018-plan.ts";
import { weeklyQuota } from "./0019-weekly-quota.ts";
import { coachsOwnNotes } from "./0020-coachs-own-notes.ts";
import { ifThens } from "./0021-if-thens.ts";
import { weeklyCheckIns } from "./0022-weekly-check-ins.ts";
import { needsYou } from "./0023-needs-you.ts";
import { loopWeeks } from "./0024-loop-weeks.ts";
import { cadenceTold } from "./0025-cadence-told.ts";
import { yoursEverywhere } from "./0026-yours-everywhere.ts";
import { waysToSignIn } from "./0027-ways-to-sign-in.ts";
import { setUp } from "./0028-set-up.ts";
import { adminsAtWork } from "./0029-admins-at-work.ts";
import { webhooks } from "./0030-webhooks.ts";
import { colleaguesInvited } from "./0031-colleagues-invited.ts";
import { unreadNotes } from "./0032-unread-notes.ts";
import { notedGoals } from "./0033-noted-goals.ts";
import { lastUseOfSessions } from "./0034-last-use-of-sessions.ts";
import { restingWebhooks } from "./0035-resting-webhooks.ts";
import { notesWithoutTrigger } from "./0036-notes-without-trigger.ts";
import { measureCheck } from "./0037-measure-check.ts";
import { languageOfMail } from "./0038-language-of-mail.ts";
import { away } from "./0040-away.ts";
import { correctedCheckIns } from "./0041-corrected-check-ins.ts";
import { emailSignIns } from "./0042-email-sign-ins.ts";
import { passkeys } from "./0043-passkeys.ts";
import { numberedOrganizations } from "./0044-numbered-organizations.ts";
import { comebacks } from "./0045-comebacks.ts";
import { coachConfirms } from "./0046-coach-confirms.ts";
import { circles } from "./0047-circles.ts";
import { circleMail } from "./0048-circle-mail.ts";
import { languageOfPeople } from "./0049-language-of-people.ts";

/** In the order in which they run. A released one is never edited. */
export const migrations: readonly Migration[] = [
  start,
  ledgerBadgesCheckIns,
  sharingCoaching,
  mail,
  admin,
  announcements,
  mailUpkeep,
  adminAtSize,
  jobsAtSize,
  writeCounts,
  auditTruncate,
  movesOfADay,
  timeline,
  goalLife,
  plan,
  weeklyQuota,
  coachsOwnNotes,
  ifThens,
  weeklyCheckIns,
  needsYou,
  loopWeeks,
  cadenceTold,
  yoursEverywhere,
  waysToSignIn,
  setUp,
  adminsAtWork,
  webhooks,
  colleaguesInvited,
  unreadNotes,
  notedGoals,
  lastUseOfSessions,
  restingWebhooks,
  notesWithoutTrigger,
  measureCheck,
  languageOfMail,
  away,
  correctedCheckIns,
  emailSignIns,
  passkeys,
  numberedOrganizations,
  comebacks,
  coachConfirms,
  circles,
  circleMail,
  languageOfPeople,
];
