import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { currentUser, firstUsers, usersKey, withUser, type UserPages } from "./user-pages.ts";

/** The users that a search finds, as far as they are loaded; a changed one is read again by itself. */
export function useUsers(q: string) {
  const client = useQueryClient();
  const read = useQuery({
    queryKey: usersKey(q),
    queryFn: ({ signal }) => firstUsers(q, signal),
    placeholderData: keepPreviousData,
    // New at each opening: the stream tells of changes only while the screen is open.
    staleTime: 0,
  });
  useLiveChanges("account", ({ id }) => void refresh(id));
  async function refresh(uid: string): Promise<void> {
    const queryKey = usersKey(q);
    try {
      const user = await currentUser(uid);
      client.setQueryData<UserPages>(queryKey, (pages) => pages && withUser(pages, uid, user, q));
    } catch {
      // What the row says now is not known: the list is read anew.
      await client.invalidateQueries({ queryKey });
    }
  }
  return { read, refresh };
}
