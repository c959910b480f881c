import type { EmailPreferences } from "#domain/email-preferences.ts";
import type { MailReader } from "#domain/mail.ts";
import { preferenceColumns, preferencesOf } from "#server/platform/mail/mail-columns.ts";

/** SQL that is true for a row of `users u` whose address is verified, by the provider's claim or by our own link. */
export const isVerified = `(u.email_verified or u.custom_email_verified_at is not null)`;

/** What decides whether mail goes to somebody, of a row of `users u`. */
export const readerColumns = `u.disabled, u.email, ${isVerified} as verified, ${preferenceColumns}`;

export interface ReaderRow extends EmailPreferences {
  readonly disabled: boolean;
  readonly email: string | null;
  readonly verified: boolean;
}

export function readerOf(row: ReaderRow): MailReader {
  const { disabled, email, verified } = row;
  return { disabled, email, verified, preferences: preferencesOf(row) };
}
