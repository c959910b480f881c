import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, type FormEvent } from "react";
import { replyToNote } from "#contract/coaching.ts";
import { draftedReply } from "#domain/coaching-note.ts";
import { limits } from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import styles from "../coaching.module.css";
import { useDraft, type Place } from "./drafts.ts";
import { putNote } from "./use-notes.ts";
import { useSending } from "./use-sending.ts";

interface Props {
  readonly place: Place & { readonly noteId: string };
  /** It was opened by a press, which goes on in the field. */
  readonly focused: boolean;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

function useReply(place: Props["place"]) {
  const client = useQueryClient();
  const kept = useDraft(place);
  const { goalId, noteId } = place;
  return {
    draft: kept.draft,
    ...useSending(kept, {
      rule: ({ text }) => draftedReply(text),
      send: (text, key) => call(replyToNote, { params: { goalId, noteId }, input: { text }, key }),
      sent: ({ note }) => putNote(client, note),
      failed: "Failed to send reply. Please try again.",
      gone: "This note can no longer be answered. Your text is still here.",
    }),
  };
}

/** An answer under a note (product 12.3). What is typed stays until it is sent. */
export function ReplyForm({ place, focused, onSent, onCancel }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const { draft, edit, send, sending, news } = useReply(place);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    if (await send()) onSent();
    else field.current?.focus();
  }

  return (
    <form
      className={styles["form"]}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
    >
      <h4 id={titleId} className="visually-hidden">
        Reply
      </h4>
      <TextAreaField
        ref={field}
        label="Your reply"
        rows={2}
        counted
        maxLength={limits.reply}
        value={draft.text}
        error={news.kind === "fault" ? news.words : undefined}
        onChange={({ target }) => edit({ text: target.value })}
      />
      {news.kind === "failed" && <Alert>{news.words}</Alert>}
      <Row>
        <Button type="submit" size="small" pending={sending}>
          Send Reply
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          Close
        </Button>
      </Row>
    </form>
  );
}
