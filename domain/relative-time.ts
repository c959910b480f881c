import { DAY_MS } from "./day.ts";
import { words } from "./relative-time.words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Age in words: 'Just now', minutes, hours, days ago; both in ms (product 1.7). */
export function relativeTime(at: number, nowAt: number): string {
  return nowAt - at < MINUTE ? words.justNow : timeAgo(at, nowAt);
}

/** Age within a sentence: 'just now', '3 hours ago'; both in ms. */
export function timeAgo(at: number, nowAt: number): string {
  const ago = nowAt - at;
  if (ago < MINUTE) return words.justNowInSentence;
  if (ago < HOUR) return words.minutesAgo(Math.floor(ago / MINUTE));
  if (ago < DAY_MS) return words.hoursAgo(Math.floor(ago / HOUR));
  return words.daysAgo(Math.floor(ago / DAY_MS));
}
