import * as limits from "./limits.ts";
import type { OptionalMail } from "./mail.ts";
import { headerText } from "./short-text.ts";
import { refuse, type Ruled } from "./refusal.ts";

export const announcementTypes = ["announcement", "marketing"] as const satisfies OptionalMail[];
export type AnnouncementType = (typeof announcementTypes)[number];

export interface AnnouncementDraft {
  readonly type: AnnouncementType;
  readonly subject: string;
  readonly text: string;
}

/** Drops control characters that no mail program shows. */
function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** The trimmed announcement; refused where subject or text is empty or too long (product 18.1). */
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

/** `queueing`: writing mails; `queued`: sending them; `settled`: each sent, failed or withdrawn. */
export const announcementStates = ["queueing", "queued", "settled"] as const;
export type AnnouncementState = (typeof announcementStates)[number];

interface Queueing {
  readonly state: AnnouncementState;
  readonly recipients: number;
  readonly queued: number;
}

/** Whole percent of its mails written; 100 only when done, as the audience changes meanwhile. */
export function queuedPercent({ state, recipients, queued }: Queueing): number {
  if (state !== "queueing") return 100;
  return recipients === 0 ? 0 : Math.min(99, Math.floor((queued * 100) / recipients));
}

/** Mails of an announcement; the expected number while queueing. */
export function mailsOf({ state, recipients, queued }: Queueing): number {
  return state === "queueing" ? Math.max(recipients, queued) : queued;
}

interface Stopped {
  readonly recipients: number;
  readonly queued: number;
  readonly withdrawn: number;
}

/** Recipients that a stopped announcement did not reach (product 33.2). */
export function notSent({ recipients, queued, withdrawn }: Stopped): number {
  return withdrawn + Math.max(0, recipients - queued);
}

interface Stoppable {
  readonly state: AnnouncementState;
  readonly stoppedAt: number | null;
}

/** False if stopped already; refused once no mail is waiting (product 33.2). */
export function stoppable({ state, stoppedAt }: Stoppable): Ruled<boolean> {
  if (stoppedAt !== null) return false;
  return state === "settled" ? refuse("announcement.over") : true;
}
