import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { acknowledgeCheckIn, markRepliesRead, readNeedsYou } from "#contract/needs-you.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import type { Need, WaitingGoal, WaitingPerson } from "#domain/needs-you.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { useEachHour } from "../use-each-hour.ts";
import { words } from "../coaching.words.ts";

const queryKey = keyOf("readNeedsYou");

function subjectOf(goalId: string, need: Need): string {
  if ("checkInId" in need) return need.checkInId;
  return need.kind === "reply" ? `${need.noteId} ${need.at}` : `${need.kind} ${goalId}`;
}

export function useReadNeeds(all: boolean) {
  const client = useQueryClient();
  const rest = useQuery({
    queryKey: keyOf("readNeedsYou", { all: "true" }),
    queryFn: ({ signal }) => call(readNeedsYou, { query: { all: "true" }, signal }),
    enabled: all,
  });
  const first = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readNeedsYou, { signal }),
    enabled: !all || rest.data === undefined,
  });
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("goal", again);
  useLiveChanges("note", again);
  useLiveChanges("check-in", again);
  useEachHour(queryKey);
  // No live events arrive while unmounted.
  useEffect(() => () => void client.invalidateQueries({ queryKey, refetchType: "none" }), [client]);
  return all && rest.data !== undefined ? rest : first;
}

export type PressNews =
  | { readonly kind: "none" }
  | { readonly kind: "done"; readonly words: string }
  | { readonly kind: "failed"; readonly goalId: string };

function without(done: ReadonlySet<string>, person: WaitingPerson): readonly WaitingPerson[] {
  const goals = person.goals.flatMap((goal) => {
    const needs = goal.needs.filter((need) => !done.has(subjectOf(goal.goalId, need)));
    return needs.length === 0 ? [] : [{ ...goal, needs }];
  });
  return goals.length === 0 ? [] : [{ ...person, goals }];
}

function isSeenBy(upTo: number): (need: Need) => boolean {
  return (need) => "checkInId" in need && need.at <= upTo;
}

/** Optimistic: a refused press comes back. */
export function usePresses(known: readonly WaitingPerson[]) {
  const client = useQueryClient();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState<PressNews>({ kind: "none" });

  function leave(goalId: string, needs: readonly Need[], text: string): void {
    setDone((before) => new Set([...before, ...needs.map((need) => subjectOf(goalId, need))]));
    setNews({ kind: "done", words: text });
  }

  async function press(goalId: string, need: Need, text: string, send: () => Promise<unknown>) {
    leave(goalId, [need], text);
    try {
      await send();
    } catch {
      const back = subjectOf(goalId, need);
      setDone((before) => new Set([...before].filter((subject) => subject !== back)));
      return setNews({ kind: "failed", goalId });
    }
    await readAgain(client, queryKey);
  }

  return {
    waiting: known.flatMap((person) => without(done, person)),
    news,
    acknowledge(goalId: string, need: Need & { readonly checkInId: string }) {
      const params = { goalId, checkInId: need.checkInId };
      return press(goalId, need, words.acknowledged, () =>
        call(acknowledgeCheckIn, { params, input: {} }),
      );
    },
    markRead(goalId: string, need: Need & { readonly kind: "reply" }) {
      const input = { upTo: need.at };
      return press(goalId, need, words.markedAsRead, () =>
        call(markRepliesRead, { params: { goalId }, input }),
      );
    },
    /** A note answers every check-in up to `upTo`. */
    noted({ goalId, needs }: WaitingGoal, upTo: number) {
      leave(goalId, needs.filter(isSeenBy(upTo)), words.noteSaved);
    },
    nudged({ goalId, needs }: WaitingGoal, name: string, upTo: number) {
      const answers = isSeenBy(upTo);
      const left = needs.filter((need) => "periods" in need || answers(need));
      leave(goalId, left, words.nudged(bidiIsolated(name)));
    },
    answered(goalId: string, need: Need) {
      leave(goalId, [need], words.replySent);
    },
  };
}

export type NeedPresses = ReturnType<typeof usePresses>;
