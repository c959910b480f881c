import { useMemo } from "react";
import type { PrivateNote } from "#contract/private-notes.ts";
import { isLike } from "#web/client/browser-storage.ts";
import { useDrafts, useDraft } from "#web/client/drafts.ts";

/** Typed over revision `rev`. Immutable: the retry key depends on its identity. */
export interface PrivateDraft {
  readonly text: string;
  /** 0 for a new note. */
  readonly rev: number;
}

const placeOf = (goalId: string, noteId: string) => `private-note/${goalId}/${noteId}`;

export function usePrivateDraft(goalId: string, note: PrivateNote | null) {
  const { text = "", rev = 0 } = note ?? {};
  const empty = useMemo<PrivateDraft>(() => ({ text, rev }), [text, rev]);
  const [draft, change, forget] = useDraft(placeOf(goalId, note?.id ?? ""), empty);
  const edit = (part: Partial<PrivateDraft>) => change((now) => ({ ...now, ...part }));
  return { draft, edit, forget, isTyped: draft !== empty };
}

/** Typed over notes that were removed since. */
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
