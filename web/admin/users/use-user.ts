import { useQuery } from "@tanstack/react-query";
import { readUserDetails, type UserDetails } from "#contract/admin.ts";
import { ApiError, call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf } from "#web/client/query.ts";

async function readUser(uid: string, signal: AbortSignal): Promise<UserDetails | null> {
  try {
    return await call(readUserDetails, { params: { uid }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Null for a user who is gone. */
export function useUserDetails(uid: string) {
  const read = useQuery({
    queryKey: keyOf("readUserDetails", { uid }),
    queryFn: ({ signal }) => readUser(uid, signal),
    // No live events arrive while unmounted.
    staleTime: 0,
  });
  useLiveChanges("account", ({ id }) => void (id === uid && read.refetch()));
  return read;
}
