import type { Day } from "#domain/day.ts";
import type { Language } from "#domain/language.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { MailBody } from "../rendering/mail-body.ts";

export interface QuotedWords {
  readonly by: string;
  readonly text: string;
}

export interface MailContext {
  readonly today: Day;
  readonly verification: (verificationId: string) => string;
  readonly checkIn: (goalId: string, period: Day) => string;
}

export interface Envelope {
  readonly messageId: string;
  readonly uid: string;
  readonly recipient: string;
  /** Null for the server's default. */
  readonly language: Language | null;
  readonly createdAt: number;
}

/** Name, toggle and erasure are in `domain/mail.ts`. */
export interface MailKind<Facts> {
  readonly template: (facts: Facts, context: MailContext) => MailBody;
  /** The facts when the mail leaves; null: nothing to say. Omitted: they stay as queued. */
  readonly current?: (
    db: Queryable,
    facts: Facts,
    envelope: Envelope,
    at: number,
  ) => Promise<Facts | null>;
  readonly sample: Facts;
  readonly variants?: Readonly<Record<string, Facts>>;
}
