import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "#contract/shown-errors.ts";
import type { Goal } from "#domain/goal.ts";
import { ApiError } from "#web/client/api.ts";
import { readAgain } from "#web/client/query.ts";
import { goalKey, putRow, readRowsAgain } from "../goal-rows.ts";
import { goalWritesOf } from "../goal-writes.ts";

export interface LifeFault {
  readonly text: string;
  readonly field: string | null;
}

function faultOf(error: unknown): LifeFault {
  return error instanceof ApiError
    ? { text: error.message, field: error.field ?? null }
    : { text: errorText("server.failed"), field: null };
}

/** Reloads the lists, since the goal may move between them. */
function show(client: QueryClient, goalId: string, goal: Goal | null): void {
  readRowsAgain(client);
  // A deleted goal is not refetched: its page closes.
  if (goal === null) return;
  putRow(client, goal);
  void readAgain(client, goalKey(goalId));
}

/** Waits for the goal's open moves; `run` resolves to whether it was done. */
export function useLifeWrite(goalId: string) {
  const client = useQueryClient();
  const [fault, setFault] = useState<LifeFault | null>(null);
  const writing = useMutation({
    mutationFn: async (write: () => Promise<{ readonly goal?: Goal }>) => {
      await goalWritesOf(client).whenIdle(goalId);
      return write();
    },
    onSuccess: ({ goal = null }) => show(client, goalId, goal),
  });

  async function run(write: () => Promise<{ readonly goal?: Goal }>): Promise<boolean> {
    setFault(null);
    return writing.mutateAsync(write).then(
      () => true,
      (error: unknown) => {
        setFault(faultOf(error));
        return false;
      },
    );
  }

  return { run, fault, pending: writing.isPending, clear: () => setFault(null) };
}
