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
import { words } from "./private-notes.words.ts";

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
        {words.title}
      </h3>
      <p className={styles["soft"]}>{words.readers(<bdi>{ownerName}</bdi>)}</p>
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
    <Failed onRetry={onRetry}>{words.failed}</Failed>
  ) : (
    <Reading>{words.loading}</Reading>
  );
}

function NewNote({ goalId, count }: { readonly goalId: string; readonly count: number }) {
  if (count < limits.privateNotesPerGoal) return <PrivateNoteForm goalId={goalId} note={null} />;
  return <p className={styles["soft"]}>{words.most}</p>;
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
      <p role="status">{words.removedElsewhere}</p>
      {texts.map((text) => (
        <TextAreaField key={text} label={words.notSaved} rows={2} readOnly value={text} />
      ))}
      <p>
        <Button
          size="small"
          onClick={() => {
            forget();
            setDismissed((count) => count + 1);
          }}
        >
          {words.dismiss}
        </Button>
      </p>
    </>
  );
}
