import * as limits from "./limits.ts";

// One address, no display form, and nothing that a mail header or a mail server reads as anything else. A quote at either
// end, a mark that nobody sees or a host of figures alone only looks like an address.
const LOCAL =
  /^(?![.'])(?!.*\.\.)[^\s@<>()[\]\\,;:"‘’‚‛“”„‟«»\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]{1,64}(?<![.])$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const LAST_LABEL = /^(?=.*\p{L}).{2,}$/u;

/** True for one address that mail can be sent to. */
export function isEmailAddress(text: string): boolean {
  if (text.length > limits.email) return false;
  const at = text.indexOf("@");
  const labels = text.slice(at + 1).split(".");
  return (
    at > 0 &&
    labels.length > 1 &&
    LOCAL.test(text.slice(0, at)) &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? "")
  );
}

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const AROUND = /^(?:mailto:|[\s<'"‘’‚‛“”„‟«»`])+|[\s>'"‘’‚‛“”„‟«»`]+$/giu;

/** A text without the marks that nobody sees: they come along where it is copied. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, "");
}

/** An address as it was meant: without quotes, brackets and space around it, and without marks that nobody sees. */
export function typedAddress(text: string): string {
  const seen = withoutUnseen(text).trim();
  // Far longer than any address; to look for its end would take too long.
  return seen.length > limits.email * 2 ? seen : seen.replaceAll(AROUND, "");
}
