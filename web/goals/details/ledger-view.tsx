import type { ReactNode } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readLedger } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import { paceOf, type Pace } from "#domain/pace.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { dayInWords } from "#domain/day-words.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { LedgerList } from "./ledger-list.tsx";
import { leadInWords } from "#domain/pace-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./goal-parts.module.css";
import { PaceChart } from "./pace-chart.tsx";
import { ReadPart } from "./read-part.tsx";
import { words } from "./details.words.ts";

const voices = {
  owner: { name: words.ownersLine, finishOn: words.youFinishOn },
  coach: { name: words.coachsLine, finishOn: words.isFinishedOn },
} as const;

interface Props {
  readonly goal: GoalCard;
  readonly reader: keyof typeof voices;
}

export function LedgerView(props: Props) {
  return (
    <WaySoFar {...props}>
      {(entries) => <LedgerList entries={entries} measure={props.goal.measurable} />}
    </WaySoFar>
  );
}

interface WayProps extends Props {
  readonly children?: (entries: readonly LedgerEntry[]) => ReactNode;
}

// product 4.28
export function WaySoFar({ goal, reader, children }: WayProps) {
  const read = useLedger(goal.id);
  const now = useNow();
  return (
    <ReadPart
      title={words.progress}
      read={read}
      reading={words.loadingLedger}
      failed={words.ledgerFailed}
    >
      {({ entries }) => (
        <>
          <PaceOf pace={paceOf(goal, entries, now)} reader={reader} />
          {children?.(entries)}
        </>
      )}
    </ReadPart>
  );
}

interface PaceProps extends Pick<Props, "reader"> {
  readonly pace: Pace | null;
}

function PaceOf({ pace, reader }: PaceProps) {
  if (pace === null) return null;
  return (
    <>
      <Standing pace={pace} finishOn={voices[reader].finishOn} />
      <PaceChart pace={pace} name={voices[reader].name} />
    </>
  );
}

interface StandingProps {
  readonly pace: Pace;
  readonly finishOn: (day: string) => string;
}

function Standing({ pace, finishOn }: StandingProps) {
  const notation = useNotation();
  const { finish: day, lead, unit } = pace;
  const end = day === null ? null : finishOn(dayInWords(day, notation));
  const now = lead === null ? null : `${leadInWords(lead, unit, notation)}.`;
  const sentences = [now, end].filter((text) => text !== null);
  return sentences.length === 0 ? null : (
    <p className={styles["standing"]}>{sentences.join(" ")}</p>
  );
}

function useLedger(goalId: string) {
  const client = useQueryClient();
  const queryKey = keyOf("readLedger", { goalId });
  useLiveChanges("goal", ({ id }) => {
    if (id === goalId) void readAgain(client, queryKey);
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readLedger, { params: { goalId }, signal }),
    // No live changes while unmounted.
    refetchOnMount: "always",
  });
}
