import { categoryName } from "#domain/category.ts";
import { distanceInWords } from "#domain/day-words.ts";
import { presentPause } from "#domain/pause.ts";
import { isUnderWay } from "#domain/progress.ts";
import { useNow } from "#web/client/now.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { GoalBadge } from "#web/goals/card/goal-badge.tsx";
import type { ReadyGoal } from "#web/goals/use-goal.ts";
import { coachOf } from "#domain/invitation.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { GoalLife } from "#web/goals/life/goal-life.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./goal-page.module.css";
import { words } from "./goal-page.words.ts";

const ways = {
  owner: { href: "/", name: words.dashboard },
  coach: { href: "/coaching", name: words.coaching },
} as const;

interface Props {
  readonly shown: ReadyGoal | null;
}

/** One heading before and after loading, since it may have the focus. */
export function GoalHead({ shown }: Props) {
  return (
    <header className={styles["head"]}>
      {shown && <Back {...ways[shown.reader]} />}
      <h1 tabIndex={-1} dir="auto">
        {shown ? shown.goal.description : words.goal}
      </h1>
      {shown && <Facts {...shown} />}
      {shown?.reader === "owner" && <GoalLife goal={shown.goal} className={styles["ways"]} />}
    </header>
  );
}

function Back({ href, name }: (typeof ways)[keyof typeof ways]) {
  return (
    <nav aria-label={words.back} className={styles["back"]}>
      <ButtonLink href={href} look="quiet">
        <span aria-hidden="true">‹</span>
        {name}
      </ButtonLink>
    </nav>
  );
}

function Facts({ goal, reader, ownerName }: ReadyGoal) {
  const now = useNow();
  const coach = coachOf(goal);
  const pause = presentPause(goal, now.today);
  return (
    <Row className={styles["facts"]}>
      <GoalBadge goal={goal} now={now} />
      {pause && (
        <span>
          {words.restsUntil(
            pause.until === null ? (
              <span>{words.isResumed}</span>
            ) : (
              <WrittenDay day={pause.until} />
            ),
          )}
        </span>
      )}
      <span dir="auto">{categoryName(goal.category)}</span>
      <span>
        {words.due(
          <WrittenDay day={goal.dueDate} />,
          isUnderWay(goal, now) && (
            <span data-on-screen>{`, ${distanceInWords(goal.dueDate, now)}`}</span>
          ),
        )}
      </span>
      {reader === "coach" ? (
        <span>{words.goalOf(<bdi>{ownerName}</bdi>)}</span>
      ) : (
        coach !== null && <span>{words.coach(<bdi>{coach}</bdi>)}</span>
      )}
    </Row>
  );
}
