import type { Deps } from "#server/platform/deps.ts";

/** A check-in's revision once its coach has seen it: it was written, then seen. */
const SEEN_REV = 2;

/** After the commit: check-ins were seen. */
export function publishSeen(
  { live }: Pick<Deps, "live">,
  checkInIds: readonly string[],
  uids: readonly string[],
): void {
  for (const id of checkInIds) live.publish({ entity: "check-in", id, rev: SEEN_REV }, uids);
}
