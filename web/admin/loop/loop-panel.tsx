import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { readLoop, type Loop } from "#contract/admin.ts";
import { firstLoopRange, loopRanges, type LoopRange } from "#domain/loop-week.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Moment } from "../moment.tsx";
import { LoopBars } from "./loop-bars.tsx";
import { LoopFigures } from "./loop-figures.tsx";
import styles from "./loop.module.css";
import { words } from "./loop.words.ts";

const ranges = loopRanges.map((weeks) => ({
  value: `${weeks}` as const,
  label: words.weeks(weeks),
}));

// product 17.12
export function LoopPanel() {
  const titleId = useId();
  const [weeks, setWeeks] = useState<LoopRange>(firstLoopRange);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf("readLoop", { weeks }),
    queryFn: ({ signal }) => call(readLoop, { query: { weeks: `${weeks}` }, signal }),
    staleTime: 0,
  });
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <Row spread>
          <h2 id={titleId}>{words.title}</h2>
          <Choice
            legend={words.range}
            hiddenLegend
            look="segments"
            options={ranges}
            value={`${weeks}`}
            onChange={(value) => setWeeks(loopRanges.find((one) => `${one}` === value) ?? weeks)}
          />
        </Row>
        {error ? (
          <Failed pending={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </Failed>
        ) : (
          <Report loop={data ?? null} weeks={weeks} />
        )}
      </Stack>
    </Card>
  );
}

interface Props {
  readonly loop: Loop | null;
  readonly weeks: LoopRange;
}

function Report({ loop, weeks }: Props) {
  if (loop === null)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  const asked = loop.weeks.some(({ done, due, missed }) => done + due + missed > 0);
  return (
    <>
      <p role="status" className={styles["soft"]}>
        {loop.countedAt === null
          ? words.counting
          : words.countedAt(<Moment at={loop.countedAt} time />)}
      </p>
      {loop.countedAt !== null && <LoopFigures loop={loop} />}
      {loop.countedAt !== null && !asked && (
        <EmptyState placed={0}>{words.noneDue(weeks)}</EmptyState>
      )}
      {asked && <LoopBars weeks={loop.weeks} />}
    </>
  );
}
