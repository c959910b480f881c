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

const stateBadges: Readonly<
  Record<AnnouncementState, { readonly tone: Tone; readonly words: string }>
> = {
  queueing: { tone: "amber", words: "Queueing" },
  queued: { tone: "teal", words: "Sending" },
  settled: { tone: "green", words: "Done" },
};

/** Mail in flight is still sent after a stop. */
const stoppedBadges: typeof stateBadges = {
  queueing: { tone: "amber", words: "Stopping" },
  queued: { tone: "amber", words: "Stopping" },
  settled: { tone: "grey", words: "Stopped" },
};

export function badgeOf({ state, stoppedAt }: Pick<Announcement, "state" | "stoppedAt">) {
  return (stoppedAt === null ? stateBadges : stoppedBadges)[state];
}

export function peopleInWords(count: number, notation: Notation): string {
  return `${numberInWords(count, notation)} ${count === 1 ? "person" : "people"}`;
}

export function questionOf(type: AnnouncementType, subject: string, people: string): string {
  const kind = type === "marketing" ? "as marketing mail" : "as an announcement";
  return `“${bidiIsolated(subject.trim())}” goes out ${kind} to ${people}. It cannot be called back.`;
}

export function stopQuestionOf(announcement: Announcement, notation: Notation): string {
  const left = numberInWords(announcement.sent, notation);
  const all = numberInWords(mailsOf(announcement), notation);
  return `${left} of ${all} mails have left and cannot be called back. The others will not leave.`;
}

/** For screen readers: changes only with the state. */
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
