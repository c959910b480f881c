import type { GoalCard } from "#domain/goal.ts";
import styles from "./coaching.module.css";
import type { GoalDetails } from "./coached-goal.tsx";
import { GoalCheckIns } from "./goal-check-ins.tsx";
import { NotesPanel } from "./notes/notes-panel.tsx";

interface Props {
  readonly goal: GoalCard;
  readonly Details: GoalDetails;
}

/** A coached goal in full: the notes, the check-ins that are meant for the coach, and the goal's own words. */
export function OpenedGoal({ goal, Details }: Props) {
  return (
    <div className={styles["opened"]}>
      <NotesPanel goal={goal} reader="coach" />
      <div className={styles["panel"]}>
        <GoalCheckIns goalId={goal.id} />
        <Details goal={goal} />
      </div>
    </div>
  );
}
