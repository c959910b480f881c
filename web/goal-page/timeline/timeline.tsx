import { useId, useState } from "react";
import type { GoalCard } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { EmptyLine } from "#web/ui/empty-state.tsx";
import { path } from "#web/ui/scenes.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { words as uiWords } from "#web/ui/ui.words.ts";
import { LateNoteForm, LateNotes } from "../late-parts.tsx";
import { LatestWords, latestNote } from "./latest-words.tsx";
import { TimelineDays } from "./timeline-days.tsx";
import { useTimeline, useTimelineChanges, type Filter } from "./use-timeline.ts";
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
  useTimelineChanges(goal.id, goal.rev);
  const { entries } = useTimeline(goal.id, "all");
  const latest = reader === "owner" ? latestNote(entries ?? [], goal) : null;
  return (
    <>
      {latest && <LatestWords key={latest.id} note={latest} />}
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
          <Entries
            key={filter}
            goal={goal}
            reader={reader}
            filter={filter}
            latest={latest?.id ?? null}
          />
        )}
      </Stack>
    </>
  );
}

interface EntriesProps extends Props {
  readonly filter: Filter;
  readonly latest: string | null;
}

function Entries({ goal, reader, filter, latest }: EntriesProps) {
  const read = useTimeline(goal.id, filter);
  const [all, setAll] = useState(false);
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
  const shown = all ? read.entries : read.entries.slice(0, limits.linesShown);
  return (
    <>
      {reader === "coach" && filter === "all" && (
        <LateNoteForm goalId={goal.id} form="dashboard" read={goal.lastProgressUpdateAt} />
      )}
      <TimelineDays entries={shown} goal={goal} reader={reader} latest={latest} />
      {read.entries.length > limits.linesShown && (
        <Row>
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? uiWords.showFewer : uiWords.showMore}
          </Button>
          {all && read.more && (
            <Button pending={read.readingMore} onClick={read.readMore}>
              {words.showOlder}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
