import { readAdminDashboard } from "#contract/admin.ts";
import * as limits from "#domain/limits.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { countUsersSince, readTotal, storeTotal } from "./totals-store.ts";

const HOUR = 3_600_000;
const EVERY_MS = 60_000;

/** product 17.6 */
export const adminDashboardSlice: Slice<typeof readAdminDashboard> = {
  endpoint: readAdminDashboard,
  act: async ({ deps, at }) => {
    const [users, goals, newUsers] = await Promise.all([
      readTotal(deps.db, "users"),
      readTotal(deps.db, "goals"),
      countUsersSince(deps.db, at - limits.newUserHours * HOUR),
    ]);
    const times = [users.countedAt, goals.countedAt].filter((time) => time !== null);
    return {
      totalUsers: users.count,
      newUsers,
      totalGoals: goals.count,
      countedAt: times.length === 0 ? null : Math.min(...times),
    };
  },
};

/** Counts large tables, in one process at a time; returns a stop function. */
export function startCounting({ db, clock, log }: Deps): () => void {
  const round = async (): Promise<void> => {
    for (const table of ["users", "goals"] as const)
      await storeTotal(db, table, clock()).catch((error: unknown) =>
        log.error("totals.failed", error),
      );
  };
  const timer = setInterval(() => void round(), EVERY_MS).unref();
  void round();
  return () => clearInterval(timer);
}
