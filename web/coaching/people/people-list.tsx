import { useId, type RefObject } from "react";
import type { CoachedGoal } from "#contract/coached-goals.ts";
import { Link } from "wouter";
import { personWeekPath } from "#contract/person-week.ts";
import { briefPath } from "#contract/routes.ts";
import type { PersonSummary } from "#domain/person-summary.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { useNow } from "#web/client/now.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import type { GoalDetails } from "../opened-goal.tsx";
import styles from "./people.module.css";
import { PersonGoal } from "./person-goal.tsx";
import { Trend } from "./trend.tsx";
import { words } from "../coaching.words.ts";

export interface GoalsShown {
  readonly goals: readonly CoachedGoal[];
  readonly people: readonly PersonSummary[];
  readonly highlight: string | null;
  readonly opened: RefObject<Set<string>>;
  readonly Details: GoalDetails;
}

// product 26.7
export function PeopleList({ goals, people, ...shown }: GoalsShown) {
  const summaries = new Map(people.map((one) => [one.ownerId, one]));
  return (
    <ul className={styles["people"]}>
      {[...Map.groupBy(goals, ({ ownerId }) => ownerId)].map(([ownerId, own]) => (
        <Person
          key={ownerId}
          ownerId={ownerId}
          goals={own}
          summary={summaries.get(ownerId)}
          {...shown}
        />
      ))}
    </ul>
  );
}

interface PersonProps extends Omit<GoalsShown, "people"> {
  readonly ownerId: string;
  readonly summary: PersonSummary | undefined;
}

function Person({ ownerId, goals, summary, highlight, ...shown }: PersonProps) {
  const titleId = useId();
  return (
    <Card as="li" aria-labelledby={titleId} className={styles["person"]}>
      <div className={styles["head"]}>
        <h2 id={titleId} dir="auto" className={styles["name"]}>
          <Link href={personWeekPath(ownerId)}>{goals[0]?.ownerName}</Link>
        </h2>
        {summary && <Trend of={summary.trend} />}
        <ButtonLink href={briefPath(ownerId)} look="quiet" size="small" describedBy={titleId}>
          {words.brief}
        </ButtonLink>
      </div>
      {summary && <Glance of={summary} />}
      <ul>
        {goals.map((coached) => {
          const highlighted = coached.goal.id === highlight;
          return (
            <PersonGoal
              // Remounts when highlighted, so that it opens.
              key={`${coached.goal.id}${highlighted}`}
              coached={coached}
              highlighted={highlighted}
              {...shown}
            />
          );
        })}
      </ul>
    </Card>
  );
}

function Glance({ of }: { readonly of: PersonSummary }) {
  const { openGoals, lastCheckInAt, kept, answered } = of;
  const { at } = useNow();
  const last =
    lastCheckInAt === null ? words.noCheckInYet : words.lastCheckIn(timeAgo(lastCheckInAt, at));
  const promises = answered === 0 ? [] : [words.kept(kept, answered)];
  return (
    <p className={styles["soft"]}>{[words.goalCount(openGoals), last, ...promises].join(" · ")}</p>
  );
}
