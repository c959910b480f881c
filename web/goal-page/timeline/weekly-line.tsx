import type { WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { dateInWords } from "#domain/day-words.ts";
import { nextPeriod } from "#domain/check-in-period.ts";
import type { GoalCard } from "#domain/goal.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { WrittenAt } from "#web/coaching/notes/written-at.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Fact } from "./fact.tsx";
import styles from "./timeline.module.css";
import { words } from "../goal-page.words.ts";

interface Props {
  readonly checkIn: WeeklyCheckIn;
  readonly goal: Pick<GoalCard, "rhythms">;
  readonly reader: "owner" | "coach";
}

const alone = { owner: words.forYouAlone, coach: words.forOwnerAlone } as const;

// product 25.16
export function WeeklyLine({ checkIn, goal, reader }: Props) {
  const { at, circle, health, kept, obstacle, help, seen } = checkIn;
  const facts = [
    kept && words.promiseBefore(checkInWords.keptInSentence[kept]),
    obstacle && words.obstacle(bidiIsolated(obstacle)),
    help && words.help(bidiIsolated(help)),
  ].filter(Boolean);
  return (
    <Fact
      what={
        health === null ? words.weekly : words.weeklyHealth(checkInWords.healthInSentence[health])
      }
      at={at}
      below={
        <>
          <Promised checkIn={checkIn} goal={goal} />
          {facts.map((fact) => (
            <p key={fact} className={styles["words"]}>
              {fact}
            </p>
          ))}
          {seen !== null && (
            <p className={styles["soft"]}>
              {words.seenBy(
                reader === "coach" ? words.you : bidiIsolated(seen.by),
                <WrittenAt at={seen.at} inSentence />,
              )}
            </p>
          )}
        </>
      }
    >
      {circle === "private" && <span>{alone[reader]}</span>}
    </Fact>
  );
}

function Promised({ checkIn: { period, promise }, goal }: Pick<Props, "checkIn" | "goal">) {
  const notation = useNotation();
  if (promise === "") return null;
  const next = nextPeriod(goal.rhythms, period);
  const written = <bdi>{promise}</bdi>;
  return (
    <p className={styles["words"]}>
      {next === null
        ? words.promised(written)
        : words.promisedBy(dateInWords(next, notation), written)}
    </p>
  );
}
