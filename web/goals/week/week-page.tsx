import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { weekPath, type Week } from "#contract/week.ts";
import { yearPath } from "#contract/years.ts";
import { lastDayOf } from "#domain/check-in-period.ts";
import { comingDayInWords, dateInWords } from "#domain/day-words.ts";
import { addDays } from "#domain/day.ts";
import { useNow } from "#web/client/now.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Reading } from "#web/ui/reading.tsx";
import { path } from "#web/ui/scenes.ts";
import { prefersOneByOne, storeView } from "../weekly-check-in/check-in-view.ts";
import { Shortcuts, WeekNews } from "./late-parts.tsx";
import { useWeek } from "./use-week.ts";
import { WeekRow } from "./week-row.tsx";
import { WeekStone } from "./week-stone.tsx";
import styles from "./week-page.module.css";
import { words } from "./week.words.ts";

// product 36.5
export function WeekPage() {
  const { data, isError, refetch, isPresent } = useWeek();
  const [, navigate] = useLocation();
  const isOpen = isPresent && data?.rows.some(({ state }) => state === "open");
  // Before the first paint, so that the week does not flash.
  useLayoutEffect(() => {
    if (isOpen && prefersOneByOne()) navigate("/check-in", { replace: true });
    // Once: the last check-in of the week must not lead away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Page className={styles["page"]}>
      <Row as="header" spread>
        <h1 tabIndex={-1}>{words.title}</h1>
        {data && <Weeks week={data} />}
      </Row>
      {data === undefined ? (
        isError ? (
          <Failed onRetry={() => void refetch()}>{words.failed}</Failed>
        ) : (
          <Reading>{words.loading}</Reading>
        )
      ) : data.rows.length === 0 ? (
        <Nothing week={data} />
      ) : (
        <Sheet key={data.period.from} week={data} />
      )}
      <WeekNews />
    </Page>
  );
}

function Weeks({ week: { period, previous, next } }: { readonly week: Week }) {
  const notation = useNotation();
  const first = addDays(period.from, -7);
  const last = addDays(period.from, -1);
  return (
    <Row as="nav" aria-label={words.weeks}>
      {previous !== null && (
        <ButtonLink href={weekPath(previous)} look="quiet" size="small">
          {words.previous}
        </ButtonLink>
      )}
      <span className={styles["soft"]}>
        {words.span(dateInWords(first, notation), dateInWords(last, notation))}
      </span>
      {next !== null && (
        <ButtonLink href={weekPath(next)} look="quiet" size="small">
          {words.next}
        </ButtonLink>
      )}
      <ButtonLink href={yearPath(last.slice(0, 4))} look="quiet" size="small">
        {words.year}
      </ButtonLink>
    </Row>
  );
}

function Nothing({ week: { nextCheckIn } }: { readonly week: Week }) {
  const now = useNow();
  const notation = useNotation();
  return (
    <EmptyState
      scene={path}
      placed={1}
      action={<ButtonLink href="/">{words.toDashboard}</ButtonLink>}
    >
      {words.none}
      {nextCheckIn !== null && (
        <span>{words.nextOn(comingDayInWords(nextCheckIn, now, notation))}</span>
      )}
    </EmptyState>
  );
}

function Sheet({ week: { period, rows, next } }: { readonly week: Week }) {
  const notation = useNotation();
  const sheet = useRef<HTMLDivElement>(null);
  const complete = useRef<HTMLParagraphElement>(null);
  const open = rows.filter(({ state }) => state === "open").length;
  const [saves, setSaves] = useState(0);
  const isLaid = saves > 0 && open === 0;
  const isComplete = next === null && rows.every(({ state }) => state === "done");
  const moving = useRef(false);
  useEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    const following = sheet.current?.querySelector<HTMLElement>("[data-open='true']");
    (open === 0 ? complete.current : following)?.focus();
  }, [open]);
  function saved(): void {
    moving.current = true;
    setSaves((count) => count + 1);
  }
  return (
    <Stack gap="tight">
      <Row spread>
        <p ref={complete} tabIndex={-1} className={styles["soft"]}>
          {open === 0
            ? (isLaid || isComplete) && words.complete
            : `${words.only} ${words.openUntil(dateInWords(lastDayOf(period), notation))}`}
        </p>
        <Row>
          {open > 0 && (
            <ButtonLink href="/check-in" look="quiet" size="small" onClick={() => storeView("one")}>
              {words.oneByOne}
            </ButtonLink>
          )}
          <Shortcuts sheet={sheet} />
        </Row>
      </Row>
      <Stack ref={sheet}>
        {rows.map((row) => (
          <WeekRow key={row.goal.id} row={row} onSaved={saved} />
        ))}
      </Stack>
      <WeekStone laid={isLaid} />
    </Stack>
  );
}
