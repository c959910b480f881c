import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { readFeedback } from "#contract/feedback.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { CoachFeedback } from "#domain/insight.ts";
import { unreadNotes, type UnreadNotes } from "#domain/today.ts";
import { call } from "#web/client/api.ts";
import { useDistrustOnLeave, useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

export interface Feedback {
  /** Unread or recent, newest first. */
  readonly notes: readonly CoachFeedback[];
  readonly unread: UnreadNotes;
  /** How the newest note begins. */
  readonly lastWords: string | null;
  /** False until it is read. */
  readonly known: boolean;
}

const queryKey = keyOf("readFeedback");
// Stable identity, so panels without notes do not rerender.
const none: Feedback = { notes: [], unread: new Map(), lastWords: null, known: true };
const unknown: Feedback = { ...none, known: false };

function feedbackOf({ notes, lastWords }: OutputOf<typeof readFeedback>): Feedback {
  if (notes.length === 0) return none;
  return { notes, unread: unreadNotes(notes), lastWords, known: true };
}

export function useFeedback(): Feedback {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readFeedback, { signal }),
  });
  useDistrustOnLeave(queryKey);
  useLiveChanges("note", () => void readAgain(client, queryKey));
  return useMemo(() => (data ? feedbackOf(data) : unknown), [data]);
}
