import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { noteTypes, type NoteType } from "#domain/coaching-note.ts";

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

interface Drafts {
  readonly read: (place: Place) => Draft;
  readonly write: (place: Place, draft: Draft) => void;
  /** What was typed on a goal, note and replies. */
  readonly textsOf: (goalId: string) => readonly string[];
  readonly forget: (goalId: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** spec 5: the default type is feedback. */
const noDraft: Draft = { text: "", type: noteTypes[0] };

const known = new WeakMap<QueryClient, Drafts>();

/** The drafts of this browser's person. They outlive the forms: what is closed, filtered away or lost is still there. */
export function draftsOf(client: QueryClient): Drafts {
  const made = known.get(client) ?? makeDrafts();
  known.set(client, made);
  return made;
}

function makeDrafts(): Drafts {
  const goals = new Map<string, Map<string | null, Draft>>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    read: ({ goalId, noteId }) => goals.get(goalId)?.get(noteId) ?? noDraft,
    write({ goalId, noteId }, draft) {
      const places = goals.get(goalId) ?? new Map<string | null, Draft>();
      goals.set(goalId, places.set(noteId, draft));
      tell();
    },
    textsOf: (goalId) =>
      [...(goals.get(goalId)?.values() ?? [])]
        .map(({ text }) => text.trim())
        .filter((text) => text !== ""),
    forget(goalId) {
      goals.delete(goalId);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
  const sent = (what: Draft) => {
    if (read(place) === what) write(place, noDraft);
  };
  return { draft, edit, sent };
}
