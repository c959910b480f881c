import { BadgeNews } from "#web/goals/badges/badge-news.tsx";
import { useBadges } from "#web/goals/badges/use-badges.ts";
import { GoalAnnouncer } from "#web/goals/goal-announcer.tsx";

// Everything the owner's view loads late, in one file. The panels beside the timeline would exceed a page's size budget.
export { CheckInForm } from "#web/goals/check-ins/check-in-form.tsx";
export { GoalLife } from "#web/goals/life/goal-life.tsx";

/** What the owner's own writes bring about: celebrations, milestones, badges. */
export function OwnerNews() {
  const { data } = useBadges();
  return <GoalAnnouncer>{data && <BadgeNews badges={data.badges} />}</GoalAnnouncer>;
}
