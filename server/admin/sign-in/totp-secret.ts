import { isSealed, seal, unseal } from "#server/platform/sealed.ts";

/** A secret as an authenticator app has it, and whether the database has it openly, as it once did. */
interface OpenedTotp {
  readonly secret: string;
  readonly isPlain: boolean;
}

// Copied to another account it opens nothing.
function placeOf(uid: string): string {
  return `admin_credentials.totp_secret ${uid}`;
}

/** What the database keeps of an account's secret. */
export function sealTotp(secretKey: string, uid: string, secret: string): string {
  return seal(secretKey, placeOf(uid), secret);
}

/** The secret that the database keeps; null where it was sealed under another SECRET_KEY. */
export function openTotp(secretKey: string, uid: string, kept: string): OpenedTotp | null {
  if (!isSealed(kept)) return { secret: kept, isPlain: true };
  const secret = unseal(secretKey, placeOf(uid), kept);
  return secret === null ? null : { secret, isPlain: false };
}
