import type { Announcement } from "#contract/announcements.ts";
import { mailsOf, type AnnouncementState, type AnnouncementType } from "#domain/announcement.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import type { Tone } from "#web/ui/tone.ts";

export const typeLabels: Readonly<Record<AnnouncementType, string>> = {
  announcement: "Announcement",
  marketing: "Marketing",
};

/** What stands on an announcement, by its state. */
const stateBadges: Readonly<
  Record<AnnouncementState, { readonly tone: Tone; readonly words: string }>
> = {
  queueing: { tone: "amber", words: "Queueing" },
  queued: { tone: "teal", words: "Sending" },
  settled: { tone: "green", words: "Done" },
};

/** What stands on one that was stopped: what was on its way at that moment still leaves. */
const stoppedBadges: typeof stateBadges = {
  queueing: { tone: "amber", words: "Stopping" },
  queued: { tone: "amber", words: "Stopping" },
  settled: { tone: "grey", words: "Stopped" },
};

/** The badge of an announcement. */
export function badgeOf({ state, stoppedAt }: Pick<Announcement, "state" | "stoppedAt">) {
  return (stoppedAt === null ? stateBadges : stoppedBadges)[state];
}

/** "1 person", "1,234 people". */
export function peopleInWords(count: number, notation: Notation): string {
  return `${numberInWords(count, notation)} ${count === 1 ? "person" : "people"}`;
}

/** What is asked before an announcement goes out to so many people. */
export function questionOf(type: AnnouncementType, subject: string, people: string): string {
  const kind = type === "marketing" ? "as marketing mail" : "as an announcement";
  return `“${bidiIsolated(subject.trim())}” goes out ${kind} to ${people}. It cannot be called back.`;
}

/** What is said before an announcement is stopped: how much of it can be stopped no more. */
export function stopQuestionOf(announcement: Announcement, notation: Notation): string {
  const left = numberInWords(announcement.sent, notation);
  const all = numberInWords(mailsOf(announcement), notation);
  return `${left} of ${all} mails have left and cannot be called back. The others will not leave.`;
}

/** How far an announcement is, for those who listen: it changes with its state alone. */
export function spokenState(announcement: Announcement, notation: Notation): string {
  const { subject, state, sent, stoppedAt } = announcement;
  const people = peopleInWords(sent, notation);
  switch (state) {
    case "queueing":
      return `“${bidiIsolated(subject)}” is being queued.`;
    case "queued":
      return stoppedAt === null
        ? `“${bidiIsolated(subject)}” is queued. Its mails are on their way.`
        : `“${bidiIsolated(subject)}” is being stopped.`;
    case "settled":
      return stoppedAt === null
        ? `“${bidiIsolated(subject)}” is done: sent to ${people}.`
        : `“${bidiIsolated(subject)}” is stopped: sent to ${people}.`;
  }
}
