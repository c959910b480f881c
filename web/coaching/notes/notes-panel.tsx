import { useId, useMemo, useState } from "react";
import type { CoachingNote } from "#contract/coaching.ts";
import type { NoteType } from "#domain/coaching-note.ts";
import type { GoalCard } from "#domain/goal.ts";
import { hasCoach } from "#domain/invitation.ts";
import { ApiError } from "#web/client/api.ts";
import { FailedPage } from "#web/client/failed-page.tsx";
import { errorText } from "#contract/shown-errors.ts";
import { Alert } from "#web/ui/alert.tsx";
import { EmptyLine } from "#web/ui/empty-state.tsx";
import { pair } from "#web/ui/scenes.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "../coaching.module.css";
import { NoteForm } from "./note-form.tsx";
import { NoteItem } from "./note-item.tsx";
import { noteTypeLabels, type Reader } from "./note-words.ts";
import { useMarkRead, useNotes } from "./use-notes.ts";
import { words } from "./notes.words.ts";

interface Props {
  readonly goal: Pick<GoalCard, "id" | "coachStatus" | "lastProgressUpdateAt">;
  readonly reader: Reader;
}

// product 12.6
export function NotesPanel({ goal, reader }: Props) {
  const titleId = useId();
  const { data, error } = useNotes(goal.id);
  return (
    <section className={styles["panel"]} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title}</h3>
      {reader === "coach" && (
        <NoteForm goalId={goal.id} form="panel" read={goal.lastProgressUpdateAt} />
      )}
      {data === undefined ? (
        <NotesState error={error} />
      ) : (
        <Notes goal={goal} reader={reader} notes={data.notes} />
      )}
    </section>
  );
}

function NotesState({ error }: { readonly error: Error | null }) {
  if (error === null)
    return (
      <p role="status" className={styles["loading"]}>
        <Spinner /> {words.loading}
      </p>
    );
  return (
    <FailedPage>
      {error instanceof ApiError ? error.message : errorText("server.failed")}
    </FailedPage>
  );
}

// product 12.4
function logPress(noteId: string): void {
  // oxlint-disable-next-line no-console
  console.debug(words.ownerMarks(noteId));
}

type Filter = NoteType | "all";

function Notes({ goal, reader, notes }: Props & { readonly notes: readonly CoachingNote[] }) {
  const [filter, setFilter] = useState<Filter>("all");
  const { marked, mark, failed } = useMarkRead(goal.id);
  const shown = useMemo(
    () =>
      notes
        .filter(({ type }) => filter === "all" || type === filter)
        .map((note) => (marked.has(note.id) ? { ...note, isRead: true } : note)),
    [notes, filter, marked],
  );
  if (notes.length === 0) return <NoNotes reader={reader} />;
  return (
    <>
      <NoteFilter filter={filter} onFilter={setFilter} />
      <Status>{shown.length === 0 && words.noneOfType}</Status>
      {failed && <Alert>{words.markFailed}</Alert>}
      <ul className={styles["notes"]}>
        {shown.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            reader={reader}
            answerable={hasCoach(goal) && note.coachId !== null}
            onRead={reader === "owner" ? mark : logPress}
          />
        ))}
      </ul>
    </>
  );
}

function NoNotes({ reader }: Pick<Props, "reader">) {
  if (reader === "coach")
    return (
      <EmptyLine scene={pair} placed={4}>
        {words.noneForCoach}
      </EmptyLine>
    );
  return (
    <EmptyLine scene={pair} placed={4}>
      <strong>{words.noneForOwner}</strong>
      <p>{words.noneForOwnerWhy}</p>
    </EmptyLine>
  );
}

interface FilterProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const filters = Object.entries({ all: words.all, ...noteTypeLabels });

function NoteFilter({ filter, onFilter }: FilterProps) {
  return (
    <SelectField
      label={words.show}
      value={filter}
      onChange={({ target }) => onFilter(target.value as Filter)}
    >
      {filters.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
