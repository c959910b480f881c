import type { Badge } from "#contract/badges.ts";
import { ZoneOffer } from "#web/account/zone-offer.tsx";
import { BadgeNews } from "#web/goals/badges/badge-news.tsx";
import { GoalAnnouncer } from "#web/goals/goal-announcer.tsx";

// One chunk for what the dashboard loads after its first view.
export { Achievements } from "#web/goals/badges/achievements.tsx";
export { CheckIns } from "#web/goals/check-ins/check-ins.tsx";
export { InsightBody } from "./insights/insight-lines.tsx";

export function DashboardNews({ badges }: { readonly badges: readonly Badge[] | undefined }) {
  return (
    <GoalAnnouncer>
      <ZoneOffer />
      {badges && <BadgeNews badges={badges} />}
    </GoalAnnouncer>
  );
}
