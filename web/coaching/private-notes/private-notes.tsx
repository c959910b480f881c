import { useId, useRef, useState } from "react";
import type { PrivateNote } from "#contract/private-notes.ts";
import * as limits from "#domain/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "../coaching.module.css";
import own from "../coachs-own.module.css";
import { useLostDrafts } from "./private-drafts.ts";
import { PrivateNoteForm } from "./private-note-form.tsx";
import { PrivateNoteItem } from "./private-note-item.tsx";
import { usePrivateNotes } from "./use-private-notes.ts";

interface Props {
  readonly goalId: string;
  readonly ownerName: string;
}

// product 12.15
export function PrivateNotes({ goalId, ownerName }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = usePrivateNotes(goalId);
  const [removals, setRemovals] = useState(0);
  return (
    <section className={classNames(styles["panel"], own["part"])} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        Only for you
      </h3>
      <p className={styles["soft"]}>
        Notes that nobody else reads: not <bdi>{ownerName}</bdi>, not another coach.
      </p>
      {data === undefined ? (
        <NotYet isError={isError} onRetry={() => void refetch()} />
      ) : (
        <>
          <Lost goalId={goalId} notes={data.notes} />
          {/* Remounted after a removal: drops its message, keeps its draft. */}
          <NewNote key={removals} goalId={goalId} count={data.notes.length} />
          <ul className={styles["notes"]}>
            {data.notes.map((note) => (
              <PrivateNoteItem
                key={note.id}
                goalId={goalId}
                note={note}
                onRemoved={() => {
                  setRemovals(removals + 1);
                  title.current?.focus();
                }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function NotYet({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  return isError ? (
    <Failed onRetry={onRetry}>Your notes could not be loaded.</Failed>
  ) : (
    <Reading>Loading your notes...</Reading>
  );
}

function NewNote({ goalId, count }: { readonly goalId: string; readonly count: number }) {
  if (count < limits.privateNotesPerGoal) return <PrivateNoteForm goalId={goalId} note={null} />;
  return (
    <p className={styles["soft"]}>
      You can keep up to {limits.privateNotesPerGoal} notes for yourself on a goal.
    </p>
  );
}

interface LostProps {
  readonly goalId: string;
  readonly notes: readonly PrivateNote[];
}

function Lost({ goalId, notes }: LostProps) {
  const { texts, forget } = useLostDrafts(goalId)(notes);
  const [, setDismissed] = useState(0);
  if (texts.length === 0) return null;
  return (
    <>
      <p role="status">A note was removed elsewhere. What you were writing was not saved:</p>
      {texts.map((text) => (
        <TextAreaField key={text} label="Not saved" rows={2} readOnly value={text} />
      ))}
      <p>
        <Button
          size="small"
          onClick={() => {
            forget();
            setDismissed((count) => count + 1);
          }}
        >
          Dismiss
        </Button>
      </p>
    </>
  );
}
