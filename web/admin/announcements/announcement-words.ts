import type { Announcement } from "#contract/announcements.ts";
import type { AnnouncementState, AnnouncementType } from "#domain/announcement.ts";
import { isolated } from "#domain/isolated.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import type { Tone } from "#web/ui/tone.ts";

export const typeLabels: Readonly<Record<AnnouncementType, string>> = {
  announcement: "Announcement",
  marketing: "Marketing",
};

/** What stands on an announcement, by its state. */
export const stateBadges: Readonly<
  Record<AnnouncementState, { readonly tone: Tone; readonly words: string }>
> = {
  queueing: { tone: "amber", words: "Queueing" },
  queued: { tone: "teal", words: "Sending" },
  settled: { tone: "green", words: "Done" },
};

/** "1 person", "1,234 people". */
export function peopleInWords(count: number, notation: Notation): string {
  return `${numberInWords(count, notation)} ${count === 1 ? "person" : "people"}`;
}

/** What is asked before an announcement goes out to so many people. */
export function questionOf(type: AnnouncementType, subject: string, people: string): string {
  const kind = type === "marketing" ? "as marketing mail" : "as an announcement";
  return `“${isolated(subject.trim())}” goes out ${kind} to ${people}. It cannot be called back.`;
}

/** How far an announcement is, for those who listen: it changes with its state alone. */
export function spokenState({ subject, state, sent }: Announcement, notation: Notation): string {
  switch (state) {
    case "queueing":
      return `“${isolated(subject)}” is being queued.`;
    case "queued":
      return `“${isolated(subject)}” is queued. Its mails are on their way.`;
    case "settled":
      return `“${isolated(subject)}” is done: sent to ${peopleInWords(sent, notation)}.`;
  }
}
