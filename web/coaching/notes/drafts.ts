import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { noteTypes, type NoteType } from "#domain/coaching-note.ts";
import { makeStore, oneForEachCache } from "#web/client/store.ts";

/** What was typed and not sent yet. Each change makes a new one. */
export interface Draft {
  readonly text: string;
  /** Of a note; a reply has none. */
  readonly type: NoteType;
}

/** Where something is typed: a note on a goal, or a reply to one of its notes. */
export interface Place {
  readonly goalId: string;
  /** Null for a note of its own. */
  readonly noteId: string | null;
}

interface Kept extends Place {
  readonly draft: Draft;
}

/** The first type is the default (product 12.2). */
const noDraft: Draft = { text: "", type: noteTypes[0] };

/** The drafts of this browser's person. They outlive the forms: what is closed, filtered away or lost is still there. */
export const draftsOf = oneForEachCache(() => {
  const store = makeStore<readonly Kept[]>([]);
  const isAt = (place: Place) => (kept: Kept) =>
    kept.goalId === place.goalId && kept.noteId === place.noteId;
  return {
    subscribe: store.subscribe,
    read: (place: Place) => store.read().find(isAt(place))?.draft ?? noDraft,
    write({ goalId, noteId }: Place, draft: Draft): void {
      const kept = { goalId, noteId, draft };
      const at = store.read().findIndex(isAt(kept));
      store.write(at < 0 ? [...store.read(), kept] : store.read().with(at, kept));
    },
    /** What was typed on a goal, note and replies. */
    textsOf: (goalId: string) =>
      store
        .read()
        .filter((kept) => kept.goalId === goalId)
        .map(({ draft }) => draft.text.trim())
        .filter((text) => text !== ""),
    forget: (goalId: string) => store.write(store.read().filter((kept) => kept.goalId !== goalId)),
  };
});

/** The draft of a place, and how to change it. */
export function useDraft(place: Place) {
  const { read, write, subscribe } = draftsOf(useQueryClient());
  const draft = useSyncExternalStore(
    subscribe,
    () => read(place),
    () => noDraft,
  );
  const edit = (change: Partial<Draft>) => write(place, { ...draft, ...change });
  /** Empties it, unless something else was typed while it was sent. */
  const empty = (sent: Draft) => {
    if (read(place) === sent) write(place, noDraft);
  };
  return { draft, edit, empty };
}
