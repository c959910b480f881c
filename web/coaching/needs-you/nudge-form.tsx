import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addNote } from "#contract/coaching.ts";
import { draftedNote } from "#domain/coaching-note.ts";
import * as limits from "#domain/limits.ts";
import { nudgeFor, type WaitingGoal } from "#domain/needs-you.ts";
import { call } from "#web/client/api.ts";
import { useDraft } from "#web/client/drafts.ts";
import { TextForm } from "../notes/text-form.tsx";
import { putNote, upToOf } from "../notes/use-notes.ts";
import { useSending } from "../notes/use-sending.ts";
import styles from "./needs-you.module.css";
import { words } from "../notes/notes.words.ts";

interface Props {
  readonly goal: Pick<WaitingGoal, "goalId" | "description">;
  /** The screen has read the goal up to then; milliseconds. */
  readonly read: number;
  /** `upTo`: the nudge has seen everything until then. */
  readonly onSent: (upTo: number) => void;
  readonly onCancel: () => void;
}

function useNudge({ goal: { goalId, description }, read }: Props) {
  const client = useQueryClient();
  // One object: a retry reuses its key.
  const [ready] = useState(() => ({ text: nudgeFor(description) }));
  const [draft, change, forget] = useDraft(`nudge/${goalId}`, ready);
  const edit = (part: Partial<typeof ready>) => change((now) => ({ ...now, ...part }));
  const about = { type: "encouragement", form: "panel", nudge: true } as const;
  return {
    draft,
    ...useSending(
      { draft, edit, forget },
      {
        rule: ({ text }) => draftedNote({ note: text, ...about }),
        send: ({ note }, key) => {
          const input = { note, ...about, upTo: upToOf(draft, read) };
          return call(addNote, { params: { goalId }, input, key });
        },
        sent: ({ note }) => putNote(client, note),
        failed: words.saveFailed,
        gone: words.saveRefused,
      },
    ),
  };
}

// product 26.5
export function NudgeForm(props: Props) {
  const nudge = useNudge(props);
  return (
    <TextForm
      {...nudge}
      onCancel={props.onCancel}
      onSent={() => props.onSent(upToOf(nudge.draft, props.read))}
      focused
      title={words.nudge}
      label={words.yourNote}
      rows={3}
      most={limits.note}
      submit={{ words: words.sendNudge, look: "primary" }}
      className={styles["nudge"]}
    />
  );
}
