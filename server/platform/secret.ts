import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What only this server can make of a text: 256 bits, as 43 characters. Each purpose has a world of its own, so that
 * a token of one is none of another.
 */
export type Sign = (purpose: string, text: string) => string;

/** A signature under a secret. */
export function signUnder(secret: string): Sign {
  return (purpose, text) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** True where two texts are the same, in a time that does not tell where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
