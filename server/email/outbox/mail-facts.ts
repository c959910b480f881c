import type { WeekPerson } from "#domain/coaching-week.ts";
import type { Day } from "#domain/day.ts";
import type { Digest } from "#domain/digest.ts";
import type { MailType } from "#domain/mail.ts";
import type { OpenCheckIn, Reminder } from "#domain/reminder.ts";
import type { Health } from "#domain/weekly-check-in.ts";

/** Somebody's words on a goal. */
export interface QuotedWords {
  readonly by: string;
  readonly text: string;
}

/** The same with the goal that they belong to. */
export interface GoalWords extends QuotedWords {
  readonly goalId: string;
  readonly on: string;
}

interface AnnouncementFacts {
  readonly subject: string;
  /** Paragraphs are parted by empty lines. */
  readonly text: string;
}

/** What is kept of a mail until it is sent: the facts that its words are made of. */
export interface MailFacts {
  readonly verification: { readonly verificationId: string };
  readonly weekly_update: Digest & {
    /** The day on which it was due. */
    readonly day: Day;
    /** The instant of the digest before, in milliseconds, and its day: what changed did so since then. */
    readonly since: number;
    readonly from: Day;
    readonly words: readonly GoalWords[];
  };
  readonly goal_reminder: { readonly reminders: readonly Reminder[] };
  readonly check_in_reminder: { readonly checkIns: readonly OpenCheckIn[] };
  readonly coaching_note: {
    readonly goalId: string;
    readonly description: string;
    readonly words: readonly QuotedWords[];
    /** True where the coach is told of the owner's answers. */
    readonly toCoach: boolean;
  };
  readonly coaching_help: {
    readonly goalId: string;
    readonly description: string;
    readonly checkInId: string;
    readonly health: Health;
    readonly words: QuotedWords;
  };
  readonly coaching_week: {
    /** The day on which it was due. */
    readonly day: Day;
    /** The instant of the mail before, in milliseconds. */
    readonly since: number;
    readonly people: readonly WeekPerson[];
  };
  readonly coach_accepted: {
    readonly goalId: string;
    readonly description: string;
    readonly coachName: string;
  };
  readonly coach_left: MailFacts["coach_accepted"];
  readonly colleague_invited: {
    /** Name and address of the admin. */
    readonly inviter: string;
    readonly addressHash: string;
  };
  readonly announcement: AnnouncementFacts;
  readonly marketing: AnnouncementFacts;
}

/** One type with its facts. */
export type TypedFacts = {
  [T in MailType]: { readonly type: T; readonly facts: MailFacts[T] };
}[MailType];

/** A mail of the outbox, as far as composing it needs to know. */
export type QueuedMail = TypedFacts & {
  readonly messageId: string;
  readonly uid: string;
  readonly recipient: string;
  readonly createdAt: number;
};
