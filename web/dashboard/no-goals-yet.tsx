import type { ReactNode } from "react";
import { words as motivationWords } from "#domain/motivation.words.ts";
import { late } from "#web/client/late-part.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import styles from "./dashboard-page.module.css";
import { words } from "./dashboard.words.ts";

const TemplateLinks = late(() =>
  import("#web/goals/new-goal/template-links.tsx").then((m) => m.TemplateLinks),
);

// product 6.7
export function NoGoalsYet() {
  return (
    <>
      <EmptyState
        title={words.firstGoal}
        placed={1}
        action={
          <ButtonLink href="/add-goal" look="primary">
            {words.begin}
          </ButtonLink>
        }
      >
        {words.firstGoalWhy}
      </EmptyState>
      <div className={styles["add"]}>
        <TemplateLinks />
      </div>
    </>
  );
}

interface SectionsProps {
  /** There are check-ins or achievements to show. */
  readonly hasPast: boolean;
}

// product 6.7
export function EmptySections({ hasPast }: SectionsProps) {
  return (
    <dl className={styles["empty"]}>
      <Line name={words.overall}>{motivationWords.beginning}</Line>
      <Line name={words.categories}>
        <span>{words.noCategories}</span>. <span>{words.noCategoriesWhy}</span>
      </Line>
      <Line name={words.insights}>{words.noInsights}</Line>
      {!hasPast && <Line name={words.checkIns}>{words.noCheckIns}</Line>}
      <Line name={words.goals}>{words.noGoals}</Line>
      {!hasPast && <Line name={words.achievements}>{words.noBadges}</Line>}
    </dl>
  );
}

interface LineProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Line({ name, children }: LineProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
