import type { Day } from "./day.ts";
import type { MailDay } from "./mail-health.ts";
import { mailTypes, type MailType } from "./mail.ts";

/** One bar of mail: a day, or the days from one to another. */
export interface MailBar {
  readonly from: Day;
  readonly to: Day;
  readonly total: number;
  /** What it is stacked of, in the order of `mailTypes`; without types that had no mail. */
  readonly parts: readonly { readonly type: MailType; readonly count: number }[];
}

const WEEK = 7;
/** So many bars can still be told apart on a phone. */
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

/** A bar a day; of a longer range a bar of seven days each, counted back from the last, so that the last is whole. */
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

/** The number at the top of a scale that reaches `most`: one digit with zeros. */
export function scaleTop(most: number): number {
  let zeros = 1;
  while (zeros * 10 < most) zeros *= 10;
  return tops.map((digit) => digit * zeros).find((top) => top >= most) ?? zeros;
}
