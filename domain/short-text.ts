// What is left of a character of two units where it was cut between them.
const HALF = /[\ud800-\udbff]$/;

/** A parameter of an address as text: trimmed, cut at `most` UTF-16 units but not within a character; null where there is none. */
export function shortText(parameter: string | null, most: number): string | null {
  const text = parameter?.trim().slice(0, most).replace(HALF, "").trim() ?? "";
  return text === "" ? null : text;
}

/** A text of at most `most` UTF-16 units: one that is longer ends in "…", and not within a character. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(HALF, "")
    .trimEnd()}…`;
}

/** Text for one line of a mail's or a document's head: no line ends, no control characters, cut at `most` UTF-16 units. */
export function headerText(text: string, most: number): string {
  // Bidirectional marks would turn the line around for the reader.
  return beginningOf(text.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim(), most);
}
