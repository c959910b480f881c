import { useEffect, useRef, useState, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { FIRST } from "#contract/routes.ts";
import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import { comingDayInWords } from "#domain/day-words.ts";
import type { Day } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { useNow } from "#web/client/now.tsx";
import { useAddressSearch } from "#web/client/search.ts";
import { useStore } from "#web/client/store.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { Reading } from "#web/ui/reading.tsx";
import { path } from "#web/ui/scenes.ts";
import { goalWritesOf } from "../goal-writes.ts";
import { overlaidGoal } from "../overlay.ts";
import { storeView } from "./check-in-view.ts";
import { GoalReport } from "./goal-report.tsx";
import { GoalAnnouncer, RoundSummary } from "./late-parts.tsx";
import {
  afterCompleting,
  afterPassing,
  afterSkipping,
  afterWriting,
  begun,
  takenUp,
  withDue,
  type Round,
} from "./round.ts";
import { useDueCheckIns } from "./use-due-check-ins.ts";
import styles from "./weekly-check-in.module.css";
import { words } from "./weekly-check-in.words.ts";

// product 25.11
export function CheckInPage() {
  const { data, isError, refetch } = useDueCheckIns();
  const { round, go } = useRound(data?.due);
  const shown = round?.queue[0];
  const item = useShownItem(shown === undefined ? undefined : round?.items[shown]);
  const completed = (goal: GoalCard) => go((now) => now && afterCompleting(now, goal));
  if (round === null || data === undefined)
    return (
      <Frame at="none" title={words.title}>
        {isError ? (
          <Failed onRetry={() => void refetch()}>{words.failed}</Failed>
        ) : (
          <Reading>{words.loading}</Reading>
        )}
      </Frame>
    );
  if (item === undefined)
    return round.written.length + round.skipped.length === 0 ? (
      <Frame at="none" title={words.title}>
        <Nothing next={data.next} />
      </Frame>
    ) : (
      <Frame at="summary" title={words.summary}>
        <RoundSummary
          round={round}
          onTakeUp={(id) => go(takenUp(round, id))}
          onCompleted={completed}
        />
      </Frame>
    );
  const { goal } = item;
  const number = round.order.indexOf(goal.id) + 1;
  return (
    <Frame
      at={goal.id}
      title={goal.description}
      number={words.numberOf(number, round.order.length)}
      more={round.order.length > 1}
    >
      <GoalReport
        key={goal.id}
        item={item}
        isDue={data.due.some((one) => one.goal.id === goal.id)}
        more={round.queue.length > 1}
        onWritten={(said, { goal: after, badges }) =>
          go(afterWriting(round, { item, said, before: goal, after, badges }))
        }
        onCompleted={completed}
        onSkip={() => go(afterSkipping(round))}
        onPass={() => go(afterPassing(round))}
      />
    </Frame>
  );
}

function useRound(due: readonly DueCheckIn[] | undefined) {
  const first = new URLSearchParams(useAddressSearch()).get(FIRST);
  const [begunRound, go] = useState<Round | null>(() => (due ? begun(due, first) : null));
  if (begunRound === null && due !== undefined) go(begun(due, first));
  return { round: begunRound && due ? withDue(begunRound, due) : begunRound, go };
}

function useShownItem(item: DueCheckIn | undefined): DueCheckIn | undefined {
  const overlay = useStore(goalWritesOf(useQueryClient()).overlay);
  const now = useNow();
  return item && { ...item, goal: overlaidGoal(item.goal, overlay, now) };
}

interface FrameProps {
  /** A change moves the focus to the heading. */
  readonly at: string;
  readonly title: string;
  readonly number?: string;
  /** Other goals wait too. */
  readonly more?: boolean;
  readonly children: ReactNode;
}

/** One heading in each state, since it may have the focus. */
function Frame({ at, title, number, more = false, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useRef(at);
  useEffect(() => {
    const before = from.current;
    from.current = at;
    if (before === at || before === "none") return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <Page width="narrow">
      <Stack as="header" gap="tight">
        {number !== undefined && (
          <Row spread>
            <p id="check-in-number" className={styles["soft"]}>
              {number}
            </p>
            {more && (
              <ButtonLink href="/week" look="quiet" size="small" onClick={() => storeView("week")}>
                {words.allAtOnce}
              </ButtonLink>
            )}
          </Row>
        )}
        <h1
          ref={heading}
          dir="auto"
          tabIndex={-1}
          aria-describedby={number === undefined ? undefined : "check-in-number"}
        >
          {title}
        </h1>
      </Stack>
      {children}
      <GoalAnnouncer />
    </Page>
  );
}

function Nothing({ next }: { readonly next: Day | null }) {
  const now = useNow();
  const notation = useNotation();
  return (
    <EmptyState
      scene={path}
      placed={1}
      action={<ButtonLink href="/">{words.toDashboard}</ButtonLink>}
    >
      {words.nothingDue}
      {next !== null && <span>{words.nextOn(comingDayInWords(next, now, notation))}</span>}
    </EmptyState>
  );
}
