import { Link } from "wouter";
import { categoryName } from "#domain/category.ts";
import { dayInWords, distanceInWords } from "#domain/day-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isCompleted } from "#domain/progress.ts";
import { useNow } from "#web/client/now.tsx";
import { GoalBadge } from "#web/goals/card/goal-badge.tsx";
import { coachOf } from "#web/sharing/coach-words.ts";
import { Row } from "#web/ui/layout.tsx";
import styles from "./goal-page.module.css";

interface Props {
  readonly goal: GoalCard;
  readonly reader: "owner" | "coach";
  readonly ownerName: string;
}

const ways = {
  owner: { href: "/", name: "Dashboard" },
  coach: { href: "/coaching", name: "Coaching" },
} as const;

/** What the goal is, when it is due and who is with it: the owner's words are the largest of the page. */
export function GoalHead({ goal, reader, ownerName }: Props) {
  const now = useNow();
  const { href, name } = ways[reader];
  const coach = coachOf(goal);
  return (
    <header className={styles["head"]}>
      <nav aria-label="Back">
        <Link href={href} className={styles["back"]}>
          <span aria-hidden="true">‹ </span>
          {name}
        </Link>
      </nav>
      <h1 tabIndex={-1}>{goal.description}</h1>
      <Row className={styles["facts"]}>
        <GoalBadge goal={goal} now={now} />
        <span>{categoryName(goal.category)}</span>
        <span>
          Due <time dateTime={goal.dueDate}>{dayInWords(goal.dueDate)}</time>
          {!isCompleted(goal, now) && `, ${distanceInWords(goal.dueDate, now)}`}
        </span>
        {reader === "coach" ? (
          <span>A goal of {ownerName}</span>
        ) : (
          coach !== null && <span>Coach {coach}</span>
        )}
      </Row>
    </header>
  );
}
