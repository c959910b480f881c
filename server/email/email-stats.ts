import { getEmailStats } from "#contract/email-stats.ts";
import { dayOf } from "#domain/day.ts";
import { mailDays, mailStats } from "#domain/mail-health.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { readMailFigures } from "./outbox/mail-figures.ts";

const DAY = 86_400_000;

/** How the product's mail fares: in a range, by type and by day (product.md, Mail health). */
export const emailStatsSlice: Slice<typeof getEmailStats> = {
  endpoint: getEmailStats,
  dialect: "callable",
  act: async ({ deps, input, at }) => {
    const since = at - input.data.days * DAY;
    const figures = await readMailFigures(deps.db, since);
    const byDay = mailDays(figures, dayOf(since, "UTC"), dayOf(at, "UTC"));
    return { result: { success: true, stats: { ...mailStats(figures), byDay } } };
  },
};
