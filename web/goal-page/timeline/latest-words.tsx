import { useId } from "react";
import type { CoachingNote } from "#contract/coaching.ts";
import type { TimelineEntry } from "#contract/timeline.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import type { GoalCard } from "#domain/goal.ts";
import { hasCoach } from "#domain/invitation.ts";
import { NoteItem } from "#web/coaching/notes/note-item.tsx";
import { useMarkRead } from "#web/coaching/notes/use-notes.ts";
import { Alert } from "#web/ui/alert.tsx";
import { words } from "../goal-page.words.ts";

interface Props {
  readonly note: CoachingNote;
}

// product 6.20
export function LatestWords({ note }: Props) {
  const titleId = useId();
  const { marked, mark, failed } = useMarkRead(note.goalId);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="visually-hidden">
        {words.latestFrom(bidiIsolated(note.coachName))}
      </h3>
      {failed && <Alert>{words.markFailed}</Alert>}
      <ul>
        <NoteItem
          note={marked.has(note.id) ? { ...note, isRead: true } : note}
          reader="owner"
          answerable
          onRead={mark}
        />
      </ul>
    </section>
  );
}

/** The note with the newest words of the goal's coach; null without a coach. */
export function latestNote(entries: readonly TimelineEntry[], goal: GoalCard): CoachingNote | null {
  if (!hasCoach(goal)) return null;
  const notes = entries.flatMap((entry) =>
    entry.kind === "note" && entry.note.coachId !== null ? [entry.note] : [],
  );
  return notes.toSorted((one, other) => saidAt(other) - saidAt(one))[0] ?? null;
}

function saidAt({ createdAt, replies }: CoachingNote): number {
  return replies.findLast(({ by }) => by === "coach")?.createdAt ?? createdAt;
}
