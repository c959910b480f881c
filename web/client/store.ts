import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

export interface Store<T> {
  /** As the document was rendered. */
  readonly first: T;
  readonly read: () => T;
  readonly write: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    first,
    read: () => value,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>({ first, read, subscribe }: Omit<Store<T>, "write">): T {
  return useSyncExternalStore(subscribe, read, () => first);
}

/** One per query cache, so one per person; created on first use. */
export function oneForEachCache<T>(make: (client: QueryClient) => T): (client: QueryClient) => T {
  const known = new WeakMap<QueryClient, T>();
  return (client) => {
    const made = known.get(client) ?? make(client);
    known.set(client, made);
    return made;
  };
}
