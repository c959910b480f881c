import { useEffect, useEffectEvent, useState } from "react";
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
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  const show = useEffectEvent((unread: readonly string[]) => {
    setOpened(unread);
    for (const id of unread) mark(id);
  });
  useEffect(() => {
    if (data === undefined || opened !== null) return;
    show(data.notes.filter(({ isRead }) => !isRead).map(({ id }) => id));
  }, [data, opened]);
  if (isError && data === undefined)
    return (
      <Failed pending={isFetching} onRetry={() => void refetch()}>
        {errorText("server.failed")}
      </Failed>
    );
  if (data === undefined || opened === null) return <Reading />;
  return (
    <ul>
      {data.notes
        .filter(({ id }) => opened.includes(id))
        .map((note) => (
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
