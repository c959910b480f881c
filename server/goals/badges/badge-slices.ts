import type { Hono } from "hono";
import { readBadges } from "#contract/badges.ts";
import { dayOf } from "#domain/day.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { readAchievements } from "./badge-store.ts";

const read: Slice<typeof readBadges> = {
  endpoint: readBadges,
  act: ({ deps, at }, { uid, timeZone }) => readAchievements(deps.db, uid, dayOf(at, timeZone)),
};

export function mountBadges(app: Hono, deps: Deps): void {
  handle(app, deps, read);
}
