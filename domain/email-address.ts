import * as limits from "./limits.ts";

// Excludes what mail headers or servers would misread, and look-alikes of an address.
const LOCAL =
  /^(?![.'])(?!.*\.\.)[^\s@<>()[\]\\,;:"‘’‚‛“”„‟«»\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]{1,64}(?<![.])$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const LAST_LABEL = /^(?=.*\p{L}).{2,}$/u;

/** One address that mail can be sent to. */
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

/** Text without invisible marks, which get pasted along. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, "");
}

/** The pasted address without quotes, brackets, spaces and invisible marks. */
export function typedAddress(text: string): string {
  const seen = withoutUnseen(text).trim();
  // Guard: the pattern is slow on long text.
  return seen.length > limits.email * 2 ? seen : seen.replaceAll(AROUND, "");
}
