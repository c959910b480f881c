import { noteTypes, type NoteType } from "#domain/coaching-note.ts";
import { useDrafts, useDraft } from "#web/client/drafts.ts";

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

/** The first type is the default (product 12.2). */
const noDraft: Draft = { text: "", type: noteTypes[0] };

const nameOf = ({ goalId, noteId }: Place) => `note/${goalId}/${noteId ?? ""}`;

/** The draft of a place, and how to change it. */
export function useNoteDraft(place: Place) {
  const [draft, change, forget] = useDraft(nameOf(place), noDraft);
  const edit = (part: Partial<Draft>) => change((now) => ({ ...now, ...part }));
  return { draft, edit, forget };
}

/** The places in which a coach alone writes: a note, and what they keep for themselves. */
const COACHS_OWN = /^(?:note\/([^/]+)\/|private-note\/([^/]+)\/.*)$/;

/** The goals on which the person was writing as their coach; answers are also their owners'. */
export function useGoalsWithNote(): () => readonly string[] {
  const kept = useDrafts();
  return () => {
    const ids = kept.all().flatMap(({ place }) => {
      const [, noted, keptFor] = COACHS_OWN.exec(place) ?? [];
      return noted ?? keptFor ?? [];
    });
    return [...new Set(ids)];
  };
}
