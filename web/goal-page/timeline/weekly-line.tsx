import type { WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { dateInWords } from "#domain/day-words.ts";
import { nextPeriod } from "#domain/check-in-period.ts";
import type { GoalCard } from "#domain/goal.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { relativeTime } from "#domain/relative-time.ts";
import { healthWords, keptWords } from "#domain/weekly-check-in.ts";
import { WrittenAt } from "#web/coaching/notes/written-at.tsx";
import { useNow } from "#web/client/now.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./timeline.module.css";

interface Props {
  readonly checkIn: WeeklyCheckIn;
  readonly goal: Pick<GoalCard, "rhythms">;
  readonly reader: "owner" | "coach";
}

const alone = { owner: "For you alone", coach: "For its owner alone" } as const;

// product 25.16
export function WeeklyLine({ checkIn, goal, reader }: Props) {
  const now = useNow();
  const { at, circle, health, kept, obstacle, help, seen } = checkIn;
  const facts = [
    kept && `The promise before: ${keptWords[kept].toLowerCase()}.`,
    obstacle && `In the way: ${bidiIsolated(obstacle)}`,
    help && `Would help: ${bidiIsolated(help)}`,
  ].filter(Boolean);
  return (
    <li>
      <Row>
        <strong>
          {health === null ? "Check-in" : `Check-in: ${healthWords[health].toLowerCase()}`}
        </strong>
        <span className={styles["soft"]}>
          <WrittenAt at={at} now={now.at} />
          {circle === "private" && <span>{`. ${alone[reader]}`}</span>}
        </span>
      </Row>
      <Promised checkIn={checkIn} goal={goal} />
      {facts.map((fact) => (
        <p key={fact} className={styles["words"]}>
          {fact}
        </p>
      ))}
      {seen !== null && (
        <p className={styles["soft"]}>
          Seen by {reader === "coach" ? "you" : bidiIsolated(seen.by)},{" "}
          {relativeTime(seen.at, now.at).toLowerCase()}
        </p>
      )}
    </li>
  );
}

function Promised({ checkIn: { period, promise }, goal }: Pick<Props, "checkIn" | "goal">) {
  const notation = useNotation();
  if (promise === "") return null;
  const next = nextPeriod(goal.rhythms, period);
  const by = next === null ? "" : `By ${dateInWords(next, notation)} `;
  return (
    <p className={styles["words"]}>
      {by}I will <bdi>{promise}</bdi>
    </p>
  );
}
