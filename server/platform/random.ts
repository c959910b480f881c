import { createHash, randomBytes } from "node:crypto";

/** An opaque id: 128 random bits as 22 characters of base64url. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** A secret that its holder presents later: 256 random bits. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. Plain SHA-256 is enough for 256 random bits. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
