import type { MailType } from "#domain/mail.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { MailBody } from "../rendering/mail-body.ts";
import { announcement } from "./announcement.ts";
import { checkInReminder } from "./check-in-reminder.ts";
import { circleAsk } from "./circle-ask.ts";
import { coachAccepted } from "./coach-accepted.ts";
import { coachLeftMail } from "./coach-left.ts";
import { coachingHelp } from "./coaching-help.ts";
import { coachingNoteMail } from "./coaching-note.ts";
import { coachingWeekMail } from "./coaching-week.ts";
import { colleagueInvited } from "./colleague-invited.ts";
import { completionAsked } from "./completion-asked.ts";
import { goalReminder } from "./goal-reminder.ts";
import type { Envelope, MailContext, MailKind } from "./mail-kind.ts";
import { marketing } from "./marketing.ts";
import { verification } from "./verification.ts";
import { weeklyUpdate } from "./weekly-update.ts";

const kinds = {
  verification,
  weekly_update: weeklyUpdate,
  goal_reminder: goalReminder,
  check_in_reminder: checkInReminder,
  circle_ask: circleAsk,
  coaching_note: coachingNoteMail,
  coaching_help: coachingHelp,
  completion_asked: completionAsked,
  coaching_week: coachingWeekMail,
  coach_accepted: coachAccepted,
  coach_left: coachLeftMail,
  colleague_invited: colleagueInvited,
  announcement,
  marketing,
};

/** Stored until the mail is sent. */
export type MailFacts = { readonly [T in MailType]: (typeof kinds)[T]["sample"] };

export const mailKinds: { readonly [T in MailType]: MailKind<MailFacts[T]> } = kinds;

export type TypedFacts = {
  [T in MailType]: { readonly type: T; readonly facts: MailFacts[T] };
}[MailType];

export type QueuedMail = TypedFacts & Envelope;

interface Of<T extends MailType> {
  readonly type: T;
  readonly facts: MailFacts[T];
}

export function fillTemplate<T extends MailType>(
  { type, facts }: Of<T>,
  context: MailContext,
): MailBody {
  return mailKinds[type].template(facts, context);
}

export async function currentFacts<T extends MailType>(
  db: Queryable,
  { type, facts, ...envelope }: Of<T> & Envelope,
  at: number,
): Promise<MailFacts[T] | null> {
  const { current } = mailKinds[type];
  return current === undefined ? facts : current(db, facts, envelope, at);
}
