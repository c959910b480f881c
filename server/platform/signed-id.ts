import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Derived, not stored, so that a link can be shown again (product 11.3). */
export function signedId(secretKey: string, kind: string, id: string): string {
  return createHmac("sha256", secretKey).update(`${kind}:${id}`).digest("base64url");
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Constant time. */
export function isSignedId(secretKey: string, kind: string, id: string, text: string): boolean {
  return timingSafeEqual(digest(signedId(secretKey, kind, id)), digest(text));
}
