import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

// RFC 6238 as every authenticator app speaks it: SHA-1, six digits, a new code every 30 seconds.
const STEP_MS = 30_000;
const DIGITS = 6;
/** Codes of so many steps before and after now are taken: clocks differ. */
const AROUND = 1;
const SECRET_BYTES = 20;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret, as apps take it: 160 bits in base32. */
export function newTotpSecret(): string {
  return Array.from(randomBytes((SECRET_BYTES * 8) / 5), (byte) => BASE32[byte % 32]).join("");
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The code that an app shows at an instant. */
export function totpCode(secret: string, at: number): string {
  return codeOf(secret, Math.floor(at / STEP_MS));
}

/** The step that a typed code belongs to, if it is near now; null of any other. */
export function totpStep(secret: string, typed: string, at: number): number | null {
  const code = Buffer.from(typed.replaceAll(/\s/g, ""));
  const now = Math.floor(at / STEP_MS);
  for (let step = now - AROUND; step <= now + AROUND; step += 1) {
    const right = Buffer.from(codeOf(secret, step));
    if (code.length === right.length && timingSafeEqual(code, right)) return step;
  }
  return null;
}

/** The address that an app reads a secret from. */
export function totpAddress(secret: string, email: string): string {
  return `otpauth://totp/Cairn:${encodeURIComponent(email)}?secret=${secret}&issuer=Cairn`;
}
