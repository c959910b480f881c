/** The issuer of an identity that is an email address; its subject is the address in lower case. */
export const EMAIL_ISSUER = "email";

const CODES = 1_000_000;

/** Six digits from at least six random `bytes`. */
export function emailCode(bytes: Uint8Array): string {
  const number = bytes.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % CODES).padStart(6, "0");
}

/** A typed code without what mail programs and people put between its digits; null for other text. */
export function typedCode(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
