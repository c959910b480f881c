import type { TimelineEntry } from "#contract/timeline.ts";
import { addDays, dayOf, type Day, type Now } from "#domain/day.ts";
import { dayInWords } from "#domain/day-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Notation } from "#domain/notation.ts";
import { useNotation } from "#web/ui/notation.ts";
import { useMarkRead } from "#web/coaching/notes/use-notes.ts";
import { useNow } from "#web/client/now.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { TimelineLine } from "./timeline-line.tsx";
import styles from "./timeline.module.css";
import { words } from "../goal-page.words.ts";

interface Props {
  readonly entries: readonly TimelineEntry[];
  readonly goal: GoalCard;
  readonly reader: "owner" | "coach";
  /** The note that stands above the timeline. */
  readonly latest: string | null;
}

export function TimelineDays({ entries, goal, reader, latest }: Props) {
  const now = useNow();
  const notation = useNotation();
  const days = Map.groupBy(entries, ({ at }) => dayOf(at, now.zone));
  const { marked, mark, failed } = useMarkRead(goal.id);
  return (
    <>
      {failed && <Alert>{words.markFailed}</Alert>}
      <Stack as="ul" gap="tight">
        {[...days].map(([day, written]) => (
          <li key={day} className={styles["day"]}>
            <h3>
              <time dateTime={day} data-day={dayInWords(day, notation)}>
                {shownDay(day, now, notation)}
              </time>
            </h3>
            <Stack as="ul" gap="tight">
              {written.map((entry) => (
                <TimelineLine
                  key={entry.id}
                  entry={entry}
                  goal={goal}
                  reader={reader}
                  latest={latest}
                  marked={marked}
                  onRead={mark}
                />
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
    </>
  );
}

function shownDay(day: Day, { today }: Now, notation: Notation): string {
  if (day === today) return words.today;
  return day === addDays(today, -1) ? words.yesterday : dayInWords(day, notation);
}
