import { createHmac, timingSafeEqual } from "node:crypto";

/** 256 bits, 43 characters. A token of one purpose is invalid for another. */
export type Sign = (purpose: string, text: string) => string;

export function signUnder(secret: string): Sign {
  return (purpose, text) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** In constant time. */
export function sameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
