import type { EmailPreferences, MailToggle } from "./email-preferences.ts";
import * as limits from "./limits.ts";

interface DeclaredMail {
  /** As an admin reads it. */
  readonly name: string;
  /** The toggle that it follows; null where nobody can turn it off. */
  readonly toggle: MailToggle | null;
  /** What it tells of others; by this it is withdrawn and erased. */
  readonly tells?: readonly MailTrait[];
}

/**
 * `goal`: of the one goal that its facts name as `goalId`. `coach`: the name of a coach. `owner`: an owner's words, to a
 * coach of that goal.
 */
export type MailTrait = "goal" | "coach" | "owner";

/** Every type of mail (product 16.1). What it says is in `server/email/mails/`. */
export const mails = {
  verification: { name: "Verification", toggle: null },
  weekly_update: { name: "Weekly updates", toggle: "weeklyUpdates", tells: ["coach"] },
  goal_reminder: { name: "Goal reminders", toggle: "goalReminders" },
  check_in_reminder: { name: "Check-in reminders", toggle: "goalReminders" },
  coaching_note: {
    name: "Coaching notes",
    toggle: "coachingNotes",
    tells: ["goal", "coach", "owner"],
  },
  coaching_help: { name: "Asks for help", toggle: "coachingNotes", tells: ["goal", "owner"] },
  coaching_week: { name: "Coaches' weeks", toggle: "coachingNotes" },
  coach_accepted: { name: "Coach accepted", toggle: "coachingNotes", tells: ["goal", "coach"] },
  coach_left: { name: "Coach left", toggle: "coachingNotes", tells: ["goal", "coach"] },
  // It goes to nobody who is here.
  colleague_invited: { name: "Invitations", toggle: null },
  announcement: { name: "Announcements", toggle: "announcements" },
  marketing: { name: "Marketing", toggle: "marketingEmails" },
} as const satisfies Record<string, DeclaredMail>;

export type MailType = keyof typeof mails;
export const mailTypes = Object.keys(mails) as readonly MailType[];

/** Mail that a person can turn off. */
export type OptionalMail = {
  [T in MailType]: (typeof mails)[T]["toggle"] extends null ? never : T;
}[MailType];

/** The types of mail that tell of something. */
export function mailThatTells(trait: MailTrait): readonly MailType[] {
  const declared: Readonly<Record<MailType, DeclaredMail>> = mails;
  return mailTypes.filter((type) => declared[type].tells?.includes(trait));
}

/** True for the name of a type of mail that can be turned off. */
export function isOptionalMail(name: string): name is OptionalMail {
  return mailTypes.some((type) => type === name && mails[type].toggle !== null);
}

/** What decides whether mail goes to somebody. */
export interface MailReader {
  readonly disabled: boolean;
  /** The address stored now; null for none. */
  readonly email: string | null;
  /** By the provider's claim or by our own link. */
  readonly verified: boolean;
  readonly preferences: EmailPreferences;
}

/**
 * True where mail of a type may go to an address at this moment: it is still the person's, verified either way, and they
 * want it. Verification needs no verified address and ignores the preferences (product 16.2). An invitation goes to an address
 * of somebody else: its reader is who invites (33.5).
 */
export function mayReceive(reader: MailReader, type: MailType, address: string): boolean {
  if (type === "colleague_invited") return !reader.disabled;
  if (reader.disabled || reader.email !== address) return false;
  if (type === "verification") return true;
  const { preferences, verified } = reader;
  return verified && !preferences.unsubscribeAll && preferences[mails[type].toggle];
}

const MINUTE = 60_000;

/**
 * Milliseconds until the next try after so many failed ones: doubled each time up to a longest, moved by up to a
 * fifth either way (product 16.3). `chance` is from 0 to 1.
 */
export function retryDelay(attempts: number, chance: number): number {
  const longest = limits.mailRetryHours * 60 * MINUTE;
  const doubled = Math.min(MINUTE * 2 ** Math.max(0, attempts - 1), longest);
  return Math.round(Math.min(Math.max(doubled * (0.8 + 0.4 * chance), MINUTE), longest));
}

const toggleWords: Readonly<Record<MailToggle, string>> = {
  weeklyUpdates: "weekly updates",
  goalReminders: "goal reminders",
  coachingNotes: "mail about coaching",
  announcements: "announcements",
  marketingEmails: "tips and offers",
};

/** What is turned off with mail of a type, as people read it. */
function mailWords(type: OptionalMail): string {
  return toggleWords[mails[type].toggle];
}

/** What a token of /unsubscribe turns off. */
interface Unsubscribed {
  readonly words: string;
  /** True where it can turn off all mail: it speaks for a person, not only for an address that was invited (product 33.5). */
  readonly all: boolean;
}

/** What a token of /unsubscribe turns off; null where it names nothing. Whether it is ours, the server knows. */
export function unsubscribedBy(token: string): Unsubscribed | null {
  const type = token.split(".")[1] ?? "";
  if (type === "colleague_invited") return { words: "invitations", all: false };
  return isOptionalMail(type) ? { words: mailWords(type), all: true } : null;
}
