import { isLike, isSame, parseJson, readStored, store as keep } from "../browser-storage.ts";
import { makeStore } from "../store.ts";
import { goneElsewhere, makeDeviceDrafts, tellGone, type DeviceDraft } from "./device-drafts.ts";

const KEY = "cairn_kept_words";

type Words = Readonly<Record<string, unknown>>;

/** This tab's words, else those typed last on this device (decision 32). */
export interface Drafts {
  /** The same object until they change. */
  readonly read: <T>(place: string, empty: T) => T;
  readonly edit: <T>(place: string, empty: T, change: (words: T) => T) => void;
  /** Forgets only these words, in every window; text typed since stays. */
  readonly forget: (place: string, words: unknown) => void;
  readonly hear: (event: StorageEvent) => void;
  /** On mount: words emptied here no longer hide those of another window. */
  readonly arrive: (place: string) => void;
  /** From all windows. */
  readonly all: () => readonly DeviceDraft[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Nothing is stored once `isOver`. */
export function makeKeptWords(uid: string, isOver: () => boolean): Drafts {
  const own = makeStore(storedWords(uid));
  const device = makeDeviceDrafts(uid);
  const emptied = new Set<string>();

  function read<T>(place: string, empty: T): T {
    const mine = own.read()[place];
    if (isLike(mine, empty)) return mine;
    if (emptied.has(place)) return empty;
    const left = device.read().flatMap((draft) => (draft.place === place ? [draft.words] : []));
    return left.findLast((words): words is T => isLike(words, empty)) ?? empty;
  }

  function save(words: Words, place: string, before: unknown, after?: unknown): void {
    if (!isOver()) {
      device.replace(place, before, after);
      keep("sessionStorage", KEY, JSON.stringify({ uid, words }));
    }
    // Last: listeners read the device too.
    own.write(words);
  }

  function edit<T>(place: string, empty: T, change: (words: T) => T): void {
    const before = read(place, empty);
    const after = change(before);
    if (after === before) return;
    const { [place]: _, ...others } = own.read();
    if (isSame(after, empty)) {
      emptied.add(place);
      return save(others, place, before);
    }
    emptied.delete(place);
    save({ ...others, [place]: after }, place, before, after);
  }

  function drop(place: string, words: unknown): void {
    const { [place]: mine, ...others } = own.read();
    save(isSame(mine, words) ? others : own.read(), place, words);
  }

  return {
    read,
    edit,
    forget(place, words) {
      emptied.add(place);
      drop(place, words);
      if (!isOver()) tellGone(uid, place, words);
    },
    hear(event) {
      const gone = goneElsewhere(uid, event);
      if (gone === null) own.write(own.read());
      else drop(gone.place, gone.words);
    },
    arrive(place) {
      if (emptied.delete(place)) own.write(own.read());
    },
    all() {
      const mine = Object.entries(own.read()).map(([place, words]) => ({ place, words }));
      return [...device.read(), ...mine];
    },
    subscribe: own.subscribe,
  };
}

/** Another person's words are ignored, and overwritten by the first edit. */
function storedWords(uid: string): Words {
  const stored = parseJson(readStored("sessionStorage", KEY));
  return isLike(stored, { uid: "", words: {} }) && stored.uid === uid ? stored.words : {};
}
