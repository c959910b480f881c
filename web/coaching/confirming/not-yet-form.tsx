import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { declineCompletion } from "#contract/coaching.ts";
import { draftedNote } from "#domain/coaching-note.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import { useDraft } from "#web/client/drafts.ts";
import styles from "../needs-you/needs-you.module.css";
import { TextForm } from "../notes/text-form.tsx";
import { putNote } from "../notes/use-notes.ts";
import { useSending } from "../notes/use-sending.ts";
import { words as noteWords } from "../notes/notes.words.ts";
import { words } from "./confirming.words.ts";

interface Props {
  readonly goalId: string;
  /** Milliseconds; names the request. */
  readonly askedAt: number;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

function useNotYet({ goalId, askedAt }: Props) {
  const client = useQueryClient();
  // One object: a retry reuses its key.
  const [empty] = useState(() => ({ text: "" }));
  const [draft, change, forget] = useDraft(`not-yet/${goalId}`, empty);
  const edit = (part: Partial<typeof empty>) => change((now) => ({ ...now, ...part }));
  return {
    draft,
    ...useSending(
      { draft, edit, forget },
      {
        rule: ({ text }) => draftedNote({ note: text, type: "feedback", form: "panel" }),
        send: ({ note }, key) =>
          call(declineCompletion, { params: { goalId }, input: { askedAt, note }, key }),
        sent: ({ note }) => putNote(client, note),
        failed: noteWords.saveFailed,
        gone: words.over,
      },
    ),
  };
}

// product 43.3
export function NotYetForm(props: Props) {
  return (
    <TextForm
      {...useNotYet(props)}
      onCancel={props.onCancel}
      onSent={props.onSent}
      focused
      title={words.notYet}
      label={words.missing}
      rows={3}
      most={limits.note}
      submit={{ words: words.sendNotYet, look: "primary" }}
      className={styles["nudge"]}
    />
  );
}
