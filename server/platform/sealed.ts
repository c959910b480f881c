import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** A value without it is stored in plain text. */
const VERSION = "v1.";
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

// Separate from the key that signs links.
function keyOf(secretKey: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", "cairn sealed v1", KEY_BYTES));
}

/** AES-GCM bound to `place`: elsewhere it does not open. */
export function seal(secretKey: string, place: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secretKey), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

export function isSealed(kept: string): boolean {
  return kept.startsWith(VERSION);
}

export function unseal(secretKey: string, place: string, kept: string): string | null {
  const bytes = Buffer.from(kept.slice(VERSION.length), "base64url");
  const head = NONCE_BYTES + TAG_BYTES;
  if (!isSealed(kept) || bytes.length < head) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(secretKey), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE_BYTES, head));
  const body = decipher.update(bytes.subarray(head));
  try {
    return Buffer.concat([body, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
