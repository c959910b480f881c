import { BadgeNews } from "#web/goals/badges/badge-news.tsx";
import { useBadges } from "#web/goals/badges/use-badges.ts";
import { GoalAnnouncer } from "#web/goals/goal-announcer.tsx";

export function OwnerNews() {
  const { data } = useBadges();
  return <GoalAnnouncer>{data && <BadgeNews badges={data.badges} />}</GoalAnnouncer>;
}
