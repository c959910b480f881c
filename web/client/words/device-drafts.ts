import * as limits from "#domain/limits.ts";
import { forget, isLike, isSame, parseJson, readStored, store } from "../browser-storage.ts";

export interface DeviceDraft {
  readonly place: string;
  readonly words: unknown;
}

/** Shared by all windows; the last typed last. */
export interface DeviceDrafts {
  readonly read: () => readonly DeviceDraft[];
  /** `undefined` means none. */
  readonly replace: (place: string, before: unknown, after: unknown) => void;
}

// One list per person: nobody reads another's.
const keyOf = (uid: string) => `cairn_drafts/${uid}`;
const goneKeyOf = (uid: string) => `cairn_gone/${uid}`;

function isDraft(value: unknown): value is DeviceDraft {
  return isLike(value, { place: "" });
}

function draftsIn(json: string | null): readonly DeviceDraft[] {
  const stored = parseJson(json);
  const placed = (draft: unknown) => {
    // Older releases stored new goals without a place, and notes on progress as bare text.
    if (!isDraft(draft)) return { place: "new-goal", words: draft };
    return typeof draft.words === "string" ? { ...draft, words: { text: draft.words } } : draft;
  };
  return Array.isArray(stored) ? stored.map(placed) : [];
}

export function makeDeviceDrafts(uid: string): DeviceDrafts {
  /** Still stored although replaced: storage was full. */
  let stale: readonly DeviceDraft[] = [];
  let known: { json: string | null; drafts: readonly DeviceDraft[] } = { json: null, drafts: [] };

  function read(): readonly DeviceDraft[] {
    const json = readStored("localStorage", keyOf(uid));
    if (json === known.json) return known.drafts;
    const before = known.drafts;
    // Keeps object identity: a second Save reuses the first one's key.
    const drafts = draftsIn(json).map(
      (draft) => before.find((old) => old.place === draft.place && isSame(old, draft)) ?? draft,
    );
    known = { json, drafts };
    return drafts;
  }

  return {
    read,
    replace(place, before, after) {
      const isReplaced = (draft: DeviceDraft) =>
        [...stale, { place, words: before }].some((one) => isSame(one, draft));
      const others = read().filter((draft) => !isReplaced(draft));
      const drafts = after === undefined ? others : [...others, { place, words: after }];
      const json = JSON.stringify(drafts.slice(-limits.draftsOnDevice));
      stale = store("localStorage", keyOf(uid), json) ? [] : read().filter(isReplaced);
    },
  };
}

/** Only at sign-out: other windows detect it (`isForgotten`). */
export function forgetDrafts(uid: string): void {
  forget("localStorage", keyOf(uid));
}

export function isForgotten(uid: string, { key, newValue }: StorageEvent): boolean {
  return key === keyOf(uid) && newValue === null;
}

/** The storage event tells the other windows; nothing stays stored. */
export function tellGone(uid: string, place: string, words: unknown): void {
  store("localStorage", goneKeyOf(uid), JSON.stringify({ place, words }));
  forget("localStorage", goneKeyOf(uid));
}

export function goneElsewhere(uid: string, { key, newValue }: StorageEvent): DeviceDraft | null {
  const gone = key === goneKeyOf(uid) ? parseJson(newValue) : null;
  return isDraft(gone) ? gone : null;
}
