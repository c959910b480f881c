import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { readYear, yearPath } from "#contract/years.ts";
import { yearOf, type PastYear } from "#domain/year.ts";
import { words as figures } from "#domain/year.words.ts";
import { ApiError, call } from "#web/client/api.ts";
import { late } from "#web/client/late-part.tsx";
import { useDistrustOnLeave, useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { Ledge } from "./ledge.tsx";
import { words as pastWords } from "./past.words.ts";
import { YearDays } from "./year-days.tsx";
import styles from "./past-goals.module.css";
import { words } from "./year.words.ts";

const YearPicture = late<{ readonly year: number }>(
  () => import("./year-picture.tsx").then((m) => m.YearPicture),
  null,
);

interface Props {
  readonly year?: string;
}

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not-found") return null;
    throw error;
  }
}

function useYear(year: string) {
  const client = useQueryClient();
  const queryKey = useMemo(() => keyOf("readYear", { year }), [year]);
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("goal", again);
  useLiveChanges("check-in", again);
  useDistrustOnLeave(queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => orNull(call(readYear, { params: { year }, signal })),
  });
}

// product 37
export function YearPage({ year = "" }: Props) {
  const { data, isError, refetch } = useYear(year);
  return (
    <Page>
      <Row as="header" spread>
        <h1 tabIndex={-1}>{data ? figures.title(data.year) : words.title}</h1>
        {data && <Years of={data} />}
      </Row>
      {data === undefined ? (
        isError ? (
          <Failed onRetry={() => void refetch()}>{words.failed}</Failed>
        ) : (
          <Reading>{words.loading}</Reading>
        )
      ) : data === null ? (
        <p>{words.missing}</p>
      ) : (
        <Review key={data.year} of={data} />
      )}
    </Page>
  );
}

interface OfYear {
  readonly of: PastYear;
}

function Years({ of: { previous, next } }: OfYear) {
  return (
    <Row as="nav" aria-label={words.years}>
      {[previous, next].map(
        (year) =>
          year !== null && (
            <ButtonLink key={year} href={yearPath(year)} look="quiet" size="small">
              {year}
            </ButtonLink>
          ),
      )}
      <ButtonLink href="/goals" look="quiet" size="small">
        {pastWords.title}
      </ButtonLink>
    </Row>
  );
}

function isEmpty({ completed, learned, days, checkIns }: PastYear): boolean {
  return completed.length + learned.length + days.length + checkIns.due === 0;
}

function Review({ of }: OfYear) {
  const { today } = useNow();
  const { year, completed, learned, days } = of;
  if (isEmpty(of)) return <EmptyState placed={0}>{words.none(year)}</EmptyState>;
  return (
    <>
      <p data-on-screen className={styles["facts"]}>
        {year === yearOf(today) ? `${words.soFar} ${words.private}` : words.private}
      </p>
      {completed.length > 0 && (
        <Ledge
          label={figures.goals(completed.length)}
          cairns={completed.map(({ goalId, weeks }) => ({ id: goalId, weeks, completed: true }))}
        />
      )}
      <Figures of={of} />
      <YearDays year={year} days={days} today={today} label={figures.days(days.length)} />
      <div className={styles["goals"]}>
        {completed.length > 0 && (
          <Stack as="section" aria-labelledby="completed">
            <h2 id="completed">{words.completed}</h2>
            <Stack as="ul" gap="tight">
              {completed.map(({ goalId, description, day, weeks }) => (
                <li key={goalId}>
                  <GoalLink goalId={goalId}>{description}</GoalLink>{" "}
                  <span className={styles["facts"]}>
                    <WrittenDay day={day} /> · {pastWords.weeks(weeks)}
                  </span>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
        {learned.length > 0 && (
          <Stack as="section" aria-labelledby="learned">
            <h2 id="learned">{pastWords.learned}</h2>
            {learned.map(({ goalId, description, text }) => (
              <figure key={goalId}>
                <blockquote dir="auto" className={styles["learned"]}>
                  {text}
                </blockquote>
                <figcaption className={styles["facts"]}>
                  <GoalLink goalId={goalId}>{description}</GoalLink>
                </figcaption>
              </figure>
            ))}
          </Stack>
        )}
      </div>
      <YearPicture year={year} />
    </>
  );
}

function Figures({ of: { completed, days, weeks, promises, checkIns } }: OfYear) {
  const ofAll = (part: number, all: number) => words.ofAll(part, all);
  const shown = [
    [words.goals, `${completed.length}`],
    [words.days, `${days.length}`],
    ...(weeks.due > 0
      ? [
          [words.weeks, ofAll(weeks.kept, weeks.due)],
          [words.run, pastWords.runWeeks(weeks.longestRun)],
          [words.checkIns, ofAll(checkIns.done, checkIns.due)],
        ]
      : []),
    ...(promises.answered > 0 ? [[words.promises, ofAll(promises.kept, promises.answered)]] : []),
  ];
  return (
    <Row as="dl" className={styles["figures"]}>
      {shown.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}
