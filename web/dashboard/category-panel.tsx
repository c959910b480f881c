import { memo, useMemo } from "react";
import {
  categorySummaries,
  insightsRow,
  type CategorySummary,
  type InsightsRow as Insights,
} from "#domain/category-summary.ts";
import type { GoalCard } from "#domain/goal.ts";
import { overallProgress } from "#domain/overall.ts";
import { useNow } from "#web/app/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { calculated } from "./calculation.ts";
import { CategoryCard } from "./category-card.tsx";
import type { Feedback } from "./coaching.ts";
import { Panel, type PanelGoals } from "./panel.tsx";
import styles from "./panels.module.css";

// spec 8, Dashboard
const FAILURE = "Failed to calculate category progress";

interface Props {
  readonly goals: PanelGoals;
  readonly feedback: Feedback;
  /** The category that the goals are filtered by. */
  readonly chosen: string | null;
  readonly onChoose: (category: string) => void;
}

/** How far each category is; a press on one shows its goals. */
export const CategoryPanel = memo(function CategoryPanel({ goals, ...rest }: Props) {
  return (
    <Panel title="Category Progress" failure={FAILURE} goals={goals} places={3}>
      {(all) => <Categories goals={all} {...rest} />}
    </Panel>
  );
});

interface Found {
  readonly summaries: readonly CategorySummary[];
  readonly row: Insights;
}

function useFound(goals: readonly GoalCard[], { unread }: Feedback): Found | null {
  const now = useNow();
  return useMemo(
    () =>
      calculated(() => {
        const summaries = categorySummaries(goals, new Set(unread.keys()), now);
        return { summaries, row: insightsRow(summaries, overallProgress(goals, now)) };
      }),
    [goals, unread, now],
  );
}

type Ready = Props & { readonly goals: readonly GoalCard[] };

function Categories({ goals, feedback, chosen, onChoose }: Ready) {
  const found = useFound(goals, feedback);
  if (found === null) return <Alert>{FAILURE}</Alert>;
  if (found.summaries.length === 0) return <NoCategories />;
  return (
    <>
      <InsightsRow {...found.row} />
      <ul className={styles["grid"]}>
        {found.summaries.map((summary) => (
          <CategoryCard
            key={summary.category}
            summary={summary}
            chosen={summary.category === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  );
}

function NoCategories() {
  return (
    <Card>
      <h3>No categories found</h3>
      <p className={styles["soft"]}>Start by creating some goals to see your progress here.</p>
    </Card>
  );
}

function InsightsRow({ topPerformer, focusArea, completed, total, coachingActive }: Insights) {
  return (
    <dl className={styles["stats"]}>
      {topPerformer && <StatCard label="Top Performer">{shareOf(topPerformer)}</StatCard>}
      {focusArea && <StatCard label="Focus Area">{shareOf(focusArea)}</StatCard>}
      <StatCard label="Overall">
        {completed}/{total} completed
      </StatCard>
      {coachingActive !== null && <StatCard label="Coaching Active">{coachingActive}</StatCard>}
    </dl>
  );
}

function shareOf({ category, averageProgress }: CategorySummary): string {
  return `${category}, ${averageProgress}%`;
}
