import { useEffect, useEffectEvent } from "react";
import type { CoachingNote } from "#contract/coaching.ts";
import { errorText } from "#contract/shown-errors.ts";
import type { GoalCard } from "#domain/goal.ts";
import { hasCoach } from "#domain/invitation.ts";
import { NoteItem } from "#web/coaching/notes/note-item.tsx";
import { useMarkRead, useNotes } from "#web/coaching/notes/use-notes.ts";
import { Decisions } from "#web/goals/week/row-actions.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";

interface Props {
  readonly goal: GoalCard;
  readonly what: "decide" | "read";
}

/** What opens below a row of Today (product 6.12). */
export function TodayMore({ goal, what }: Props) {
  if (what === "read") return <UnreadNotes goal={goal} />;
  return (
    <Row>
      <Decisions goal={goal} />
    </Row>
  );
}

function UnreadNotes({ goal }: Pick<Props, "goal">) {
  const { data, isError, isFetching, refetch } = useNotes(goal.id);
  const { marked, mark } = useMarkRead(goal.id);
  const markUnread = useEffectEvent((notes: readonly CoachingNote[]) => {
    for (const { id, isRead } of notes) if (!isRead && !marked.has(id)) mark(id);
  });
  useEffect(() => markUnread(data?.notes ?? []), [data]);
  const shown = data?.notes.filter(({ id, isRead }) => !isRead || marked.has(id)) ?? [];
  if (isError && shown.length === 0)
    return (
      <Failed pending={isFetching} onRetry={() => void refetch()}>
        {errorText("server.failed")}
      </Failed>
    );
  // What is cached may be older than the unread note.
  if (shown.length === 0 && isFetching) return <Reading />;
  return (
    <ul>
      {shown.map((note) => (
        <NoteItem
          key={note.id}
          note={{ ...note, isRead: note.isRead || marked.has(note.id) }}
          reader="owner"
          answerable={hasCoach(goal) && note.coachId !== null}
          onRead={mark}
        />
      ))}
    </ul>
  );
}
