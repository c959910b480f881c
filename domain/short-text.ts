import { letterSegmenter } from "./intl.ts";
import * as limits from "./limits.ts";

// A surrogate half left by a cut.
const HALF = /[\ud800-\udbff]$/;
// UTF-16 units of the longest grapheme kept whole; a family of four with skin tones has 19.
const LONGEST = 32;
const PLAIN = /^[\x20-\x7e]{2}$/;

let segmenter: Intl.Segmenter | null = null;

/** Text before `place` (UTF-16 units), at a grapheme boundary. */
function before(text: string, place: number): string {
  if (text.length <= place) return text;
  const start = text.slice(0, place);
  if (PLAIN.test(text.slice(place - 1, place + 1))) return start;
  // Created lazily: plain text needs none.
  segmenter ??= letterSegmenter();
  const cut = segmenter?.segment(text.slice(0, place + LONGEST)).containing(place)?.index ?? place;
  const whole = place - cut > LONGEST ? start : start.slice(0, cut);
  return whole.replace(HALF, "");
}

/** A parameter, trimmed and cut at `most` UTF-16 units at a grapheme; null for none. */
export function shortText(parameter: string | null, most: number): string | null {
  const text = before(parameter?.trim() ?? "", most).trim();
  return text === "" ? null : text;
}

/** The text of a `text` parameter, trimmed and cut; null for none (product 10.5). */
export function sharedText(parameter: string | null): string | null {
  return shortText(parameter, limits.shareText);
}

/** A text of at most `most` UTF-16 units, cut at a grapheme with "…". */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${before(text, most - 1).trimEnd()}…`;
}

// Direction marks reorder a line; joiners stay, as Persian and Hindi need them.
const UNSEEN =
  /(?:[\s\p{Cc}\p{Zl}\p{Zp}]|(?!(?<=[\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200c\u200d][\p{L}\p{Extended_Pictographic}])\p{Cf})+/gu;

/** One header line: no line ends or control characters, cut at `most` UTF-16 units. */
export function headerText(text: string, most: number): string {
  return beginningOf(text.replaceAll(UNSEEN, " ").trim(), most);
}

// Joiners stay here too; fillers only look empty.
const MARKS =
  /(?!(?<=[\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200c\u200d][\p{L}\p{Extended_Pictographic}])[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;
const GAPS = /[\s\p{Cc}]+/gu;

/** A name on one line, without invisible marks. */
export function plainLine(text: string): string {
  return text.replaceAll(MARKS, "").replaceAll(GAPS, " ").trim();
}
