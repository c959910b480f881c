import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRef, type FormEvent } from "react";
import { addPrivateNote, changePrivateNote, type PrivateNote } from "#contract/private-notes.ts";
import { draftedPrivateNote } from "#domain/coach-private-note.ts";
import * as limits from "#domain/limits.ts";
import { isRefused } from "#domain/refusal.ts";
import { ApiError, call } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { useSending } from "../notes/use-sending.ts";
import { usePrivateDraft, type PrivateDraft } from "./private-drafts.ts";
import { putPrivateNote, readPrivateNote } from "./use-private-notes.ts";
import { words } from "./private-notes.words.ts";

interface Props {
  readonly goalId: string;
  /** Null for a new one. */
  readonly note: PrivateNote | null;
  readonly onDone?: () => void;
}

type Edit = (part: Partial<PrivateDraft>) => void;

/** After a conflict the draft is rebased, to be saved again. */
async function changed(
  client: QueryClient,
  goalId: string,
  noteId: string,
  input: PrivateDraft,
  { key, edit }: { readonly key: string; readonly edit: Edit },
) {
  const params = { goalId, privateNoteId: noteId };
  try {
    return await call(changePrivateNote, { params, input, key });
  } catch (error) {
    if (error instanceof ApiError && error.code === "form.overtaken") {
      const fresh = await readPrivateNote(client, goalId, noteId);
      if (fresh !== undefined) edit({ rev: fresh.rev });
    }
    throw error;
  }
}

function useSaving(goalId: string, note: PrivateNote | null) {
  const client = useQueryClient();
  const kept = usePrivateDraft(goalId, note);
  const { draft, edit, isTyped } = kept;
  const sending = useSending(kept, {
    rule: ({ text: typed, rev }) => {
      const text = draftedPrivateNote(typed);
      return isRefused(text) ? text : { text, rev };
    },
    send: (input, key) =>
      note === null
        ? call(addPrivateNote, { params: { goalId }, input: { text: input.text }, key })
        : changed(client, goalId, note.id, input, { key, edit }),
    sent: (answer) => putPrivateNote(client, goalId, answer.note),
    failed: words.saveFailed,
    gone: words.saveRefused,
  });
  return { draft, isTyped, discard: () => kept.forget(draft), ...sending };
}

export function PrivateNoteForm({ goalId, note, onDone }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, isTyped, discard, edit, send, sending, news } = useSaving(goalId, note);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const isSaved = note !== null && !isTyped ? true : await send();
    if (isSaved && onDone) onDone();
    else field.current?.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <TextAreaField
          ref={field}
          label={note === null ? words.newNote : words.changedNote}
          rows={3}
          counted
          maxLength={limits.privateNote}
          value={draft.text}
          error={news.kind === "fault" ? news.words : undefined}
          onChange={({ target }) => edit({ text: target.value })}
        />
        {news.kind === "failed" && <Alert>{news.words}</Alert>}
        <Row>
          <Button type="submit" size="small" pending={sending}>
            {note === null ? words.keepNote : words.saveChange}
          </Button>
          {onDone && (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                discard();
                onDone();
              }}
            >
              {words.discardChange}
            </Button>
          )}
          <Status tone="green">{news.kind === "sent" && words.saved}</Status>
        </Row>
      </Stack>
    </form>
  );
}
