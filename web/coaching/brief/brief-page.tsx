import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { readBrief, type Brief, type BriefedGoal } from "#contract/brief.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { ApiError, call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { GoalStanding } from "../goal-standing.tsx";
import { useNow } from "#web/client/now.tsx";
import { BriefedCheckIns, Due, Moves, Promises } from "./brief-parts.tsx";
import styles from "./brief.module.css";
import { words } from "./brief.words.ts";

async function readOne(uid: string, signal: AbortSignal): Promise<Brief | null> {
  try {
    return await call(readBrief, { params: { uid }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not-found") return null;
    throw error;
  }
}

function useBrief(uid: string) {
  const client = useQueryClient();
  const queryKey = keyOf("readBrief", { uid });
  const read = useQuery({ queryKey, queryFn: ({ signal }) => readOne(uid, signal) });
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("goal", again);
  useLiveChanges("note", again);
  useLiveChanges("check-in", again);
  return read;
}

// product 26.8
export function BriefPage({ uid = "" }: { readonly uid?: string }) {
  const { data, isError, refetch } = useBrief(uid);
  return (
    <Page width="narrow" className={styles["brief"]}>
      <h1 tabIndex={-1}>{data ? words.titleOf(bidiIsolated(data.ownerName)) : words.title}</h1>
      {data === undefined ? (
        isError ? (
          <Failed onRetry={() => void refetch()}>{words.failed}</Failed>
        ) : (
          <Reading>{words.loading}</Reading>
        )
      ) : data === null ? (
        <Missing />
      ) : (
        <Shown brief={data} />
      )}
    </Page>
  );
}

function Missing() {
  return (
    <>
      <p>{words.missing}</p>
      <p>
        <ButtonLink href="/coaching">{words.toCoaching}</ButtonLink>
      </p>
    </>
  );
}

function Shown({ brief: { since, goals } }: { readonly brief: Brief }) {
  return (
    <>
      <Row spread>
        <p>{words.since(<WrittenDay day={since} />, goals.length)}</p>
        <Button onClick={() => print()}>{words.print}</Button>
      </Row>
      {goals.map((one) => (
        <Goal key={one.goal.id} of={one} />
      ))}
    </>
  );
}

function Goal({ of }: { readonly of: BriefedGoal }) {
  const titleId = useId();
  const now = useNow();
  const { goal, moves, checkIns } = of;
  return (
    <section aria-labelledby={titleId} className={styles["goal"]}>
      <h2 id={titleId} className={styles["title"]}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </h2>
      <Stack gap="tight">
        <GoalStanding goal={goal} now={now} said={null} />
      </Stack>
      <div className={styles["parts"]}>
        <Moves of={moves} measure={goal.measurable} />
        <BriefedCheckIns of={checkIns} />
        <Promises of={checkIns} />
        <Due of={of} />
      </div>
    </section>
  );
}
