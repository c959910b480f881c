import type { Day } from "#domain/day.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { MailBody } from "../rendering/mail-body.ts";

/** Somebody's words on a goal. */
export interface QuotedWords {
  readonly by: string;
  readonly text: string;
}

/** What a mail needs beside its facts: the reader's day, and the tokens of its links. */
export interface MailContext {
  readonly today: Day;
  readonly verification: (verificationId: string) => string;
  readonly checkIn: (goalId: string, period: Day) => string;
}

/** A mail of the outbox, without what it says. */
export interface Envelope {
  readonly messageId: string;
  readonly uid: string;
  readonly recipient: string;
  readonly createdAt: number;
}

/** What is particular to one type of mail. Its name, its toggle and what of it is erased stand in `domain/mail.ts`. */
export interface MailKind<Facts> {
  readonly template: (facts: Facts, context: MailContext) => MailBody;
  /** The facts at the moment when the mail leaves; null where nothing is left to say. Without it they stay as queued. */
  readonly current?: (
    db: Queryable,
    facts: Facts,
    envelope: Envelope,
    at: number,
  ) => Promise<Facts | null>;
  readonly sample: Facts;
  /** Other looks of the same type, for the previews. */
  readonly variants?: Readonly<Record<string, Facts>>;
}
