import { createHash, randomBytes } from "node:crypto";

const ID_BYTES = 16;
/** Pooled: asking the system for each id was a twentieth of a request's time. */
let ahead = Buffer.alloc(0);

/** 128 random bits, redrawn if it begins like a formula or an option (product 3.1). */
export function newId(): string {
  if (ahead.length === 0) ahead = randomBytes(256 * ID_BYTES);
  const id = ahead.toString("base64url", 0, ID_BYTES);
  ahead = ahead.subarray(ID_BYTES);
  return id.startsWith("-") ? newId() : id;
}

/** 256 random bits, presented later by its holder. Store only the hash. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Plain SHA-256 is enough for 256 random bits. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
