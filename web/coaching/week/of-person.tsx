import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#web/client/api.ts";
import { useDistrustOnLeave, useLiveChanges } from "#web/client/live-changes.tsx";
import { readAgain } from "#web/client/query.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { words } from "./week.words.ts";

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not-found") return null;
    throw error;
  }
}

/** Null if the reader coaches none of the person's goals. `queryKey` must be stable. */
export function useOfPerson<T>(
  queryKey: readonly unknown[],
  read: (signal: AbortSignal) => Promise<T>,
): UseQueryResult<T | null> {
  const client = useQueryClient();
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("goal", again);
  useLiveChanges("note", again);
  useLiveChanges("check-in", again);
  useDistrustOnLeave(queryKey);
  return useQuery({ queryKey, queryFn: ({ signal }) => orNull(read(signal)) });
}

interface Props<T> {
  readonly of: UseQueryResult<T | null>;
  readonly loading: string;
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

export function OfPerson<T>({ of, loading, failed, children }: Props<T>) {
  const { data, isError, refetch } = of;
  if (data === undefined)
    return isError ? (
      <Failed onRetry={() => void refetch()}>{failed}</Failed>
    ) : (
      <Reading>{loading}</Reading>
    );
  if (data !== null) return children(data);
  return (
    <>
      <p>{words.missing}</p>
      <p>
        <ButtonLink href="/coaching">{words.toCoaching}</ButtonLink>
      </p>
    </>
  );
}
