import { Secret, TOTP } from "otpauth";
import { isSealed, seal, unseal } from "#server/platform/sealed.ts";

const SECRET_BYTES = 20;
const CODE = /^[0-9]{6}$/;
/** Allows clock skew. */
const STEPS_AROUND = 1;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** RFC 6238 as every authenticator app implements it. */
function totpOf(secret: string): TOTP {
  return new TOTP({ secret, algorithm: "SHA1", digits: 6, period: 30 });
}

export function totpCode(secret: string, at: number): string {
  return totpOf(secret).generate({ timestamp: at });
}

export function totpStep(secret: string, typed: string, at: number): number | null {
  const token = typed.replaceAll(/\s/g, "");
  // The library throws for six characters of more than six bytes.
  if (!CODE.test(token)) return null;
  const totp = totpOf(secret);
  const away = totp.validate({ token, timestamp: at, window: STEPS_AROUND });
  return away === null ? null : totp.counter({ timestamp: at }) + away;
}

export function totpAddress(secret: string, email: string): string {
  return `otpauth://totp/Cairn:${encodeURIComponent(email)}?secret=${secret}&issuer=Cairn`;
}

// Bound to one account, so that a copied secret opens nothing.
function placeOf(uid: string): string {
  return `admin_credentials.totp_secret ${uid}`;
}

export function sealTotp(secretKey: string, uid: string, secret: string): string {
  return seal(secretKey, placeOf(uid), secret);
}

/** `isPlain`: stored unsealed. */
interface OpenedTotp {
  readonly secret: string;
  readonly isPlain: boolean;
}

/** Null if it was sealed under another SECRET_KEY. */
export function openTotp(secretKey: string, uid: string, kept: string): OpenedTotp | null {
  if (!isSealed(kept)) return { secret: kept, isPlain: true };
  const secret = unseal(secretKey, placeOf(uid), kept);
  return secret === null ? null : { secret, isPlain: false };
}
