import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { forgetAll } from "./browser-storage.ts";
import { forgetDrafts, isForgotten } from "./words/device-drafts.ts";
import { useSession, useSessionStore } from "./session.ts";
import { oneForEachCache } from "./store.ts";
import { makeKeptWords, type Drafts } from "./words/word-store.ts";

const keptIn = oneForEachCache(() => ({ people: new Map<string, Drafts>(), over: false }));

/** Also stores nothing that is typed until the new document loads. */
export async function forgetSession(client: QueryClient, uid: string): Promise<void> {
  client.clear();
  keptIn(client).over = true;
  forgetAll("sessionStorage");
  forgetDrafts(uid);
  await import("./offline/forget-device.ts")
    .then(({ forgetDevice }) => forgetDevice(uid))
    // A device that cannot forget must not block a sign-out.
    .catch(() => undefined);
}

/** True between a sign-out in another window and the next sign-in. */
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

export function useDrafts(): Drafts {
  const tab = keptIn(useQueryClient());
  const uid = useSession().user?.uid ?? "";
  const kept = tab.people.get(uid) ?? makeKeptWords(uid, () => tab.over);
  tab.people.set(uid, kept);
  return kept;
}

/** `empty` must be stable. */
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
