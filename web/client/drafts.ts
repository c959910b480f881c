import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { forgetAll } from "./browser-storage.ts";
import { forgetDrafts, isForgotten } from "./words/device-drafts.ts";
import { useSession, useSessionStore } from "./session.ts";
import { oneForEachCache } from "./store.ts";
import { makeKeptWords, type Drafts } from "./words/word-store.ts";

const keptIn = oneForEachCache(() => ({ people: new Map<string, Drafts>(), over: false }));

/**
 * Forgets what this tab has read and kept of a person, and what they have typed and logged on this device, at their sign-out. What is
 * typed or answered from then on, until the new document is there, is not kept either.
 */
export async function forgetSession(client: QueryClient, uid: string): Promise<void> {
  client.clear();
  keptIn(client).over = true;
  forgetAll("sessionStorage");
  forgetDrafts(uid);
  await import("./offline/forget-device.ts")
    .then(({ forgetDevice }) => forgetDevice(uid))
    // What was kept came by the same scripts. A device that cannot forget keeps nobody in.
    .catch(() => undefined);
}

/**
 * Follows the other windows: forgets words that they are done with, and all with a sign-out there. Keeps again what the
 * person types once they are back. True between a sign-out and that.
 */
export function useOtherWindows(): boolean {
  const tab = keptIn(useQueryClient());
  const session = useSessionStore();
  const { user, phase } = useSession();
  const kept = useDrafts();
  const uid = user?.uid ?? "";
  const [signedOut, setSignedOut] = useState(false);
  useEffect(() => {
    function hear(event: StorageEvent): void {
      kept.hear(event);
      if (!isForgotten(uid, event)) return;
      tab.over = true;
      setSignedOut(true);
      forgetAll("sessionStorage");
      session.end();
    }
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [kept, session, tab, uid]);
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
export function useDrafts(): Drafts {
  const tab = keptIn(useQueryClient());
  const uid = useSession().user?.uid ?? "";
  const kept = tab.people.get(uid) ?? makeKeptWords(uid, () => tab.over);
  tab.people.set(uid, kept);
  return kept;
}

/** The words of a place, how to change them, and how to forget those that were sent. `empty` stays the same. */
export function useDraft<T>(place: string, empty: T) {
  const { read, edit, forget, arrive, subscribe } = useDrafts();
  const words = useSyncExternalStore(
    subscribe,
    () => read(place, empty),
    () => empty,
  );
  useEffect(() => arrive(place), [arrive, place]);
  return [
    words,
    (change: (words: T) => T) => edit(place, empty, change),
    (sent: T) => sent !== empty && forget(place, sent),
  ] as const;
}
