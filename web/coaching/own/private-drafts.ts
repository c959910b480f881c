import { useMemo } from "react";
import type { PrivateNote } from "#contract/private-notes.ts";
import { isLike } from "#web/client/browser-storage.ts";
import { useDrafts, useDraft } from "#web/client/drafts.ts";

/** What was typed and not saved yet, over which revision of the note. Each change makes a new one. */
export interface PrivateDraft {
  readonly text: string;
  /** 0 for a new note. */
  readonly rev: number;
}

const placeOf = (goalId: string, noteId: string) => `private-note/${goalId}/${noteId}`;

/** The draft of a note that is changed, or of a new one where that is null, and how to change it. */
export function usePrivateDraft(goalId: string, note: PrivateNote | null) {
  const { text = "", rev = 0 } = note ?? {};
  const empty = useMemo<PrivateDraft>(() => ({ text, rev }), [text, rev]);
  const [draft, change, forget] = useDraft(placeOf(goalId, note?.id ?? ""), empty);
  const edit = (part: Partial<PrivateDraft>) => change((now) => ({ ...now, ...part }));
  return { draft, edit, forget, isTyped: draft !== empty };
}

/** What was typed over notes of a goal that are no more, and how to forget it. */
export function useLostDrafts(goalId: string) {
  const kept = useDrafts();
  return (notes: readonly PrivateNote[]) => {
    const there = new Set(["", ...notes.map(({ id }) => id)].map((id) => placeOf(goalId, id)));
    const lost = kept
      .all()
      .filter(({ place }) => place.startsWith(placeOf(goalId, "")) && !there.has(place));
    const texts = lost.flatMap(({ words }) => (isLike(words, { text: "" }) ? [words.text] : []));
    return {
      texts: [...new Set(texts)],
      forget: () => lost.forEach(({ place, words }) => kept.forget(place, words)),
    };
  };
}
