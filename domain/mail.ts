import type { EmailPreferences, MailToggle } from "./email-preferences.ts";
import * as limits from "./limits.ts";

/** Every kind of mail that the product writes (product 16.1). */
export const mailTypes = [
  "verification",
  "weekly_update",
  "goal_reminder",
  "check_in_reminder",
  "coaching_note",
  "coaching_help",
  "coaching_week",
  "coach_accepted",
  "coach_left",
  "colleague_invited",
  "announcement",
  "marketing",
] as const;
export type MailType = (typeof mailTypes)[number];

/** Mail that a person can turn off: all but verification, and invitations, which go to nobody who is here. */
export type OptionalMail = Exclude<MailType, "verification" | "colleague_invited">;

/** The toggle that a kind of mail follows; verification and invitations follow none. */
export const toggleOf: Readonly<Record<OptionalMail, MailToggle>> = {
  weekly_update: "weeklyUpdates",
  goal_reminder: "goalReminders",
  check_in_reminder: "goalReminders",
  coaching_note: "coachingNotes",
  coaching_help: "coachingNotes",
  coaching_week: "coachingNotes",
  coach_accepted: "coachingNotes",
  coach_left: "coachingNotes",
  announcement: "announcements",
  marketing: "marketingEmails",
};

/** True for the name of a kind of mail that can be turned off. */
export function isOptionalMail(name: string): name is OptionalMail {
  return Object.hasOwn(toggleOf, name);
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
  return verified && !preferences.unsubscribeAll && preferences[toggleOf[type]];
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
  return toggleWords[toggleOf[type]];
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
