import { BadgeNews } from "#web/goals/badges/badge-news.tsx";
import { useBadges } from "#web/goals/badges/use-badges.ts";
import { GoalAnnouncer } from "#web/goals/goal-announcer.tsx";

// What a goal's page shows its owner after its first view comes in one file, but for what stands beside the timeline:
// with it the file would be larger than a page may be.
export { CheckInForm } from "#web/goals/check-ins/check-in-form.tsx";
export { GoalLife } from "#web/goals/life/goal-life.tsx";

/** What the owner's own writes bring about: celebrations, milestones, badges. */
export function OwnerNews() {
  const { data } = useBadges();
  return <GoalAnnouncer>{data && <BadgeNews badges={data.badges} />}</GoalAnnouncer>;
}
