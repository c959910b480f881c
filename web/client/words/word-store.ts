import { isLike, isSame, parsed, readStored, store as keep } from "../browser-storage.ts";
import { makeStore } from "../store.ts";
import { goneElsewhere, makeDeviceDrafts, tellGone, type DeviceDraft } from "./device-drafts.ts";

const KEY = "cairn_kept_words";

type Words = Readonly<Record<string, unknown>>;

/**
 * What a person typed and has not sent, by place: this tab's own words, and where it has none those typed last on this
 * device (decision 32). It outlives the form, the screen, a reload and the tab.
 */
export interface Drafts {
  /** The words of a place; `empty` where there are none. The same object until they change. */
  readonly read: <T>(place: string, empty: T) => T;
  readonly edit: <T>(place: string, empty: T, change: (words: T) => T) => void;
  /** Forgets what was sent or dismissed, in each window that holds the same words; others stay, so what was typed since. */
  readonly forget: (place: string, words: unknown) => void;
  /** Follows another window: shows what it has typed, and forgets what it has told of. */
  readonly hear: (event: StorageEvent) => void;
  /** A screen with the place has come: what this window emptied hides no longer what another has left there. */
  readonly arrive: (place: string) => void;
  /** All that is kept, in whichever window it was typed. */
  readonly all: () => readonly DeviceDraft[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** The words of a person in this document; from `isOver` on nothing is stored. */
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
    // Last: who is told reads the device too.
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

/** Those of another person are not told, and go with the first word of this one. */
function storedWords(uid: string): Words {
  const stored = parsed(readStored("sessionStorage", KEY));
  return isLike(stored, { uid: "", words: {} }) && stored.uid === uid ? stored.words : {};
}
