import { useCallback } from "react";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { dayOf } from "#domain/day.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { useUser } from "#web/client/session.ts";
import { useBadges } from "#web/goals/badges/use-badges.ts";
import { useGoals, type Goals } from "#web/goals/use-goals.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Page } from "#web/ui/layout.tsx";
import { AwayBanner } from "#web/account/pause-all/away-banner.tsx";
import { EmailConfirmed } from "#web/account/email-confirmed.tsx";
import { PlanBanner } from "#web/account/plan-banner.tsx";
import { AchievementsSection } from "./achievements-section.tsx";
import { CategoryPanel } from "./category-panel.tsx";
import { CheckInsSection } from "./check-ins-section.tsx";
import { useFeedback } from "./use-feedback.ts";
import styles from "./dashboard-page.module.css";
import { chosenName, useGoalFilter } from "./goal-filter.ts";
import { GoalsSection } from "./goals-section.tsx";
import { InsightsPanel } from "./insights/insights-panel.tsx";
import { EmptySections } from "./no-goals-yet.tsx";
import { OverallPanel } from "./overall-panel.tsx";
import { panelGoals, usePanelFacts } from "./panel.tsx";
import { TodaySection } from "./today-section.tsx";
import { VerificationBanner } from "./verification-banner.tsx";
import { WeekSection } from "./week-section.tsx";
import { words } from "./dashboard.words.ts";

// No placeholder: there is no news before the first write.
const DashboardNews = late(
  () => import("./after-first-view.tsx").then((m) => m.DashboardNews),
  null,
);

// product 6.1
export function DashboardPage() {
  const goals = useGoals();
  const badges = useBadges();
  const { refetch: readBadges } = badges;
  // Stable identity, so the section does not rerender.
  const readBadgesAgain = useCallback(() => void readBadges(), [readBadges]);
  const feedback = useFeedback();
  const facts = usePanelFacts(goals, feedback);
  const all = panelGoals(goals);
  const days = badges.data?.activeDays;
  const isEmpty = goals.kind === "ready" && goals.goals.length === 0;
  // Badges and days outlive their goals.
  const hasPast = (days?.length ?? 0) + (badges.data?.badges.length ?? 0) > 0;
  const { section, filter, choose, chooseCategory, chooseChip } = useGoalFilter(goals, feedback);
  return (
    <Page className={styles["dashboard"]}>
      <PlanBanner />
      <EmailConfirmed />
      <VerificationBanner />
      <AwayBanner />
      <DashboardNews badges={badges.data?.badges} />
      <Greeting />
      <div className={styles["pair"]}>
        <TodaySection goals={goals} feedback={feedback} />
        {hasGoals(goals) && (
          <WeekSection goals={all} activeDays={days ?? null} feedback={feedback} />
        )}
      </div>
      {!isEmpty && (
        <OverallPanel
          facts={facts}
          badges={badges.data?.badges.length ?? 0}
          chosen={chosenName(filter, "chip")}
          onChoose={chooseChip}
        />
      )}
      {!isEmpty && (
        <div className={styles["pair"]}>
          <div>
            <CategoryPanel
              facts={facts}
              chosen={chosenName(filter, "category")}
              onChoose={chooseCategory}
            />
            <InsightsPanel facts={facts} />
          </div>
          <CheckInsSection />
        </div>
      )}
      {isEmpty && <EmptySections hasPast={hasPast} />}
      {isEmpty && hasPast && <CheckInsSection />}
      <div className={styles["pair"]}>
        <div>
          {!isEmpty && (
            <GoalsSection
              ref={section}
              goals={goals}
              feedback={feedback}
              filter={filter}
              onChoose={choose}
            />
          )}
          <p className={styles["add"]}>
            <ButtonLink href="/add-goal" look={isEmpty ? undefined : "primary"}>
              {words.addGoal}
            </ButtonLink>
            <ButtonLink href="/goals" look="quiet" size="small">
              {words.pastGoals}
            </ButtonLink>
          </p>
        </div>
        {(!isEmpty || hasPast) && (
          <AchievementsSection
            goals={all}
            read={badges.data}
            failed={badges.isError}
            onRetry={readBadgesAgain}
          />
        )}
      </div>
    </Page>
  );
}

function hasGoals(goals: Goals): boolean {
  return goals.kind === "ready" && goals.goals.length > 0;
}

function Greeting() {
  const { createdAt, displayName, fullName, profileData } = useUser();
  const { today, zone } = useNow();
  const name = displayName ?? fullName;
  const given = profileData?.givenName;
  const first = given && name?.startsWith(given) ? given : name;
  const welcome = dayOf(createdAt, zone) === today ? words.welcome : words.welcomeBack;
  return (
    <header className={styles["header"]}>
      <h1 tabIndex={-1}>{words.dashboard}</h1>
      <p className={styles["greeting"]}>{welcome(first && bidiIsolated(first))}</p>
    </header>
  );
}
