import { isAway, type Absence } from "#domain/away.ts";
import { dayOf } from "#domain/day.ts";
import type { EmailPreferences } from "#domain/email-preferences.ts";
import type { MailReader } from "#domain/mail.ts";
import { awayColumn } from "#server/platform/away-column.ts";
import { preferenceColumns, preferencesOf } from "#server/platform/mail/mail-columns.ts";

/** By the provider's claim or our own link. */
export const isVerified = `(u.email_verified or u.custom_email_verified_at is not null)`;

export const readerColumns = `u.disabled, u.email, ${isVerified} as verified, ${preferenceColumns}, ${awayColumn}`;

export interface ReaderRow extends EmailPreferences {
  readonly disabled: boolean;
  readonly email: string | null;
  readonly verified: boolean;
  readonly away: Absence | null;
}

export function readerOf(row: ReaderRow, zone: string, at: number): MailReader {
  const { disabled, email, verified } = row;
  const away = row.away !== null && isAway(row.away, dayOf(at, zone));
  return { disabled, email, verified, away, preferences: preferencesOf(row) };
}
