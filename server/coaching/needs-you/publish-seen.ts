import type { Deps } from "#server/platform/deps.ts";

/** Written, then seen. */
const SEEN_REV = 2;

export function publishSeen(
  { live }: Pick<Deps, "live">,
  checkInIds: readonly string[],
  uids: readonly string[],
): void {
  for (const id of checkInIds) live.publish({ entity: "check-in", id, rev: SEEN_REV }, uids);
}
