import { useMemo, useSyncExternalStore } from "react";
import { forget, isLike, parsed, readStored, store } from "./browser-storage.ts";

/** A form that a person has begun on this device, by the id of the document in which they did. */
export interface DeviceDraft {
  readonly id: string;
}

// One list a person: whoever is signed in reads nobody else's.
const keyOf = (uid: string) => `cairn_drafts/${uid}`;

function draftsIn(json: string | null): readonly unknown[] {
  const stored = parsed(json);
  return Array.isArray(stored) ? stored : [];
}

const hasId = (draft: unknown, ids: readonly string[]) =>
  isLike(draft, { id: "" }) && ids.includes(draft.id);

/** Keeps a draft as the last of its person, beside those of other documents and in place of those with these ids. */
export function keepDraft(uid: string, draft: DeviceDraft | null, inPlaceOf: readonly string[]) {
  const stored = draftsIn(readStored("localStorage", keyOf(uid)));
  const others = stored.filter((other) => !hasId(other, inPlaceOf));
  const drafts = draft === null ? others : [...others, draft];
  store("localStorage", keyOf(uid), JSON.stringify(drafts));
}

/** Forgets all drafts of a person, at a sign-out alone: other windows hear it (`isForgotten`). */
export function forgetDrafts(uid: string): void {
  forget("localStorage", keyOf(uid));
}

/** Whether another window has forgotten this person's drafts. */
export function isForgotten(uid: string, { key, newValue }: StorageEvent): boolean {
  return key === keyOf(uid) && newValue === null;
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

function lastIn<T extends DeviceDraft>(json: string | null, empty: T): T {
  return draftsIn(json).findLast((draft): draft is T => isLike(draft, empty)) ?? empty;
}

/** What a person typed last, in whichever window of this browser; `empty` where nothing is left. */
export function lastDraft<T extends DeviceDraft>(uid: string, empty: T): T {
  return lastIn(readStored("localStorage", keyOf(uid)), empty);
}

/** The same as it changes. */
export function useLastDraft<T extends DeviceDraft>(uid: string, empty: T): T {
  const json = useSyncExternalStore(
    subscribe,
    () => readStored("localStorage", keyOf(uid)),
    () => null,
  );
  return useMemo(() => lastIn(json, empty), [json, empty]);
}
