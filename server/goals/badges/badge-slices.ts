import type { Hono } from "hono";
import { readBadges } from "#contract/badges.ts";
import { addDays, dayOf } from "#domain/day.ts";
import { limits } from "#domain/limits.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { readShareCount } from "./share-store.ts";
import { readActiveDays, readHeldBadges } from "./badge-store.ts";

const read: Slice<typeof readBadges> = {
  endpoint: readBadges,
  act: async ({ deps, at }, { uid, timeZone }) => {
    const since = addDays(dayOf(at, timeZone), 1 - limits.activityWeeks * 7);
    const [badges, activeDays, shareCount] = await Promise.all([
      readHeldBadges(deps.db, uid),
      readActiveDays(deps.db, uid, since),
      readShareCount(deps.db, uid),
    ]);
    return { badges, activeDays, shareCount };
  },
};

/** Mounts everything about badges. */
export function mountBadges(app: Hono, deps: Deps): void {
  handle(app, deps, read);
}
