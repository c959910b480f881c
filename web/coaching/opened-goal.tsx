import type { ComponentType } from "react";
import type { CoachedGoal as Coached } from "#contract/coached-goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { late } from "#web/client/late-part.tsx";
import styles from "./coaching.module.css";
import { GoalCheckIns } from "./goal-check-ins.tsx";
import { NotesPanel } from "./notes/notes-panel.tsx";

export type GoalDetails = ComponentType<{ readonly goal: GoalCard }>;

const LateCoachsOwn = late(() => import("./coachs-own.tsx").then((m) => m.CoachsOwn));

export interface OpenedProps {
  readonly coached: Coached;
  readonly Details: GoalDetails;
}

export function OpenedGoal({ coached: { goal, ownerName }, Details }: OpenedProps) {
  return (
    <div className={styles["opened"]}>
      <NotesPanel goal={goal} reader="coach" />
      <div className={styles["panel"]}>
        <GoalCheckIns goalId={goal.id} />
        <Details goal={goal} />
        <LateCoachsOwn goal={goal} ownerName={ownerName} />
      </div>
    </div>
  );
}
