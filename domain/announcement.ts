import * as limits from "./limits.ts";
import type { OptionalMail } from "./mail.ts";
import { headerText } from "./short-text.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** What an admin writes to everybody who wants it (product 18.1). */
export const announcementTypes = ["announcement", "marketing"] as const satisfies OptionalMail[];
export type AnnouncementType = (typeof announcementTypes)[number];

/** An announcement as it was typed, and as it goes out. */
export interface AnnouncementDraft {
  readonly type: AnnouncementType;
  readonly subject: string;
  /** Plain text; an empty line parts paragraphs. */
  readonly text: string;
}

/** Text of several lines, without what no mail program shows: control characters other than tab and line end. */
function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/**
 * An announcement from its draft, or why not: a subject on one line, as it will stand in the mail's head, and a text,
 * both within their limits after trimming (product 18.1).
 */
export function draftedAnnouncement(draft: AnnouncementDraft): Ruled<AnnouncementDraft> {
  const subject = headerText(draft.subject, Infinity);
  if (subject === "") return refuse("announcement.subject-missing", "subject");
  if (subject.length > limits.mailSubject)
    return refuse("announcement.subject-too-long", "subject");
  const text = plainText(draft.text);
  if (text === "") return refuse("announcement.text-missing", "text");
  if (text.length > limits.announcementText) return refuse("announcement.text-too-long", "text");
  return { type: draft.type, subject, text };
}

/**
 * `queueing` while its mails are being written, `queued` while they leave, `settled` once each of them has left, failed or
 * was withdrawn.
 */
export const announcementStates = ["queueing", "queued", "settled"] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** How far the writing of its mails is. */
interface Queueing {
  readonly state: AnnouncementState;
  /** How many people were to get it when it was confirmed. */
  readonly recipients: number;
  readonly queued: number;
}

/**
 * Whole percent of its mails that are written: 100 only once everybody was looked at, since people come and change their
 * minds meanwhile.
 */
export function queuedPercent({ state, recipients, queued }: Queueing): number {
  if (state !== "queueing") return 100;
  return recipients === 0 ? 0 : Math.min(99, Math.floor((queued * 100) / recipients));
}

/** How many mails an announcement is of: those that are written, or while they are being written those that were to be. */
export function mailsOf({ state, recipients, queued }: Queueing): number {
  return state === "queueing" ? Math.max(recipients, queued) : queued;
}

/** What became of the mails of an announcement that was stopped. */
interface Stopped {
  readonly recipients: number;
  readonly queued: number;
  readonly withdrawn: number;
}

/** How many people were to get an announcement and, since it was stopped, did not: also those whose mail was never written (product 33.2). */
export function notSent({ recipients, queued, withdrawn }: Stopped): number {
  return withdrawn + Math.max(0, recipients - queued);
}

/** What decides whether an announcement can be stopped. */
interface Stoppable {
  readonly state: AnnouncementState;
  /** Null where nobody has stopped it. */
  readonly stoppedAt: number | null;
}

/**
 * True where stopping an announcement changes anything, false where it is stopped already; refused once nothing of it waits
 * (product 33.2).
 */
export function stoppable({ state, stoppedAt }: Stoppable): Ruled<boolean> {
  if (stoppedAt !== null) return false;
  return state === "settled" ? refuse("announcement.over") : true;
}
