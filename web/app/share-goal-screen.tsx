import { BadgeNews } from "#web/goals/badges/badge-news.tsx";
import { useBadges } from "#web/goals/badges/use-badges.ts";
import { NewsArea } from "#web/ui/news-area.tsx";
import { ShareGoalPage } from "#web/sharing/share-goal-page.tsx";

export function ShareGoalScreen() {
  return <ShareGoalPage news={<EarnedBadges />} />;
}

function EarnedBadges() {
  const { data } = useBadges();
  if (data === undefined) return null;
  return (
    <NewsArea>
      <BadgeNews badges={data.badges} />
    </NewsArea>
  );
}
