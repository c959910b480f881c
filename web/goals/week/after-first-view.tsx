import type { Badge } from "#contract/badges.ts";
import { BadgeNews } from "../badges/badge-news.tsx";
import { GoalAnnouncer } from "../goal-announcer.tsx";

export { PlansAgain } from "../weekly-check-in/plans-again.tsx";
export { CorrectionForm } from "./correction-form.tsx";
export { Shortcuts } from "./shortcuts.tsx";

/** Those of a check-in come with its answer. */
const noBadges: readonly Badge[] = [];

export function WeekNews() {
  return (
    <GoalAnnouncer>
      <BadgeNews badges={noBadges} />
    </GoalAnnouncer>
  );
}
