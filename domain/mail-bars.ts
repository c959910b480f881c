import type { Day } from "./day.ts";
import type { MailDay } from "./mail-health.ts";
import { mailTypes, type MailType } from "./mail.ts";

export interface MailBar {
  readonly from: Day;
  readonly to: Day;
  readonly total: number;
  /** In the order of `mailTypes`. */
  readonly parts: readonly { readonly type: MailType; readonly count: number }[];
}

const WEEK = 7;
/** Still readable on a phone. */
const MOST_BARS = 100;

function barOf(days: readonly [MailDay, ...MailDay[]]): MailBar {
  const counts = mailTypes.map((type) => ({
    type,
    count: days.reduce((sum, { byType }) => sum + (byType[type]?.total ?? 0), 0),
  }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const parts = counts.filter(({ count }) => count > 0);
  return { from: days[0].day, to: (days.at(-1) ?? days[0]).day, total, parts };
}

/** A bar per day, or per seven days counted back from the last for longer ranges. */
export function mailBars(days: readonly MailDay[]): MailBar[] {
  const width = days.length <= MOST_BARS ? 1 : WEEK;
  const bars: MailBar[] = [];
  for (let end = days.length; end > 0; end -= width) {
    const [first, ...more] = days.slice(Math.max(0, end - width), end);
    if (first) bars.unshift(barOf([first, ...more]));
  }
  return bars;
}

const tops = [1, 2, 3, 4, 5, 6, 8, 10];

/** The top of a scale that reaches `most`: one digit and zeros. */
export function scaleTop(most: number): number {
  let zeros = 1;
  while (zeros * 10 < most) zeros *= 10;
  return tops.map((digit) => digit * zeros).find((top) => top >= most) ?? zeros;
}
