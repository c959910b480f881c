// What is left of a character of two units where it was cut between them.
const HALF = /[\ud800-\udbff]$/;

/** A parameter of an address as text: trimmed, cut at `most` UTF-16 units but not within a character; null where there is none. */
export function shortText(parameter: string | null, most: number): string | null {
  const text = parameter?.trim().slice(0, most).replace(HALF, "").trim() ?? "";
  return text === "" ? null : text;
}

/** A text as far as `most` UTF-16 units, with "…" where something is left out, and not within a character. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(HALF, "").trimEnd()}…`;
}
