import { readAdminDashboard } from "#contract/admin.ts";
import * as limits from "#domain/limits.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { countedTables, countUsersSince, readTotal, storeTotal } from "./totals-store.ts";

const HOUR = 3_600_000;
const EVERY_MS = 60_000;

/** product 17.6 */
export const adminDashboardSlice: Slice<typeof readAdminDashboard> = {
  endpoint: readAdminDashboard,
  act: async ({ deps, at }) => {
    const [users, goals, circles, members, newUsers] = await Promise.all([
      readTotal(deps.db, "users"),
      readTotal(deps.db, "goals"),
      readTotal(deps.db, "circles"),
      readTotal(deps.db, "circle_members"),
      countUsersSince(deps.db, at - limits.newUserHours * HOUR),
    ]);
    const times = [users, goals, circles, members].flatMap(({ countedAt }) => countedAt ?? []);
    const areFew = circles.count !== null && circles.count < limits.circlesCountedFrom;
    return {
      totalUsers: users.count,
      newUsers,
      totalGoals: goals.count,
      // A few circles' counts would tell of single people.
      circles: areFew ? null : { total: circles.count, members: members.count },
      countedAt: times.length === 0 ? null : Math.min(...times),
    };
  },
};

/** Counts large tables, in one process at a time; returns a stop function. */
export function startCounting({ db, clock, log }: Deps): () => void {
  const round = async (): Promise<void> => {
    for (const table of countedTables)
      await storeTotal(db, table, clock()).catch((error: unknown) =>
        log.error("totals.failed", error),
      );
  };
  const timer = setInterval(() => void round(), EVERY_MS).unref();
  void round();
  return () => clearInterval(timer);
}
