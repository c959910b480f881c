import * as limits from "#domain/limits.ts";
import { forget, isLike, isSame, parsed, readStored, store } from "../browser-storage.ts";

/** Words that a person has typed on this device and not sent, and where. */
export interface DeviceDraft {
  readonly place: string;
  readonly words: unknown;
}

/** What of a person is kept on this device, the last typed last. The windows of a browser share it. */
export interface DeviceDrafts {
  readonly read: () => readonly DeviceDraft[];
  /** Takes words out of a place, whichever window typed them, and puts others there: `undefined` for none. */
  readonly replace: (place: string, before: unknown, after: unknown) => void;
}

// One list a person: whoever is signed in reads nobody else's.
const keyOf = (uid: string) => `cairn_drafts/${uid}`;
const goneKeyOf = (uid: string) => `cairn_gone/${uid}`;

function isDraft(value: unknown): value is DeviceDraft {
  return isLike(value, { place: "" });
}

function draftsIn(json: string | null): readonly DeviceDraft[] {
  const stored = parsed(json);
  const placed = (draft: unknown) => {
    // Older releases kept new goals alone, without their place, and a note on progress as a bare text.
    if (!isDraft(draft)) return { place: "new-goal", words: draft };
    return typeof draft.words === "string" ? { ...draft, words: { text: draft.words } } : draft;
  };
  return Array.isArray(stored) ? stored.map(placed) : [];
}

export function makeDeviceDrafts(uid: string): DeviceDrafts {
  /** Still stored, although it was replaced: storage was full. */
  let stale: readonly DeviceDraft[] = [];
  let known: { json: string | null; drafts: readonly DeviceDraft[] } = { json: null, drafts: [] };

  function read(): readonly DeviceDraft[] {
    const json = readStored("localStorage", keyOf(uid));
    if (json === known.json) return known.drafts;
    const before = known.drafts;
    // Words stay the same object until they change: a second Save of them has the key of the first.
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

/** Forgets all drafts of a person, at a sign-out alone: other windows hear it (`isForgotten`). */
export function forgetDrafts(uid: string): void {
  forget("localStorage", keyOf(uid));
}

/** Whether another window has forgotten this person's drafts. */
export function isForgotten(uid: string, { key, newValue }: StorageEvent): boolean {
  return key === keyOf(uid) && newValue === null;
}

/** Tells the other windows of words that are done with; nothing of it stays in storage. */
export function tellGone(uid: string, place: string, words: unknown): void {
  store("localStorage", goneKeyOf(uid), JSON.stringify({ place, words }));
  forget("localStorage", goneKeyOf(uid));
}

/** The words of this person that another window is done with; null where an event tells of something else. */
export function goneElsewhere(uid: string, { key, newValue }: StorageEvent): DeviceDraft | null {
  const gone = key === goneKeyOf(uid) ? parsed(newValue) : null;
  return isDraft(gone) ? gone : null;
}
