import type { Day } from "#domain/day.ts";
import type { MailType } from "#domain/mail.ts";

/** How a goal stands in a digest. */
export interface DigestGoal {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  /** Percentage points since the digest before; null for a goal that is newer. */
  readonly gained: number | null;
  readonly state: "completed" | "moved" | "still" | "overdue";
  readonly dueDate: Day;
}

/** Somebody's words on a goal. */
export interface QuotedWords {
  readonly by: string;
  readonly text: string;
}

/** A goal that asks for a look, and why. */
export interface Reminder {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly dueDate: Day;
  readonly reason: "due-in-a-week" | "due-tomorrow" | "stalled";
}

interface Letter {
  readonly subject: string;
  /** Paragraphs are parted by empty lines. */
  readonly text: string;
}

/** What is kept of a mail until it is sent: the facts that its words are made of. */
export interface MailFacts {
  readonly verification: { readonly verificationId: string };
  readonly weekly_update: {
    readonly monday: Day;
    readonly goals: readonly DigestGoal[];
    readonly words: readonly QuotedWords[];
    /** One thing to do next. */
    readonly nextStep: string;
  };
  readonly goal_reminder: { readonly reminders: readonly Reminder[] };
  readonly coaching_note: {
    readonly goalId: string;
    readonly description: string;
    readonly words: readonly QuotedWords[];
    /** True where the coach is told of the owner's answers. */
    readonly toCoach: boolean;
  };
  readonly coach_accepted: {
    readonly goalId: string;
    readonly description: string;
    readonly coachName: string;
  };
  readonly announcement: Letter;
  readonly marketing: Letter;
}

/** One type with its facts. */
export type TypedFacts = {
  [T in MailType]: { readonly type: T; readonly facts: MailFacts[T] };
}[MailType];
