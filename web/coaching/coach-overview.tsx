import { useRef } from "react";
import { firstChoice } from "#domain/coach-choice.ts";
import type { CoachSummary } from "#domain/coach-view.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { path } from "#web/ui/scenes.ts";
import { StatCard } from "#web/ui/stat-card.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { CoachedGoal } from "./coached-goal.tsx";
import type { GoalDetails } from "./opened-goal.tsx";
import styles from "./coaching.module.css";
import { OverviewChoice } from "./overview-choice.tsx";
import { PeopleList, type GoalsShown } from "./people/people-list.tsx";
import type { CoachingList } from "./use-coaching.ts";
import { words } from "./coaching.words.ts";

interface Props {
  readonly coached: CoachingList;
  readonly Details: GoalDetails;
}

export function CoachOverview({ coached, Details }: Props) {
  const { summary, choice, choose, grouping, matching, goals, people, highlight, opened } = coached;
  const filter = useRef<HTMLSelectElement>(null);
  const List = grouping === "person" ? PeopleList : GoalList;
  const showAll = () => {
    choose(firstChoice);
    // The focused button is about to be removed.
    filter.current?.focus();
  };
  return (
    <>
      <Summary of={summary} />
      <section
        className={styles["panel"]}
        aria-label={words.goals}
        aria-busy={coached.reading || undefined}
      >
        <OverviewChoice
          ref={filter}
          choice={choice}
          onChoose={choose}
          grouping={coached.chosenGrouping}
          onGroup={coached.group}
          matching={matching}
          shown={goals.length}
        />
        {matching === 0 ? (
          <EmptyState
            scene={path}
            placed={0}
            action={<Button onClick={showAll}>{words.showAllGoals}</Button>}
          >
            {words.noMatch}
          </EmptyState>
        ) : (
          <List
            goals={goals}
            people={people}
            highlight={highlight}
            opened={opened}
            Details={Details}
          />
        )}
        {/* Keyed per page: focus stays before the newly loaded goals. */}
        <Rest key={goals.length} coached={coached} />
      </section>
    </>
  );
}

function Rest({ coached }: { readonly coached: CoachingList }) {
  const { retry, goals, matching, reading, showMore } = coached;
  if (retry !== null) return <Failed onRetry={retry}>{words.restFailed}</Failed>;
  if (goals.length >= matching) return null;
  return (
    <p>
      <LeavingButton pending={reading} onClick={showMore}>
        {words.showMore}
      </LeavingButton>
    </p>
  );
}

function GoalList({ goals, highlight, ...shown }: Omit<GoalsShown, "people">) {
  return (
    <ul className={styles["goals"]}>
      {goals.map((one) => {
        const { id } = one.goal;
        const highlighted = id === highlight;
        return (
          <CoachedGoal
            // Remounts when highlighted, so that it opens.
            key={`${id}${highlighted}`}
            coached={one}
            highlighted={highlighted}
            {...shown}
          />
        );
      })}
    </ul>
  );
}

function Summary({ of }: { readonly of: CoachSummary }) {
  return (
    <Card>
      <dl className={styles["summary"]}>
        <StatCard label={words.goalsCoached}>{of.goalsCoached}</StatCard>
        <StatCard label={<Tooltip text={words.needAttentionWhy}>{words.needAttention}</Tooltip>}>
          {of.needAttention}
        </StatCard>
        <StatCard label={words.averageProgress}>
          {percentWords.percent(of.averageProgress)}
        </StatCard>
        <StatCard label={words.recentNotes}>{of.recentNotes}</StatCard>
      </dl>
    </Card>
  );
}
