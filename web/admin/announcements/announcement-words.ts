import type { Announcement } from "#contract/announcements.ts";
import type { AnnouncementState, AnnouncementType } from "#domain/announcement.ts";
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

export function numberInWords(count: number): string {
  return count.toLocaleString("en");
}

/** "1 person", "1,234 people". */
export function peopleInWords(count: number): string {
  return `${numberInWords(count)} ${count === 1 ? "person" : "people"}`;
}

/** What is asked before an announcement goes out. */
export function questionOf(type: AnnouncementType, subject: string, count: number): string {
  const kind = type === "marketing" ? "as marketing mail" : "as an announcement";
  return `“${subject.trim()}” goes out ${kind} to ${peopleInWords(count)}. It cannot be called back.`;
}

/** How far an announcement is, for those who listen: it changes with its state alone. */
export function spokenState({ subject, state, sent }: Announcement): string {
  switch (state) {
    case "queueing":
      return `“${subject}” is being queued.`;
    case "queued":
      return `“${subject}” is queued. Its mails are on their way.`;
    case "settled":
      return `“${subject}” is done: sent to ${peopleInWords(sent)}.`;
  }
}
