import type { Pace } from "#domain/pace.ts";
import { amountInWords } from "#domain/measure-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { WrittenDay } from "#web/ui/written-day.tsx";
import styles from "./goal-parts.module.css";
import { box, paceLines } from "./pace-line.ts";
import { words } from "./details.words.ts";

interface Props {
  readonly pace: Pace;
  readonly name: string;
}

export function PaceChart({ pace, name }: Props) {
  const notation = useNotation();
  const { progress, straight, last } = paceLines(pace);
  return (
    <>
      <figure className={styles["chart"]}>
        <p className={styles["ends"]}>
          <span>{amountInWords(pace.target, pace.unit, notation)}</span>
          <span className={styles["progress"]}>{name}</span>
          <span className={styles["straight"]}>{words.straightPace}</span>
        </p>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={words.chart(name)}>
          <path className={styles["straight"]} d={straight} />
          <path className={styles["progress"]} d={progress} />
          <circle className={styles["last"]} cx={last.x} cy={last.y} r={4} />
        </svg>
        <figcaption className={styles["ends"]}>
          <WrittenDay day={pace.start} />
          <span>{words.due(<WrittenDay day={pace.due} />)}</span>
        </figcaption>
      </figure>
      <details className={styles["fold"]}>
        <summary>{words.table}</summary>
        <PaceTable pace={pace} name={name} />
      </details>
    </>
  );
}

function PaceTable({ pace: { points, unit }, name }: Props) {
  const notation = useNotation();
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{name}</th>
          <th scope="col">{words.straightPace}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, value, expected }) => (
          <tr key={day}>
            <th scope="row">
              <WrittenDay day={day} />
            </th>
            <td>{amountInWords(value, unit, notation)}</td>
            <td>{amountInWords(Number(expected.toFixed(1)), unit, notation)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
