import { memo, useMemo } from "react";
import { categoryName } from "#domain/category.ts";
import type { CategoryShare, InsightsRow as Insights } from "#domain/category-summary.ts";
import { categoriesFigures, type CategoriesFigures } from "#domain/dashboard.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { calculate } from "./calculation.ts";
import { CategoryCard } from "./category-card.tsx";
import { Panel, type KnownFacts, type PanelFacts } from "./panel.tsx";
import styles from "./panels.module.css";
import { words } from "./dashboard.words.ts";

// product 6.8
interface Props {
  readonly facts: KnownFacts;
  readonly chosen: string | null;
  readonly onChoose: (category: string) => void;
}

export const CategoryPanel = memo(function CategoryPanel({ facts, ...rest }: Props) {
  return (
    <Panel title={words.categories} failure={words.categoriesFailed} facts={facts} places={3}>
      {(known) => <Categories {...rest} facts={known} />}
    </Panel>
  );
});

function useFound(facts: PanelFacts): CategoriesFigures | null {
  const now = useNow();
  return useMemo(
    () =>
      facts.kind === "summary"
        ? facts.summary.categories
        : calculate(() => categoriesFigures(facts.goals, facts.coaching.unread, now)),
    [facts, now],
  );
}

function Categories({ facts, chosen, onChoose }: Props & { readonly facts: PanelFacts }) {
  const found = useFound(facts);
  if (found === null) return <Alert>{words.categoriesFailed}</Alert>;
  return (
    <>
      <InsightsRow {...found.row} />
      <ul className={styles["cards"]}>
        {found.categories.map((summary) => (
          <CategoryCard
            key={summary.category}
            summary={summary}
            chosen={categoryName(summary.category) === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  );
}

function InsightsRow({ topPerformer, focusArea, completed, total, coachingActive }: Insights) {
  return (
    <dl className={styles["stats"]}>
      {topPerformer && <StatCard label={words.topPerformer}>{shareOf(topPerformer)}</StatCard>}
      {focusArea && <StatCard label={words.focusArea}>{shareOf(focusArea)}</StatCard>}
      <StatCard label={words.allCategories}>{words.completed(completed, total)}</StatCard>
      {coachingActive !== null && (
        <StatCard label={words.coachingActive}>{coachingActive}</StatCard>
      )}
    </dl>
  );
}

function shareOf({ category, averageProgress }: CategoryShare): string {
  return `${bidiIsolated(categoryName(category))}, ${percentWords.percent(averageProgress)}`;
}
