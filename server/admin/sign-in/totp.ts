import { Secret, TOTP } from "otpauth";
import { isSealed, seal, unseal } from "#server/platform/sealed.ts";

const SECRET_BYTES = 20;
const CODE = /^[0-9]{6}$/;
/** Codes of so many steps before and after now are taken: clocks differ. */
const STEPS_AROUND = 1;

/** A new secret, as apps take it: in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** RFC 6238 as every authenticator app speaks it. */
function totpOf(secret: string): TOTP {
  return new TOTP({ secret, algorithm: "SHA1", digits: 6, period: 30 });
}

/** The code that an app shows at an instant. */
export function totpCode(secret: string, at: number): string {
  return totpOf(secret).generate({ timestamp: at });
}

/** The step that a typed code belongs to, if it is near now; null of any other. */
export function totpStep(secret: string, typed: string, at: number): number | null {
  const token = typed.replaceAll(/\s/g, "");
  // The library throws for six characters that are more than six bytes.
  if (!CODE.test(token)) return null;
  const totp = totpOf(secret);
  const away = totp.validate({ token, timestamp: at, window: STEPS_AROUND });
  return away === null ? null : totp.counter({ timestamp: at }) + away;
}

/** The address that an app reads a secret from. */
export function totpAddress(secret: string, email: string): string {
  return `otpauth://totp/Cairn:${encodeURIComponent(email)}?secret=${secret}&issuer=Cairn`;
}

// Sealed for one account: copied to another it opens nothing.
function placeOf(uid: string): string {
  return `admin_credentials.totp_secret ${uid}`;
}

/** What the database keeps of an account's secret. */
export function sealTotp(secretKey: string, uid: string, secret: string): string {
  return seal(secretKey, placeOf(uid), secret);
}

/** A secret as an authenticator app has it, and whether the database still has it unsealed. */
interface OpenedTotp {
  readonly secret: string;
  readonly isPlain: boolean;
}

/** The secret that the database keeps; null where it was sealed under another SECRET_KEY. */
export function openTotp(secretKey: string, uid: string, kept: string): OpenedTotp | null {
  if (!isSealed(kept)) return { secret: kept, isPlain: true };
  const secret = unseal(secretKey, placeOf(uid), kept);
  return secret === null ? null : { secret, isPlain: false };
}
