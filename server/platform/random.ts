import { createHash, randomBytes } from "node:crypto";

const ID_BYTES = 16;
/** Random bytes of ids to come: to ask the system for those of each id was a twentieth of a request's time. */
let ahead = Buffer.alloc(0);

/** An opaque id: 128 random bits as 22 characters of base64url, drawn again where it begins like a formula or an option (product 3.1). */
export function newId(): string {
  if (ahead.length === 0) ahead = randomBytes(256 * ID_BYTES);
  const id = ahead.toString("base64url", 0, ID_BYTES);
  ahead = ahead.subarray(ID_BYTES);
  return id.startsWith("-") ? newId() : id;
}

/** A secret that its holder presents later: 256 random bits. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. Plain SHA-256 is enough for 256 random bits. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
