import type { Hono } from "hono";
import { readWeek } from "#contract/week.ts";
import { refuse } from "#domain/refusal.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { readOwnWeek } from "./read-week.ts";

const own: Slice<typeof readWeek> = {
  endpoint: readWeek,
  act: async ({ deps, query, at }, { uid }) =>
    (await readOwnWeek(deps.db, uid, at, query.of ?? null)) ?? refuse("session.missing"),
};

export function mountWeek(app: Hono, deps: Deps): void {
  handle(app, deps, own);
}
