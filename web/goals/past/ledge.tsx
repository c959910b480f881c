import { cairn } from "#domain/cairn.ts";
import { Stones } from "#web/ui/stones.tsx";
import styles from "./past-goals.module.css";

const low = cairn.slice(0, 4);

interface PastCairn {
  readonly id: string;
  readonly weeks: number;
  /** Whole if completed; low and open if closed. */
  readonly completed: boolean;
}

/** Pixels; a crowd stands farther away. */
function sizeOf(weeks: number, goals: number): number {
  const near = Math.min(176, 48 + 16 * Math.sqrt(weeks));
  return Math.round(goals > 24 ? near / 2 : goals > 8 ? near * 0.7 : near);
}

interface Props {
  readonly label: string;
  /** From the left. */
  readonly cairns: readonly PastCairn[];
}

export function Ledge({ label, cairns }: Props) {
  return (
    <div role="img" aria-label={label} className={styles["ledge"]}>
      <svg viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
        <path opacity=".3" d="M0 62C70 20 120 18 190 52S320 74 400 30V100H0Z" />
        <path opacity=".5" d="M0 84C90 52 170 92 250 74S350 58 400 72V100H0Z" />
      </svg>
      {cairns.map(({ id, weeks, completed }) => {
        const size = sizeOf(weeks, cairns.length);
        return (
          <span key={id}>
            {completed ? <Stones size={size} /> : <Stones size={size} scene={low} placed={0} />}
          </span>
        );
      })}
    </div>
  );
}
