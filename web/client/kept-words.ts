import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { forgetAll, isLike, parsed, readStored, store as keep } from "./browser-storage.ts";
import { forgetDrafts, isForgotten } from "./device-drafts.ts";
import { useSession, useSessionStore } from "./session.ts";
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
  /** True from a sign-out on: nothing more is kept. */
  readonly isOver: () => boolean;
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
    isOver,
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
  const stored = parsed(readStored("sessionStorage", KEY));
  return isLike(stored, { uid: "", words: {} }) && stored.uid === uid ? stored.words : {};
}

/** Whether two forms hold the same words. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const keptIn = oneForEachCache(() => ({ people: new Map<string, KeptWords>(), over: false }));

/**
 * Forgets what this tab has read and kept of a person, and what they have begun on this device, at their sign-out. What is
 * typed or answered from then on, until the new document is there, is not kept either.
 */
export function forgetSession(client: QueryClient, uid: string): void {
  client.clear();
  keptIn(client).over = true;
  forgetAll("sessionStorage");
  forgetDrafts(uid);
}

/**
 * Forgets with another window in which the person signs out, and keeps again what they type once they are back. True
 * in between.
 */
export function useSignOutElsewhere(): boolean {
  const tab = keptIn(useQueryClient());
  const session = useSessionStore();
  const { user, phase } = useSession();
  const uid = user?.uid ?? "";
  const [signedOut, setSignedOut] = useState(false);
  useEffect(() => {
    function hear(event: StorageEvent): void {
      if (!isForgotten(uid, event)) return;
      tab.over = true;
      setSignedOut(true);
      forgetAll("sessionStorage");
      session.end();
    }
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [session, tab, uid]);
  useEffect(() => {
    if (phase !== "ended") return;
    return () => {
      tab.over = false;
      setSignedOut(false);
    };
  }, [phase, tab]);
  return signedOut;
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
