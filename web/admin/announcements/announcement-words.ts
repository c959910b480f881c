import type { Announcement, Audience } from "#contract/announcements.ts";
import { mailsOf, type AnnouncementState, type AnnouncementType } from "#domain/announcement.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import type { Tone } from "#web/ui/tone.ts";
import { words } from "./announcements.words.ts";

const stateBadges: Readonly<
  Record<AnnouncementState, { readonly tone: Tone; readonly words: string }>
> = {
  queueing: { tone: "amber", words: words.queueing },
  queued: { tone: "teal", words: words.sending },
  settled: { tone: "green", words: words.done },
};

/** Mail in flight is still sent after a stop. */
const stoppedBadges: typeof stateBadges = {
  queueing: { tone: "amber", words: words.stopping },
  queued: { tone: "amber", words: words.stopping },
  settled: { tone: "grey", words: words.stopped },
};

export function badgeOf({ state, stoppedAt }: Pick<Announcement, "state" | "stoppedAt">) {
  return (stoppedAt === null ? stateBadges : stoppedBadges)[state];
}

export function peopleInWords(count: number, notation: Notation): string {
  return words.people(count, numberInWords(count, notation));
}

/** product 18.2 */
export function audienceInWords(
  audience: Audience,
  type: AnnouncementType,
  notation: Notation,
): string {
  const { people, disabled, unverified, [type]: recipients } = audience;
  const reasons = [
    [people - recipients - unverified - disabled, words.turnedOff[type]],
    [unverified, words.unverified],
    [disabled, words.disabled],
  ] as const;
  const others = reasons.flatMap(([count, inWords]) =>
    count > 0 ? [inWords(numberInWords(count, notation), count)] : [],
  );
  return words.audience(
    numberInWords(recipients, notation),
    peopleInWords(people, notation),
    others,
  );
}

export function questionOf(type: AnnouncementType, subject: string, people: string): string {
  return words.sendWhat[type](bidiIsolated(subject.trim()), people);
}

export function stopQuestionOf(announcement: Announcement, notation: Notation): string {
  const left = numberInWords(announcement.sent, notation);
  const all = numberInWords(mailsOf(announcement), notation);
  return words.stopQuestion(left, all);
}

/** For screen readers: changes only with the state. */
export function spokenState(announcement: Announcement, notation: Notation): string {
  const { state, sent, stoppedAt } = announcement;
  const subject = bidiIsolated(announcement.subject);
  const people = peopleInWords(sent, notation);
  switch (state) {
    case "queueing":
      return words.spokenQueueing(subject);
    case "queued":
      return stoppedAt === null ? words.spokenQueued(subject) : words.spokenStopping(subject);
    case "settled":
      return stoppedAt === null
        ? words.spokenDone(subject, people)
        : words.spokenStopped(subject, people);
  }
}
