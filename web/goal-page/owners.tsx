import { BadgeNews } from "#web/goals/badges/badge-news.tsx";
import { useBadges } from "#web/goals/badges/use-badges.ts";
import { GoalAnnouncer } from "#web/goals/goal-announcer.tsx";

// The owner's late chunk; the side panels would exceed the page's size budget.
export { CheckInForm } from "#web/goals/check-ins/check-in-form.tsx";
export { GoalLife } from "#web/goals/life/goal-life.tsx";

export function OwnerNews() {
  const { data } = useBadges();
  return <GoalAnnouncer>{data && <BadgeNews badges={data.badges} />}</GoalAnnouncer>;
}
