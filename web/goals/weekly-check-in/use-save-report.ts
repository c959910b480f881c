import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { noteErrors } from "#contract/note-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { writeWeeklyCheckIn, type readDueCheckIns } from "#contract/weekly-check-ins.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { ApiError, call } from "#web/client/api.ts";
import { attemptKeyOf } from "#web/client/attempt-key.ts";
import { keyOf, readAgain } from "#web/client/query.ts";
import { badgeNewsOf } from "../badges/badge-news-store.ts";
import { putRow } from "../goal-rows.ts";
import { goalWritesOf } from "../goal-writes.ts";
import { words } from "./weekly-check-in.words.ts";

type Input = InputOf<typeof writeWeeklyCheckIn>;

export interface SaveFailure {
  /** `gone`: no longer due; `moved`: value changed elsewhere; `failed`: retry. */
  readonly kind: "gone" | "moved" | "failed";
  readonly words: string;
}

interface Saved {
  readonly kind: "saved";
  readonly answer: OutputOf<typeof writeWeeklyCheckIn>;
}

const gone: ReadonlySet<RefusalCode> = new Set([
  "check-in.done",
  "check-in.not-due",
  "goal.already-completed",
  "goal.closed",
  "not-found",
]);

/** Another coach than the form showed, or none. */
const otherReader: ReadonlySet<RefusalCode> = new Set(["coaching.another", "coaching.none"]);

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: "failed", words: errorText("server.failed") };
  const { code, message } = error;
  if (code === "progress.stale")
    return {
      kind: "moved",
      words: words.moved,
    };
  if (code === "not-found")
    return { kind: "gone", words: errorText("check-in.not-due", noteErrors) };
  return { kind: gone.has(code) ? "gone" : "failed", words: message };
}

type Read = OutputOf<typeof readDueCheckIns>;

function editDue(client: QueryClient, edit: (due: Read["due"]) => Read["due"]): void {
  client.setQueryData<Read>(
    keyOf("readDueCheckIns"),
    (read) => read && { ...read, due: edit(read.due) },
  );
}

function show(client: QueryClient, goal: GoalCard): void {
  putRow(client, goal);
  editDue(client, (due) => due.map((one) => (one.goal.id === goal.id ? { ...one, goal } : one)));
}

/** Retries reuse the key while `drafted` is the same object. */
export function useSaveReport(goalId: string) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const saving = useMutation({
    mutationFn: async ({ input, key }: { input: Input; key: string }) => {
      await goalWritesOf(client).whenIdle(goalId);
      return call(writeWeeklyCheckIn, { params: { goalId }, input, key });
    },
    onSuccess: ({ goal, badges }) => {
      putRow(client, goal);
      badgeNewsOf(client).announce(badges);
    },
  });

  async function save(input: Input, drafted: object): Promise<Saved | SaveFailure> {
    setFailure(null);
    try {
      const answer = await saving.mutateAsync({ input, key: attemptKeyOf(drafted, input) });
      return { kind: "saved", answer };
    } catch (error) {
      if (error instanceof ApiError && error.goal) show(client, error.goal);
      if (error instanceof ApiError && otherReader.has(error.code))
        await readAgain(client, keyOf("readDueCheckIns"));
      const failed = failureOf(error);
      setFailure(failed);
      return failed;
    }
  }

  return {
    save,
    saving: saving.isPending,
    failure,
    clear: () => setFailure(null),
    drop: () => editDue(client, (due) => due.filter(({ goal }) => goal.id !== goalId)),
  };
}
