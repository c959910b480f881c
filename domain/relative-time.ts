import { counted } from "./count-words.ts";
import { DAY_MS } from "./day.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Age in words: 'Just now', minutes, hours, days ago; both in ms (product 1.7). */
export function relativeTime(at: number, nowAt: number): string {
  const ago = nowAt - at;
  if (ago < MINUTE) return "Just now";
  if (ago < HOUR) return `${counted(Math.floor(ago / MINUTE), "minute")} ago`;
  if (ago < DAY_MS) return `${counted(Math.floor(ago / HOUR), "hour")} ago`;
  return `${counted(Math.floor(ago / DAY_MS), "day")} ago`;
}
