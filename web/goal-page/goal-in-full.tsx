import type { Goal } from "#domain/goal.ts";
import { GoalFields } from "#web/goals/details/goal-details.tsx";
import { words as detailsWords } from "#web/goals/details/details.words.ts";
import styles from "./goal-page.module.css";

export function GoalInFull({ goal }: { readonly goal: Goal }) {
  return (
    <details className={styles["fold"]}>
      <summary>
        <h3>{detailsWords.goal}</h3>
      </summary>
      <GoalFields texts={goal} goal={goal} />
    </details>
  );
}
