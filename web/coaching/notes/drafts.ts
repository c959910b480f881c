import { noteTypes, type NoteType } from "#domain/coaching-note.ts";
import { useDrafts, useDraft } from "#web/client/drafts.ts";

/** Immutable: the retry key depends on its identity. */
export interface Draft {
  readonly text: string;
  /** Unused by replies. */
  readonly type: NoteType;
}

export interface Place {
  readonly goalId: string;
  /** Null for a new note. */
  readonly noteId: string | null;
}

// product 12.2
const noDraft: Draft = { text: "", type: noteTypes[0] };

const nameOf = ({ goalId, noteId }: Place) => `note/${goalId}/${noteId ?? ""}`;

export function useNoteDraft(place: Place) {
  const [draft, change, forget] = useDraft(nameOf(place), noDraft);
  const edit = (part: Partial<Draft>) => change((now) => ({ ...now, ...part }));
  return { draft, edit, forget };
}

/** Places where only a coach writes. */
const COACHS_OWN = /^(?:note\/([^/]+)\/|private-note\/([^/]+)\/.*)$/;

/** Replies do not count: owners write them too. */
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
