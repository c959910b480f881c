import {
  type QueryClient,
  keepPreviousData,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { listUsers, readUser, type ListedUser } from "#contract/admin.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf } from "#web/client/query.ts";

export type UserPages = OutputOf<typeof listUsers>;

function usersKey(q: string) {
  return keyOf("listUsers", { q });
}

function queryOf(q: string, after: string | null, size?: "100") {
  return {
    ...(q === "" ? {} : { q }),
    ...(after === null ? {} : { after }),
    ...(size === undefined ? {} : { size }),
  };
}

function firstUsers(q: string, signal: AbortSignal): Promise<UserPages> {
  return call(listUsers, { query: queryOf(q, null), signal });
}

function append(client: QueryClient, q: string, page: UserPages): void {
  client.setQueryData<UserPages>(usersKey(q), (held) =>
    held ? { users: [...held.users, ...page.users], next: page.next } : page,
  );
}

export async function loadMore(client: QueryClient, q: string): Promise<void> {
  const next = client.getQueryData<UserPages>(usersKey(q))?.next ?? null;
  if (next !== null) append(client, q, await call(listUsers, { query: queryOf(q, next) }));
}

/** Pages loaded per redraw of the list. */
const SHOWN_EVERY = 10;

export async function loadAll(
  client: QueryClient,
  q: string,
  signal: AbortSignal,
  onLoaded: (loaded: number) => void,
): Promise<void> {
  const held = client.getQueryData<UserPages>(usersKey(q));
  let next = held?.next ?? null;
  let loaded = held?.users.length ?? 0;
  const users: ListedUser[] = [];
  try {
    for (let pages = 1; next !== null; pages += 1) {
      const page: UserPages = await call(listUsers, { query: queryOf(q, next, "100"), signal });
      users.push(...page.users);
      next = page.next;
      onLoaded((loaded += page.users.length));
      if (pages % SHOWN_EVERY === 0) append(client, q, { users: users.splice(0), next });
    }
  } finally {
    // Keep what a cancelled load has read.
    if (users.length > 0) append(client, q, { users, next });
  }
}

async function currentUser(uid: string): Promise<ListedUser | null> {
  return (await call(readUser, { query: { uid } })).user;
}

function withUser(pages: UserPages, uid: string, user: ListedUser | null, q: string): UserPages {
  const known = pages.users.find((row) => row.uid === uid);
  if (user === null) return { ...pages, users: pages.users.filter((row) => row.uid !== uid) };
  if (known === undefined) {
    const [first] = pages.users;
    const newest = q === "" && (first === undefined || user.createdAt >= first.createdAt);
    return newest ? { ...pages, users: [user, ...pages.users] } : pages;
  }
  if (known.rev >= user.rev) return pages;
  return { ...pages, users: pages.users.map((row) => (row.uid === uid ? user : row)) };
}

export function useUsers(q: string) {
  const client = useQueryClient();
  const read = useQuery({
    queryKey: usersKey(q),
    queryFn: ({ signal }) => firstUsers(q, signal),
    placeholderData: keepPreviousData,
    // No live events arrive while unmounted.
    staleTime: 0,
  });
  useLiveChanges("account", ({ id }) => void refresh(id));
  async function refresh(uid: string): Promise<void> {
    const queryKey = usersKey(q);
    try {
      const user = await currentUser(uid);
      client.setQueryData<UserPages>(queryKey, (pages) => pages && withUser(pages, uid, user, q));
    } catch {
      await client.invalidateQueries({ queryKey });
    }
  }
  return { read, refresh };
}
