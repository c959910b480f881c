import { useMemo, useRef, useState } from "react";
import {
  coachSummary,
  shownToCoach,
  type CoachChoice,
  type CoachSummary,
} from "#domain/coach-view.ts";
import { limits } from "#domain/limits.ts";
import { useNow } from "#web/client/now.tsx";
import { useAddressSearch } from "#web/client/search.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { path } from "#web/ui/scenes.ts";
import { StatCard } from "#web/ui/stat-card.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { CoachedGoal } from "./coached-goal.tsx";
import type { GoalDetails } from "./opened-goal.tsx";
import styles from "./coaching.module.css";
import { OverviewChoice } from "./overview-choice.tsx";
import { PeopleList, type GoalsShown } from "./people/people-list.tsx";
import { useGrouping } from "./people/use-grouping.ts";
import type { Coached } from "./use-coaching.ts";

interface Props {
  readonly coached: Coached;
  readonly Details: GoalDetails;
}

// product 12.10: by due date unless told otherwise.
const first: CoachChoice = { filter: "all", sort: "due-date" };

/** Four numbers, and the goals of the chosen filter in the chosen order. */
export function CoachOverview({ coached: { goals, notes }, Details }: Props) {
  const now = useNow();
  const highlight = new URLSearchParams(useAddressSearch()).get("highlight");
  const [choice, setChoice] = useState(first);
  const filter = useRef<HTMLSelectElement>(null);
  const [grouping, setGrouping] = useGrouping(goals);
  const List = grouping === "person" ? PeopleList : GoalList;
  const showAll = () => {
    setChoice(first);
    // The focused button is about to go.
    filter.current?.focus();
  };
  const summary = useMemo(() => coachSummary(goals, notes, now), [goals, notes, now]);
  const shown = useMemo(() => shownToCoach(goals, notes, choice, now), [goals, notes, choice, now]);
  const notesByGoal = useMemo(() => Map.groupBy(notes, ({ goalId }) => goalId), [notes]);
  return (
    <>
      <Summary of={summary} />
      <section className={styles["panel"]} aria-label="Goals you coach">
        <OverviewChoice
          ref={filter}
          choice={choice}
          onChoose={setChoice}
          grouping={grouping}
          onGroup={setGrouping}
          shown={shown.length}
        />
        {shown.length === 0 ? (
          <EmptyState
            scene={path}
            placed={0}
            action={<Button onClick={showAll}>Show all goals</Button>}
          >
            No goal matches this filter now.
          </EmptyState>
        ) : (
          <List goals={shown} notes={notesByGoal} highlight={highlight} Details={Details} />
        )}
      </section>
    </>
  );
}

function GoalList({ goals, notes, highlight, Details }: GoalsShown) {
  return (
    <ul className={styles["goals"]}>
      {goals.map((one) => {
        const { id } = one.goal;
        const highlighted = id === highlight;
        return (
          <CoachedGoal
            // Remounted when it becomes highlighted, so that it opens.
            key={`${id}${highlighted}`}
            coached={one}
            notes={notes.get(id) ?? none}
            highlighted={highlighted}
            Details={Details}
          />
        );
      })}
    </ul>
  );
}

const none: Coached["notes"] = [];

const ATTENTION = `Overdue, over ${limits.stalledAfterDays} days without progress, or under ${limits.coachAttentionBelow}%.`;

function Summary({ of }: { readonly of: CoachSummary }) {
  return (
    <Card>
      <dl className={styles["summary"]}>
        <StatCard label="Goals Coached">{of.goalsCoached}</StatCard>
        <StatCard label={<Tooltip text={ATTENTION}>Need Attention</Tooltip>}>
          {of.needAttention}
        </StatCard>
        <StatCard label="Average Progress">{of.averageProgress}%</StatCard>
        <StatCard label="Notes in 7 Days">{of.recentNotes}</StatCard>
      </dl>
    </Card>
  );
}
