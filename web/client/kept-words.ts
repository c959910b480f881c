import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { forgetAll, readStored, store as keep } from "./browser-storage.ts";
import { useSession } from "./session.ts";
import { makeStore, oneForEachCache } from "./store.ts";

const KEY = "cairn_kept_words";

type Words = Readonly<Record<string, unknown>>;

/** What a person typed in this tab and has not sent, by place. It outlives the form, the screen and a reload. */
export interface KeptWords {
  /** The words of a place; `empty` where there are none. The same object until they change. */
  readonly read: <T>(place: string, empty: T) => T;
  readonly edit: <T>(place: string, empty: T, change: (words: T) => T) => void;
  /** The places that begin so, in the order in which something was typed there. */
  readonly placesOf: (prefix: string) => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
}

function makeKeptWords(uid: string, isOver: () => boolean): KeptWords {
  const { read: all, write, subscribe } = makeStore(storedWords(uid));
  const read = <T>(place: string, empty: T): T => {
    const found = all()[place];
    return isLike(found, empty) ? found : empty;
  };
  return {
    read,
    subscribe,
    placesOf: (prefix) => Object.keys(all()).filter((place) => place.startsWith(prefix)),
    edit(place, empty, change) {
      const words = change(read(place, empty));
      const { [place]: _, ...others } = all();
      write(isSame(words, empty) ? others : { ...all(), [place]: words });
      if (!isOver()) keep("sessionStorage", KEY, JSON.stringify({ uid, words: all() }));
    },
  };
}

/** Those of another person are not told, and go with the first word of this one. */
function storedWords(uid: string): Words {
  const stored = parsed(readStored("sessionStorage", KEY) ?? "null");
  return isLike(stored, { uid: "", words: {} }) && stored.uid === uid ? stored.words : {};
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Whether two forms hold the same words. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a value has at least the members of another, of the same kinds: a release may have changed what is kept. */
function isLike<T>(value: unknown, like: T): value is T {
  if (typeof like !== "object" || like === null) return typeof value === typeof like;
  if (typeof value !== "object" || value === null) return false;
  const members = new Map(Object.entries(value));
  return Object.entries(like).every(([name, member]) => isLike(members.get(name), member));
}

const keptIn = oneForEachCache(() => ({ people: new Map<string, KeptWords>(), over: false }));

/**
 * Forgets what this tab has read and kept in its session, at a sign-out. What is typed or answered from then on, until the
 * new document is there, is not kept either.
 */
export function forgetSession(client: QueryClient): void {
  client.clear();
  keptIn(client).over = true;
  forgetAll("sessionStorage");
}

/** What this tab keeps of the person's words. */
export function useKept(): KeptWords {
  const tab = keptIn(useQueryClient());
  const uid = useSession().user?.uid ?? "";
  const kept = tab.people.get(uid) ?? makeKeptWords(uid, () => tab.over);
  tab.people.set(uid, kept);
  return kept;
}

/** The words of a place, and how to change them. `empty` stays the same. */
export function useKeptWords<T>(place: string, empty: T) {
  const { read, edit, subscribe } = useKept();
  const words = useSyncExternalStore(
    subscribe,
    () => read(place, empty),
    () => empty,
  );
  return [words, (change: (words: T) => T) => edit(place, empty, change)] as const;
}
