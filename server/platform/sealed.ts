import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Before what is sealed: a text without it was kept as it is. */
const VERSION = "v1.";
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

// A key of its own: what signs links seals nothing.
function keyOf(secretKey: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", "cairn sealed v1", KEY_BYTES));
}

/** A text that nobody reads in the database without the server's key. `place` is where it is kept: elsewhere it does not open. */
export function seal(secretKey: string, place: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secretKey), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** True for what `seal` made. */
export function isSealed(kept: string): boolean {
  return kept.startsWith(VERSION);
}

/** The text that was sealed; null under another key, in another place, or where it was changed. */
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
    // The tag does not fit: Node says so by throwing, and by nothing else.
    return null;
  }
}
