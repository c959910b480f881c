import type { Deps } from "#server/platform/deps.ts";
import type { SeenCheckIn } from "./seen-store.ts";

/** Written, then seen. */
const SEEN_REV = 2;

export function publishSeen(
  { live }: Pick<Deps, "live">,
  coachId: string,
  seen: readonly SeenCheckIn[],
): void {
  for (const { id, ownerId } of seen)
    live.publish({ entity: "check-in", id, rev: SEEN_REV }, [ownerId, coachId]);
}
