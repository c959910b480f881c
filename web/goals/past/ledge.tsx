import { counted } from "#domain/count-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import { cairn } from "#domain/cairn.ts";
import { Stones } from "#web/ui/stones.tsx";
import styles from "./past-goals.module.css";

const low = cairn.slice(0, 4);

function inWords(goals: readonly GoalCard[]): string {
  const whole = goals.filter(({ status }) => status === "completed").length;
  const open = goals.length - whole;
  return [
    `A ledge with ${counted(goals.length, "cairn")}`,
    ...(whole > 0 ? [`${whole} whole, of what was completed`] : []),
    ...(open > 0 ? [`${open} low and open, of what was closed`] : []),
  ].join("; ");
}

interface Props {
  readonly goals: readonly GoalCard[];
}

export function Ledge({ goals }: Props) {
  return (
    <div role="img" aria-label={inWords(goals)} className={styles["ledge"]}>
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
