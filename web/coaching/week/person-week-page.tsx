import { useMemo } from "react";
import { personWeekPath, readPersonWeek, type PersonWeek } from "#contract/person-week.ts";
import { briefPath } from "#contract/routes.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { lastDayOf } from "#domain/check-in-period.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Page, Row } from "#web/ui/layout.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { OfPerson, useOfPerson } from "./of-person.tsx";
import { PersonWeekRow } from "./person-week-row.tsx";
import styles from "./person-week.module.css";
import { words } from "./week.words.ts";

const OF = "of";

// product 26.10
export function PersonWeekPage({ uid = "" }: { readonly uid?: string }) {
  const of = new URLSearchParams(useAddressSearch()).get(OF);
  const query = useMemo(() => (of === null ? {} : { of }), [of]);
  const queryKey = useMemo(() => keyOf("readPersonWeek", { uid, ...query }), [uid, query]);
  const read = useOfPerson(queryKey, (signal) =>
    call(readPersonWeek, { params: { uid }, query, signal }),
  );
  const { data } = read;
  return (
    <Page>
      <h1 tabIndex={-1}>{data ? words.titleOf(bidiIsolated(data.ownerName)) : words.title}</h1>
      <OfPerson of={read} loading={words.loading} failed={words.failed}>
        {(week) => <Shown uid={uid} week={week} queryKey={queryKey} />}
      </OfPerson>
    </Page>
  );
}

interface Props {
  readonly uid: string;
  readonly week: PersonWeek;
  readonly queryKey: readonly unknown[];
}

function Shown({ uid, week: { period, previous, next, rows }, queryKey }: Props) {
  const weekOf = (day: string) => `${personWeekPath(uid)}?${OF}=${day}`;
  return (
    <>
      <Row spread>
        <p>
          {words.checkInsFrom(
            <WrittenDay day={period.from} />,
            <WrittenDay day={lastDayOf(period)} />,
          )}
        </p>
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
