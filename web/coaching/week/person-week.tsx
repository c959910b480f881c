import { personWeekPath, type PersonWeek } from "#contract/person-week.ts";
import { briefPath } from "#contract/routes.ts";
import { dateInWords } from "#domain/day-words.ts";
import { addDays } from "#domain/day.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { PersonWeekRow } from "./person-week-row.tsx";
import styles from "./person-week.module.css";
import { words } from "./week.words.ts";

/** The query parameter with a day of the week. */
export const OF = "of";

interface Props {
  readonly uid: string;
  readonly week: PersonWeek;
  readonly queryKey: readonly unknown[];
}

export function PersonWeekRows({ uid, week: { period, previous, next, rows }, queryKey }: Props) {
  const notation = useNotation();
  const dayBefore = (days: number) => dateInWords(addDays(period.from, -days), notation);
  const weekOf = (day: string) => `${personWeekPath(uid)}?${OF}=${day}`;
  return (
    <>
      <Row spread>
        <p>{words.days(dayBefore(7), dayBefore(1))}</p>
        <Row>
          {previous !== null && <ButtonLink href={weekOf(previous)}>{words.previous}</ButtonLink>}
          {next !== null && <ButtonLink href={weekOf(next)}>{words.next}</ButtonLink>}
          <ButtonLink href={briefPath(uid)} look="quiet">
            {words.brief}
          </ButtonLink>
        </Row>
      </Row>
      {rows.length === 0 ? (
        <p>{words.noGoals}</p>
      ) : (
        <ul className={styles["rows"]}>
          {rows.map((row) => (
            <PersonWeekRow key={row.goal.id} row={row} queryKey={queryKey} />
          ))}
        </ul>
      )}
    </>
  );
}
