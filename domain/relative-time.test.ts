import { expect, test } from "vitest";
import { DAY_MS } from "./day.ts";
import { relativeTime } from "./relative-time.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  // A clock that is behind the server's.
  [-5 * SECOND, "Just now"],
  [MINUTE - 1, "Just now"],
  [MINUTE, "1 minute ago"],
  [2 * MINUTE, "2 minutes ago"],
  [HOUR - 1, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [DAY_MS - 1, "23 hours ago"],
  [DAY_MS, "1 day ago"],
  [2 * DAY_MS, "2 days ago"],
  [400 * DAY_MS, "400 days ago"],
])("%i ms ago reads %j (product 1.7)", (ago, words) => {
  const now = Date.parse("2025-03-10T12:00:00Z");
  expect(relativeTime(now - ago, now)).toBe(words);
});
