import { isWanted, type EmailPreferences, type MailToggle } from "./email-preferences.ts";
import * as limits from "./limits.ts";
import { words } from "./mail.words.ts";

interface DeclaredMail {
  /** Null if it cannot be turned off. */
  readonly toggle: MailToggle | null;
  /** Decides how it is withdrawn and erased. */
  readonly tells?: readonly MailTrait[];
  /** Not sent to a person who is away (product 16.2). */
  readonly restsWhileAway?: true;
}

/**
 * `goal`: facts hold `goalId`; `coach`: a coach's name; `owner`: an owner's words to a coach, with `goalId` or `ownerId`;
 * `circle`: `asks`, of members of circles, each with their `uid`.
 */
export type MailTrait = "goal" | "coach" | "owner" | "circle";

/** product 16.1; the texts of mail are in `server/email/mails/` */
export const mails = {
  verification: { toggle: null },
  weekly_update: { toggle: "weeklyUpdates", tells: ["coach", "circle"], restsWhileAway: true },
  goal_reminder: { toggle: "goalReminders", restsWhileAway: true },
  check_in_reminder: { toggle: "goalReminders", restsWhileAway: true },
  circle_ask: { toggle: "circleAsks", tells: ["circle"], restsWhileAway: true },
  coaching_note: { toggle: "coachingNotes", tells: ["goal", "coach", "owner"] },
  coaching_help: { toggle: "coachingNotes", tells: ["owner"] },
  completion_asked: { toggle: "coachingNotes", tells: ["goal", "owner"] },
  coaching_week: { toggle: "coachingNotes", restsWhileAway: true },
  coach_accepted: { toggle: "coachingNotes", tells: ["goal", "coach"] },
  coach_left: { toggle: "coachingNotes", tells: ["goal", "coach"] },
  // Its reader has no account.
  colleague_invited: { toggle: null },
  announcement: { toggle: "announcements" },
  marketing: { toggle: "marketingEmails" },
} as const satisfies Record<string, DeclaredMail>;

export type MailType = keyof typeof mails;
export const mailTypes = Object.keys(mails) as readonly MailType[];

export type OptionalMail = {
  [T in MailType]: (typeof mails)[T]["toggle"] extends null ? never : T;
}[MailType];

export function mailThatTells(trait: MailTrait): readonly MailType[] {
  const declared: Readonly<Record<MailType, DeclaredMail>> = mails;
  return mailTypes.filter((type) => declared[type].tells?.includes(trait));
}

/** True for a type of mail that can be turned off. */
export function isOptionalMail(name: string): name is OptionalMail {
  return mailTypes.some((type) => type === name && mails[type].toggle !== null);
}

export interface MailReader {
  readonly disabled: boolean;
  readonly email: string | null;
  /** By the provider or by our link. */
  readonly verified: boolean;
  readonly away: boolean;
  readonly preferences: EmailPreferences;
}

/** Whether mail may go to an address now (product 16.2); an invitation's reader is its sender (33.5). */
export function mayReceive(reader: MailReader, type: MailType, address: string): boolean {
  if (type === "colleague_invited") return !reader.disabled;
  if (reader.disabled || reader.email !== address) return false;
  if (type === "verification") return true;
  const declared: DeclaredMail = mails[type];
  if (reader.away && declared.restsWhileAway) return false;
  const { preferences, verified } = reader;
  return verified && isWanted(preferences, mails[type].toggle);
}

const MINUTE = 60_000;

/** Milliseconds to the next try: doubled, capped, jittered by `chance`, 0 to 1 (product 16.3). */
export function retryDelay(attempts: number, chance: number): number {
  const longest = limits.mailRetryHours * 60 * MINUTE;
  const doubled = Math.min(MINUTE * 2 ** Math.max(0, attempts - 1), longest);
  return Math.round(Math.min(Math.max(doubled * (0.8 + 0.4 * chance), MINUTE), longest));
}

interface Unsubscribed {
  readonly words: string;
  /** False for an invited address: it has no account (product 33.5). */
  readonly all: boolean;
}

/** The mail that an /unsubscribe token turns off; null if unreadable. The server verifies it. */
export function unsubscribedBy(token: string): Unsubscribed | null {
  const type = token.split(".")[1] ?? "";
  if (type === "colleague_invited") return { words: words.invitations, all: false };
  return isOptionalMail(type) ? { words: words.turnedOff[mails[type].toggle], all: true } : null;
}
