import { noteTypes, type NoteType } from "#domain/coaching-note.ts";
import { useKept, useKeptWords, type KeptWords } from "#web/client/kept-words.ts";

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

const allOf = (goalId: string) => `note/${goalId}/`;
const nameOf = ({ goalId, noteId }: Place) => `${allOf(goalId)}${noteId ?? ""}`;

/** The drafts of this tab's person. They outlive the forms: what is closed, filtered away or lost is still there. */
export function useDrafts() {
  const kept = useKept();
  return {
    hasText: (place: Place) => kept.read(nameOf(place), noDraft).text !== "",
    /** What was typed on a goal, note and replies. */
    textsOf: (goalId: string) => textsOf(kept, goalId),
    forget(goalId: string): void {
      for (const name of kept.placesOf(allOf(goalId))) kept.edit(name, noDraft, () => noDraft);
    },
  };
}

function textsOf(kept: KeptWords, goalId: string): readonly string[] {
  const texts = kept.placesOf(allOf(goalId)).map((name) => kept.read(name, noDraft).text.trim());
  return texts.filter((text) => text !== "");
}

/** The draft of a place, and how to change it. */
export function useDraft(place: Place) {
  const [draft, change] = useKeptWords(nameOf(place), noDraft);
  const edit = (part: Partial<Draft>) => change((now) => ({ ...now, ...part }));
  /** Empties it, unless something else was typed while it was sent. */
  const empty = (sent: Draft) => change((now) => (now === sent ? noDraft : now));
  return { draft, edit, empty };
}
