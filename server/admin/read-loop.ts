import { readLoop } from "#contract/admin.ts";
import { addDays } from "#domain/day.ts";
import { allAnswers, loopRanges, medianAnswerDays, newestWeek } from "#domain/loop-week.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { readLoopWeeks } from "./loop-store.ts";

/** product 17.12 */
export const readLoopSlice: Slice<typeof readLoop> = {
  endpoint: readLoop,
  act: async ({ deps, at, query }) => {
    const range = loopRanges.find((weeks) => `${weeks}` === query.weeks) ?? loopRanges[0];
    const weeks = await readLoopWeeks(deps.db, addDays(newestWeek(at), -7 * (range - 1)));
    const newest = weeks.at(-1);
    return {
      weeks: weeks.map(({ week, done, due, missed, excused }) => {
        return { week, done, due, missed, excused };
      }),
      coached: newest?.coached ?? 0,
      answerDays: medianAnswerDays(allAnswers(weeks.map(({ answers }) => answers))),
      countedAt: newest?.countedAt ?? null,
    };
  },
};
