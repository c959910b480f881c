import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addCheckIn, type CheckIn, type listCheckIns } from "#contract/check-ins.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { noteErrors } from "#contract/note-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { draftedCheckIn } from "#domain/check-in.ts";
import * as limits from "#domain/limits.ts";
import { isRefused } from "#domain/refusal.ts";
import { ApiError, call } from "#web/client/api.ts";
import { attemptKeyOf } from "#web/client/attempt-key.ts";
import { keyOf, readAgain } from "#web/client/query.ts";

interface News {
  readonly saved: boolean;
  readonly fault: string | null;
  readonly failure: string | null;
}

const none: News = { saved: false, fault: null, failure: null };

function failureOf(error: unknown): News {
  if (!(error instanceof ApiError)) return { ...none, failure: errorText("server.failed") };
  return error.field === "message"
    ? { ...none, fault: error.message }
    : { ...none, failure: error.message };
}

type Input = InputOf<typeof addCheckIn>;
type Page = OutputOf<typeof listCheckIns>;

// If the list is not loaded yet, its first read includes this one.
function putFirst(client: QueryClient, checkIn: CheckIn): void {
  client.setQueryData<Page>(keyOf("listCheckIns"), (page) => {
    if (!page) return page;
    const others = page.checkIns.filter(({ id }) => id !== checkIn.id);
    return { ...page, checkIns: [checkIn, ...others].slice(0, limits.checkInsShown) };
  });
}

/** Retries reuse the key while `words` is the same object. */
export function useAddCheckIn(goalId: string) {
  const client = useQueryClient();
  const [news, setNews] = useState(none);
  const adding = useMutation({
    mutationFn: ({ input, words }: { input: Input; words: object }) =>
      call(addCheckIn, { params: { goalId }, input, key: attemptKeyOf(words, input) }),
    onSuccess: ({ checkIn }) => {
      putFirst(client, checkIn);
      void readAgain(client, keyOf("readTimeline", { goalId }));
    },
  });

  async function add(input: Input, words: object): Promise<boolean> {
    const ruled = draftedCheckIn(input);
    if (isRefused(ruled)) {
      setNews({ ...none, fault: errorText(ruled.refused, noteErrors) });
      return false;
    }
    setNews(none);
    const ended = await adding
      .mutateAsync({ input, words })
      .then(() => ({ ...none, saved: true }), failureOf);
    setNews(ended);
    return ended.saved;
  }

  return { add, saving: adding.isPending, news, clearNews: () => setNews(none) };
}
