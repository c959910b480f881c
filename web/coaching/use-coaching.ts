import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readCoaching, type CoachedGoal, type CoachingNote } from "#contract/coaching.ts";
import type { LiveChange } from "#contract/live.ts";
import { ApiError, call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { hasNote } from "./notes/has-note.ts";

/** What a coach coaches, and their own notes on it. */
export interface Coached {
  readonly goals: readonly CoachedGoal[];
  readonly notes: readonly CoachingNote[];
}

/** Why the read failed: the two kinds that product 12.7 tells apart, and all others. */
type Failure = "not allowed" | "unreachable" | "other";

export type Coaching =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly why: Failure }
  | ({ readonly kind: "ready" } & Coached);

function failureOf(error: Error): Failure {
  if (!(error instanceof ApiError)) return "other";
  if (error.status === 401 || error.status === 403) return "not allowed";
  return error.code === "server.unavailable" ? "unreachable" : "other";
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}

function hasGoal(coached: Coached | undefined, { id, rev }: LiveChange): boolean {
  return coached?.goals.some(({ goal }) => goal.id === id && goal.rev >= rev) ?? false;
}

const queryKey = keyOf("readCoaching");

/** The goals that the person coaches, each change as it comes: progress, notes, and goals that come and go. */
export function useCoaching(): Coaching {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readCoaching, { signal }),
  });
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("goal", (change) => hasGoal(data, change) || again());
  useLiveChanges("note", (change) => (data && hasNote(data, change)) || again());
  // Live changes are not followed once this screen is closed.
  useEffect(() => () => void client.invalidateQueries({ queryKey, refetchType: "none" }), [client]);
  // Loaded goals stay on screen when the session ends or the server is away, but not when the right is lost.
  if (error !== null && (data === undefined || isRefused(error)))
    return { kind: "failed", why: failureOf(error) };
  return data === undefined ? { kind: "loading" } : { kind: "ready", ...data };
}
