import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addNote, confirmCompletion } from "#contract/coaching.ts";
import { acknowledgeCheckIns, markRepliesRead, readNeedsYou } from "#contract/needs-you.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { praiseFor, type Need, type WaitingGoal, type WaitingPerson } from "#domain/needs-you.ts";
import type { ShownCheckIn } from "#domain/waiting-row.ts";
import { call, newKey } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { putNote } from "../notes/use-notes.ts";
import { useEachHour } from "../use-each-hour.ts";
import { words } from "../coaching.words.ts";

const queryKey = keyOf("readNeedsYou");

function subjectOf(goalId: string, need: Need): string {
  // A corrected one waits again.
  if ("checkInId" in need) return `${need.checkInId} ${need.rev}`;
  if (need.kind === "comeback") return `${need.kind} ${goalId} ${need.at}`;
  if (need.kind === "says-done") return `${goalId} ${need.askedAt}`;
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
  /** `press`: the `data-press` of its button. */
  | { readonly kind: "failed"; readonly press: string; readonly words: string };

/** The `data-press` of the button at the end of the list. */
export const ON_TRACK = "on-track";

function without(done: ReadonlySet<string>, person: WaitingPerson): readonly WaitingPerson[] {
  const goals = person.goals.flatMap((goal) => {
    const needs = goal.needs.filter((need) => !done.has(subjectOf(goal.goalId, need)));
    return needs.length === 0 ? [] : [{ ...goal, needs }];
  });
  return goals.length === 0 ? [] : [{ ...person, goals }];
}

/** Answered by a note; of check-ins those up to `upTo`. */
function isSeenBy(upTo: number): (need: Need) => boolean {
  return (need) => need.kind === "comeback" || ("checkInId" in need && need.at <= upTo);
}

/** Optimistic: a refused press comes back. */
export function usePresses(known: readonly WaitingPerson[]) {
  const client = useQueryClient();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  // A retry reuses its key.
  const [keys] = useState(() => new Map<string, string>());
  const [news, setNews] = useState<PressNews>({ kind: "none" });

  function leave(subjects: readonly string[], text: string): void {
    setDone((before) => new Set([...before, ...subjects]));
    setNews({ kind: "done", words: text });
  }

  function comeBack(subjects: readonly string[]): void {
    setDone((before) => new Set([...before].filter((subject) => !subjects.includes(subject))));
  }

  function leaveGoal(goalId: string, needs: readonly Need[], text: string): void {
    leave(
      needs.map((need) => subjectOf(goalId, need)),
      text,
    );
  }

  /** Null if refused. */
  async function press<T>(
    by: string,
    subjects: readonly string[],
    text: string,
    send: () => Promise<T>,
  ): Promise<T | null> {
    leave(subjects, text);
    try {
      const answer = await send();
      await readAgain(client, queryKey);
      return answer;
    } catch {
      comeBack(subjects);
      setNews({ kind: "failed", press: by, words: words.pressFailed });
      return null;
    }
  }

  return {
    waiting: known.flatMap((person) => without(done, person)),
    news,
    async acknowledge(by: string, shown: readonly ShownCheckIn[]) {
      const subjectsOf = (of: readonly ShownCheckIn[]) =>
        of.map(({ goalId, need }) => subjectOf(goalId, need));
      const input = {
        shown: shown.map(({ goalId, need: { checkInId, rev } }) => ({ goalId, checkInId, rev })),
      };
      const text = words.acknowledged(shown.length);
      const answer = await press(by, subjectsOf(shown), text, () =>
        call(acknowledgeCheckIns, { input }),
      );
      const left = shown.filter(({ need }) => answer?.seen.includes(need.checkInId) === false);
      if (left.length === 0) return;
      comeBack(subjectsOf(left));
      if (shown.length === 1)
        return setNews({ kind: "failed", press: by, words: words.changedMeanwhile });
      const acknowledged = words.acknowledgedOf(shown.length - left.length, shown.length);
      setNews({ kind: "done", words: acknowledged });
    },
    markRead(goalId: string, need: Need & { readonly kind: "reply" }) {
      const input = { upTo: need.at };
      return press(goalId, [subjectOf(goalId, need)], words.markedAsRead, () =>
        call(markRepliesRead, { params: { goalId }, input }),
      );
    },
    async praise({ goalId, description }: WaitingGoal, need: Need, name: string) {
      const subject = subjectOf(goalId, need);
      const key = keys.get(subject) ?? newKey();
      keys.set(subject, key);
      const note = praiseFor(description);
      const input = { note, type: "encouragement", form: "panel", praise: true } as const;
      const sent = await press(goalId, [subject], words.praised(bidiIsolated(name)), () =>
        call(addNote, { params: { goalId }, input, key }),
      );
      if (sent !== null) void putNote(client, sent.note);
    },
    /** A note answers every check-in up to `upTo`. */
    noted({ goalId, needs }: WaitingGoal, upTo: number) {
      leaveGoal(goalId, needs.filter(isSeenBy(upTo)), words.noteSaved);
    },
    nudged({ goalId, needs }: WaitingGoal, name: string, upTo: number) {
      const answers = isSeenBy(upTo);
      const left = needs.filter((need) => "periods" in need || answers(need));
      leaveGoal(goalId, left, words.nudged(bidiIsolated(name)));
    },
    confirm(goalId: string, need: Need & { readonly kind: "says-done" }) {
      const { askedAt } = need;
      return press(goalId, [subjectOf(goalId, need)], words.confirmed, () =>
        call(confirmCompletion, { params: { goalId }, input: { askedAt }, key: newKey() }),
      );
    },
    declined(goalId: string, need: Need) {
      leaveGoal(goalId, [need], words.noteSaved);
    },
    answered(goalId: string, need: Need) {
      leaveGoal(goalId, [need], words.replySent);
    },
  };
}

export type NeedPresses = ReturnType<typeof usePresses>;
