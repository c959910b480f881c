import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, type FormEvent } from "react";
import { addNote } from "#contract/coaching.ts";
import { draftedNote } from "#domain/coaching-note.ts";
import { limits } from "#domain/limits.ts";
import { nudgeFor, type WaitingGoal } from "#domain/needs-you.ts";
import { call } from "#web/client/api.ts";
import { useKeptWords } from "#web/client/kept-words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { putNote } from "../notes/use-notes.ts";
import { useSending } from "../notes/use-sending.ts";
import styles from "./needs-you.module.css";

interface Props {
  readonly goal: Pick<WaitingGoal, "goalId" | "description">;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

function useNudge({ goalId, description }: Props["goal"]) {
  const client = useQueryClient();
  const ready = { text: nudgeFor(description) };
  const [draft, change, forget] = useKeptWords(`nudge/${goalId}`, ready);
  const edit = (part: Partial<typeof ready>) => change((now) => ({ ...now, ...part }));
  const about = { type: "encouragement", form: "panel" } as const;
  return {
    draft,
    ...useSending(
      { draft, edit, forget },
      {
        rule: ({ text }) => draftedNote({ note: text, ...about }),
        send: ({ note }, key) =>
          call(addNote, { params: { goalId }, input: { note, ...about, nudge: true }, key }),
        sent: ({ note }) => putNote(client, note),
        failed: "Failed to save note. Please try again.",
        gone: "You no longer coach this goal, so the note was not saved. Your text is still here.",
      },
    ),
  };
}

/** A note that asks after a check-in which did not come: written already, and changed before it goes (product 26.5). */
export function NudgeForm({ goal, onSent, onCancel }: Props) {
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, edit, send, sending, news } = useNudge(goal);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    if (await send()) onSent();
    else field.current?.focus();
  }

  return (
    <form
      className={styles["nudge"]}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
    >
      <h4 id={titleId} className="visually-hidden">
        Nudge
      </h4>
      <TextAreaField
        ref={field}
        label="Your note"
        rows={3}
        counted
        maxLength={limits.note}
        value={draft.text}
        error={news.kind === "fault" ? news.words : undefined}
        onChange={({ target }) => edit({ text: target.value })}
      />
      {news.kind === "failed" && <Alert>{news.words}</Alert>}
      <Row>
        <Button type="submit" look="primary" pending={sending}>
          Send Nudge
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Close
        </Button>
      </Row>
    </form>
  );
}
