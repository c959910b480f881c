import type { GoalCard } from "#domain/goal.ts";
import { cairn } from "#domain/cairn.ts";
import { Stones } from "#web/ui/stones.tsx";
import styles from "./past-goals.module.css";
import { words } from "./past.words.ts";

const low = cairn.slice(0, 4);

interface Props {
  readonly goals: readonly GoalCard[];
}

export function Ledge({ goals }: Props) {
  const completed = goals.filter(({ status }) => status === "completed").length;
  const label = words.ledge(completed, goals.length - completed);
  return (
    <div role="img" aria-label={label} className={styles["ledge"]}>
      {goals.map(({ id, status }) => (
        <span key={id}>
          {status === "completed" ? (
            <Stones size={48} />
          ) : (
            <Stones size={48} scene={low} placed={0} />
          )}
        </span>
      ))}
    </div>
  );
}
