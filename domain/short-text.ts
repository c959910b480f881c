import { letterSegmenter } from "./intl.ts";
import * as limits from "./limits.ts";

// What is left of a character of two units where it was cut between them.
const HALF = /[\ud800-\udbff]$/;
// UTF-16 units of the longest letter or emoji that is kept whole: a family of four with its skin tones has 19.
const LONGEST = 32;
// What a cut behind plain letters and signs cannot part.
const PLAIN = /^[\x20-\x7e]{2}$/;

let segmenter: Intl.Segmenter | null = null;

/** What of a text stands before a place in it, in UTF-16 units: whole letters with their marks, and whole emoji, however many characters these are. */
function before(text: string, place: number): string {
  if (text.length <= place) return text;
  const start = text.slice(0, place);
  if (PLAIN.test(text.slice(place - 1, place + 1))) return start;
  // Made when first needed: a page that shows plain words does without.
  segmenter ??= letterSegmenter();
  const cut = segmenter?.segment(text.slice(0, place + LONGEST)).containing(place)?.index ?? place;
  const whole = place - cut > LONGEST ? start : start.slice(0, cut);
  return whole.replace(HALF, "");
}

/** A parameter of an address as text: trimmed, cut at `most` UTF-16 units but not within a character; null where there is none. */
export function shortText(parameter: string | null, most: number): string | null {
  const text = before(parameter?.trim() ?? "", most).trim();
  return text === "" ? null : text;
}

/** The message of a `text` parameter: trimmed and cut at its limit; null where there is none (product 10.5). */
export function sharedText(parameter: string | null): string | null {
  return shortText(parameter, limits.shareText);
}

/** A text of at most `most` UTF-16 units: one that is longer ends in "…", and not within a character. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${before(text, most - 1).trimEnd()}…`;
}

// Bidirectional marks would turn a line around for its reader. What joins two letters or emoji, or keeps them apart, belongs to
// them: Persian and Hindi are not written without.
const UNSEEN =
  /(?:[\s\p{Cc}\p{Zl}\p{Zp}]|(?!(?<=[\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200c\u200d][\p{L}\p{Extended_Pictographic}])\p{Cf})+/gu;

/** Text for one line of a mail's or a document's head: no line ends, no control characters, cut at `most` UTF-16 units. */
export function headerText(text: string, most: number): string {
  return beginningOf(text.replaceAll(UNSEEN, " ").trim(), most);
}

// What joins two letters or emoji, or keeps them apart, stays as above; fillers only look like nothing.
const MARKS =
  /(?!(?<=[\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200c\u200d][\p{L}\p{Extended_Pictographic}])[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;
const GAPS = /[\s\p{Cc}]+/gu;

/** A name on one line, without the marks that nobody sees. */
export function plainLine(text: string): string {
  return text.replaceAll(MARKS, "").replaceAll(GAPS, " ").trim();
}
