import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, type FormEvent } from "react";
import { addNote } from "#contract/coaching.ts";
import {
  draftedNote,
  noteTypes,
  type NoteForm as Form,
  type NoteType,
} from "#domain/coaching-note.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "../coaching.module.css";
import { useNoteDraft } from "./drafts.ts";
import { noteTypeLabels } from "./note-words.ts";
import { putNote, upToOf } from "./use-notes.ts";
import { useSending } from "./use-sending.ts";
import { words } from "./notes.words.ts";

interface Props {
  readonly goalId: string;
  // product 12.2
  readonly form: Form;
  /** The screen has read the goal up to then; milliseconds. Null: nothing was done yet. */
  readonly read: number | null;
  readonly onCancel?: () => void;
  /** `upTo`: the note has seen everything until then. */
  readonly onSent?: (upTo: number) => void;
  readonly focused?: boolean;
}

function useAddNote({ goalId, form, read }: Props) {
  const client = useQueryClient();
  const kept = useNoteDraft({ goalId, noteId: null });
  return {
    draft: kept.draft,
    ...useSending(kept, {
      rule: ({ text, type }) => draftedNote({ note: text, type, form }),
      send: (drafted, key) => {
        const input = { ...drafted, form, upTo: upToOf(kept.draft, read) };
        return call(addNote, { params: { goalId }, input, key });
      },
      sent: ({ note }) => putNote(client, note),
      failed: words.saveFailed,
      gone: words.saveRefused,
    }),
  };
}

export function NoteForm(props: Props) {
  const { form, onCancel, onSent, focused = false } = props;
  const titleId = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const { draft, edit, send, sending, news } = useAddNote(props);
  const isPanel = form === "panel";
  // Inside the panel's own heading.
  const Heading = isPanel ? "h4" : "h3";

  useEffect(() => {
    if (focused) text.current?.focus();
  }, [focused]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    if ((await send()) && onSent) return onSent(upToOf(draft, props.read));
    // A save may disable the button; a fault needs another text.
    text.current?.focus();
  }

  return (
    <form
      className={styles["form"]}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
    >
      <Heading id={titleId} className={styles["formTitle"]}>
        {words.newNote}
      </Heading>
      <TextAreaField
        ref={text}
        label={words.yourNote}
        rows={3}
        counted
        maxLength={limits.note}
        value={draft.text}
        error={news.kind === "fault" ? news.words : undefined}
        onChange={({ target }) => edit({ text: target.value })}
      />
      <SelectField
        label={words.type}
        value={draft.type}
        onChange={({ target }) => edit({ type: target.value as NoteType })}
      >
        {noteTypes.map((type) => (
          <option key={type} value={type}>
            {noteTypeLabels[type]}
          </option>
        ))}
      </SelectField>
      {news.kind === "failed" && <Alert>{news.words}</Alert>}
      <Row>
        <Button
          type="submit"
          look="primary"
          pending={sending}
          disabled={isPanel && draft.text.trim() === ""}
        >
          {isPanel ? words.addNote : words.saveNote}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {words.close}
          </Button>
        )}
        <Status tone="green">{news.kind === "sent" && words.saved}</Status>
      </Row>
    </form>
  );
}
