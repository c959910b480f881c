import type { EmailPreferences } from "#domain/email-preferences.ts";
import type { MailReader } from "#domain/mail.ts";
import { preferenceColumns, preferencesOf } from "#server/platform/mail/mail-columns.ts";

/** By the provider's claim or our own link. */
export const isVerified = `(u.email_verified or u.custom_email_verified_at is not null)`;

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
