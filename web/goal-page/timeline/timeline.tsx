import { useId, useState } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { EmptyLine } from "#web/ui/empty-state.tsx";
import { path } from "#web/ui/scenes.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { LateNoteForm, LateNotes } from "../late-parts.tsx";
import { TimelineDays } from "./timeline-days.tsx";
import { useTimeline, type Filter } from "./use-timeline.ts";
import { words } from "../goal-page.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly reader: "owner" | "coach";
}

const filters: readonly { readonly value: Filter; readonly label: string }[] = [
  { value: "all", label: words.all },
  { value: "progress", label: words.progress },
  { value: "note", label: words.notes },
  { value: "check-in", label: words.checkIns },
  { value: "change", label: words.changes },
];

// product 6.17, 12.6
export function Timeline({ goal, reader }: Props) {
  const titleId = useId();
  const [filter, setFilter] = useState<Filter>("all");
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{words.timeline}</h2>
      <Choice
        legend={words.timelineShows}
        hiddenLegend
        look="segments"
        options={filters}
        value={filter}
        onChange={setFilter}
      />
      {filter === "note" ? (
        <LateNotes goal={goal} reader={reader} />
      ) : (
        <Entries goal={goal} reader={reader} filter={filter} />
      )}
    </Stack>
  );
}

function Entries({ goal, reader, filter }: Props & { readonly filter: Filter }) {
  const read = useTimeline(goal.id, goal.rev, filter);
  if (read.entries === null)
    return read.failed ? (
      <Failed onRetry={read.retry}>{words.timelineFailed}</Failed>
    ) : (
      <Reading>{words.timelineLoading}</Reading>
    );
  if (read.entries.length === 0)
    return (
      <EmptyLine scene={path} placed={1}>
        {words.noEntries}
      </EmptyLine>
    );
  return (
    <>
      {reader === "coach" && filter === "all" && (
        <LateNoteForm goalId={goal.id} form="dashboard" read={goal.lastProgressUpdateAt} />
      )}
      <TimelineDays entries={read.entries} goal={goal} reader={reader} />
      {read.more && (
        <p>
          <Button pending={read.readingMore} onClick={read.readMore}>
            {words.showOlder}
          </Button>
        </p>
      )}
    </>
  );
}
