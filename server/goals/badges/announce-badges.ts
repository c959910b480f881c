import type { Deps } from "#server/platform/deps.ts";

/** Tells a person's open tabs, after the commit, that they have earned a badge: their badges are read again. */
export function announceBadges({ live }: Pick<Deps, "live">, uid: string): void {
  // A badge never changes, and its own id is no opaque one: the event names the person.
  live.publish({ entity: "badge", id: uid, rev: 1 }, [uid]);
}
