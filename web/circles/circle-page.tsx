import { useRef } from "react";
import type { CirclePage as Circle } from "#contract/circles.ts";
import { useNotation } from "#web/ui/notation.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { useFocusLeft } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Answers } from "./answers.tsx";
import { CircleHead } from "./circle-head.tsx";
import { CircleSide } from "./circle-side.tsx";
import styles from "./circles.module.css";
import { checkedInWords, spanWords } from "./figures.ts";
import { MemberRow } from "./member-row.tsx";
import { circlePath, useCircle } from "./use-circles.ts";
import { words } from "./circles.words.ts";

// product 41.8
export function CirclePage({ circleId = "" }: { readonly circleId?: string }) {
  const { data, isError, refetch } = useCircle(circleId);
  if (data) return <Shown circle={data} />;
  return (
    <Page width="narrow">
      <h1 tabIndex={-1}>{words.circle}</h1>
      {data === null ? (
        <>
          <p>{words.missing}</p>
          <Row>
            <ButtonLink href="/circles">{words.toCircles}</ButtonLink>
          </Row>
        </>
      ) : isError ? (
        <Failed onRetry={() => void refetch()}>{words.circleFailed}</Failed>
      ) : (
        <Reading>{words.loadingCircle}</Reading>
      )}
    </Page>
  );
}

function Shown({ circle }: { readonly circle: Circle }) {
  return (
    <Page>
      <CircleHead circle={circle} />
      <div className={styles["columns"]}>
        <Stack>
          <WeekHead circle={circle} />
          <Stack as="ul" className={styles["rows"]}>
            {circle.rows.map((row) => (
              <MemberRow key={row.uid} circle={circle} row={row} />
            ))}
          </Stack>
          <Answers circle={circle} />
        </Stack>
        <CircleSide circle={circle} />
      </div>
    </Page>
  );
}

function WeekLink(props: { readonly href: string; readonly children: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  // The first week has no previous one, the last no next.
  useFocusLeft(link);
  return <ButtonLink ref={link} look="quiet" size="small" {...props} />;
}

function WeekHead({ circle }: { readonly circle: Circle }) {
  const { id, week, previous, next } = circle;
  const notation = useNotation();
  return (
    <Row as="header" spread className={styles["apart"]}>
      <div>
        <h2 tabIndex={-1}>{spanWords(week, notation)}</h2>
        <p>{checkedInWords(circle)}</p>
      </div>
      <Row as="nav" aria-label={words.weeks}>
        {previous !== null && <WeekLink href={circlePath(id, previous)}>{words.previous}</WeekLink>}
        {next !== null && <WeekLink href={circlePath(id, next)}>{words.next}</WeekLink>}
      </Row>
    </Row>
  );
}
