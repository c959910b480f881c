import { useCallback, useMemo, useRef, useState } from "react";
import { categoryName } from "#domain/category.ts";
import { useUser } from "#web/client/session.ts";
import { BadgeNews } from "#web/goals/badges/badge-news.tsx";
import { useBadges } from "#web/goals/badges/use-badges.ts";
import { GoalAnnouncer } from "#web/goals/goal-announcer.tsx";
import { GoalPartsContext } from "#web/goals/goal-parts.ts";
import { useGoals, type Goals } from "#web/goals/use-goals.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Page } from "#web/ui/layout.tsx";
import { EmailConfirmed } from "#web/account/email-confirmed.tsx";
import { PlanBanner } from "#web/account/plan-banner.tsx";
import { ZoneOffer } from "#web/account/zone-offer.tsx";
import { AchievementsSection } from "./achievements-section.tsx";
import { CategoryPanel } from "./category-panel.tsx";
import { CheckInsSection } from "./check-ins-section.tsx";
import { useFeedback } from "./use-feedback.ts";
import styles from "./dashboard-page.module.css";
import { goalPeople } from "./late-goal-people.tsx";
import { GoalsSection } from "./goals-section.tsx";
import { InsightsPanel } from "./insights-panel.tsx";
import { OverallPanel } from "./overall-panel.tsx";
import { panelGoals, usePanelFacts } from "./panel.tsx";
import panels from "./panels.module.css";
import { TodaySection } from "./today-section.tsx";
import { VerificationBanner } from "./verification-banner.tsx";

/** The first screen of a signed-in person (product 6.1). */
export function DashboardPage() {
  const goals = useGoals();
  const badges = useBadges();
  const { refetch: readBadges } = badges;
  // The same each time, so that the section is not drawn again without need.
  const readBadgesAgain = useCallback(() => void readBadges(), [readBadges]);
  const feedback = useFeedback();
  const facts = usePanelFacts(goals, feedback);
  const { section, chosen, setChosen, toggle } = useFilter();
  const category = useMemo(() => shownCategory(goals, chosen), [goals, chosen]);
  return (
    <Page>
      <PlanBanner />
      <EmailConfirmed />
      <VerificationBanner />
      <GoalAnnouncer>
        <ZoneOffer />
        {badges.data && <BadgeNews badges={badges.data.badges} />}
      </GoalAnnouncer>
      <Greeting />
      <TodaySection goals={goals} feedback={feedback} />
      <OverallPanel facts={facts} badges={badges.data?.badges.length ?? 0} />
      <CategoryPanel facts={facts} chosen={category} onChoose={toggle} />
      <div className={panels["beside"]}>
        <InsightsPanel facts={facts} />
        <CheckInsSection />
      </div>
      <GoalPartsContext value={goalPeople}>
        <GoalsSection
          ref={section}
          goals={goals}
          unread={feedback.unread}
          category={category}
          onChoose={setChosen}
        />
      </GoalPartsContext>
      <p className={styles["add"]}>
        <ButtonLink href="/add-goal" look="primary">
          Add New SMART Goal
        </ButtonLink>
      </p>
      <AchievementsSection
        goals={panelGoals(goals)}
        read={badges.data}
        failed={badges.isError}
        onRetry={readBadgesAgain}
      />
    </Page>
  );
}

function Greeting() {
  const { displayName, fullName } = useUser();
  const name = displayName ?? fullName;
  return (
    <header className={styles["header"]}>
      <h1 tabIndex={-1}>Dashboard</h1>
      <p className={styles["greeting"]}>
        {name === null ? "Welcome back." : `Welcome back, ${name}.`}
      </p>
    </header>
  );
}

function useFilter() {
  const section = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  // product 6.3: filters and scrolls; the same category again clears.
  const toggle = useCallback(
    (pressed: string) => {
      setChosen(chosen === pressed ? null : pressed);
      if (chosen !== pressed) section.current?.scrollIntoView();
    },
    [chosen],
  );
  return { section, chosen, setChosen, toggle };
}

/** The category that is really filtered by: none where its last goal has gone. */
function shownCategory(goals: Goals, chosen: string | null): string | null {
  if (goals.kind !== "ready") return null;
  return goals.goals.some(({ category }) => categoryName(category) === chosen) ? chosen : null;
}
