import type { Badge } from "#contract/badges.ts";
import { ZoneOffer } from "#web/account/zone-offer.tsx";
import { BadgeNews } from "#web/goals/badges/badge-news.tsx";
import { GoalAnnouncer } from "#web/goals/goal-announcer.tsx";

// What a dashboard shows after its first view comes in one file.
export { Achievements } from "#web/goals/badges/achievements.tsx";
export { CheckIns } from "#web/goals/check-ins/check-ins.tsx";

/** What the person's own writes bring about, and an offer of the time zone. */
export function DashboardNews({ badges }: { readonly badges: readonly Badge[] | undefined }) {
  return (
    <GoalAnnouncer>
      <ZoneOffer />
      {badges && <BadgeNews badges={badges} />}
    </GoalAnnouncer>
  );
}
