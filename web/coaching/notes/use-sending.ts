import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CoachingNote } from "#contract/coaching.ts";
import { errorText } from "#contract/shown-errors.ts";
import { isRefused, type RefusalCode, type Ruled } from "#domain/refusal.ts";
import { ApiError } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useDraft, type Draft, type Place } from "./drafts.ts";
import { putNote } from "./use-notes.ts";

/** What came of sending: nothing to say yet, the text is at fault, it failed, or it was sent. */
type News =
  | { readonly kind: "none" | "sent" }
  | { readonly kind: "fault" | "failed"; readonly words: string };

const none: News = { kind: "none" };

interface How<T extends object | string> {
  readonly rule: (draft: Draft) => Ruled<T>;
  readonly send: (what: T, key: string) => Promise<{ readonly note: CoachingNote }>;
  /** Said where it failed and trying again may help. */
  readonly failed: string;
  /** Said where the goal or the note is no longer open to this person. */
  readonly gone: string;
}

function isAboutText(code: RefusalCode): boolean {
  return code.startsWith("note.") || code.startsWith("reply.");
}

function newsOf(error: unknown, { failed, gone }: Pick<How<string>, "failed" | "gone">): News {
  if (!(error instanceof ApiError)) return { kind: "failed", words: failed };
  const { code, message } = error;
  if (isAboutText(code)) return { kind: "fault", words: message };
  if (code === "not-found" || code === "not-allowed") return { kind: "failed", words: gone };
  const telling = code === "session.missing" || code === "request.rate";
  return { kind: "failed", words: telling ? message : failed };
}

/** What is typed in a place, and its sending: once, however often it is asked for. */
export function useSending<T extends object | string>(place: Place, how: How<T>) {
  const client = useQueryClient();
  const { draft, edit, forget } = useDraft(place);
  const [news, setNews] = useState(none);
  const sending = useMutation({
    mutationFn: ({ what, key }: { what: T; key: string }) => how.send(what, key),
    onSuccess: ({ note }) => putNote(client, note),
  });

  async function send(): Promise<boolean> {
    const ruled = how.rule(draft);
    if (isRefused(ruled)) {
      setNews({ kind: "fault", words: errorText(ruled.refused) });
      return false;
    }
    setNews(none);
    try {
      await sending.mutateAsync({ what: ruled, key: attemptKey(draft) });
    } catch (error) {
      setNews(newsOf(error, how));
      return false;
    }
    forget(draft);
    setNews({ kind: "sent" });
    return true;
  }

  return {
    draft,
    edit(change: Partial<Draft>) {
      setNews(none);
      edit(change);
    },
    send,
    sending: sending.isPending,
    news,
  };
}
