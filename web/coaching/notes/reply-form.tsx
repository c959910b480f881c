import { useQueryClient } from "@tanstack/react-query";
import { replyToNote } from "#contract/coaching.ts";
import { draftedReply } from "#domain/coaching-note.ts";
import * as limits from "#domain/limits.ts";
import { call } from "#web/client/api.ts";
import styles from "../coaching.module.css";
import { TextForm } from "./text-form.tsx";
import { useNoteDraft, type Place } from "./drafts.ts";
import { putNote } from "./use-notes.ts";
import { useSending } from "./use-sending.ts";
import { words } from "./notes.words.ts";

interface Props {
  readonly place: Place & { readonly noteId: string };
  readonly focused: boolean;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

function useReply(place: Props["place"]) {
  const client = useQueryClient();
  const kept = useNoteDraft(place);
  const { goalId, noteId } = place;
  return {
    draft: kept.draft,
    ...useSending(kept, {
      rule: ({ text }) => draftedReply(text),
      send: (text, key) => call(replyToNote, { params: { goalId, noteId }, input: { text }, key }),
      sent: ({ note }) => putNote(client, note),
      failed: words.replyFailed,
      gone: words.replyRefused,
    }),
  };
}

// product 12.3
export function ReplyForm({ place, ...form }: Props) {
  return (
    <TextForm
      {...form}
      {...useReply(place)}
      title={words.reply}
      label={words.yourReply}
      rows={2}
      most={limits.reply}
      submit={{ words: words.sendReply, size: "small" }}
      className={styles["form"]}
    />
  );
}
