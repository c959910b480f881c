import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** What a coach's note is meant as (product 12.2); the first is the default. */
export const noteTypes = ["feedback", "encouragement", "suggestion", "milestone"] as const;
export type NoteType = (typeof noteTypes)[number];

/** The two forms in which a coach writes: the coaching dashboard asks for `noteFrom` characters, the notes panel for one. */
export const noteForms = ["panel", "dashboard"] as const;
export type NoteForm = (typeof noteForms)[number];

/** A note as it was typed, and in which form. */
export interface NoteDraft {
  readonly note: string;
  readonly type: NoteType;
  readonly form: NoteForm;
  /** It asks after a check-in that did not come. */
  readonly nudge?: boolean | undefined;
}

/** What a note says: trimmed. */
export type DraftedNote = Pick<NoteDraft, "note" | "type">;

/** A note from its draft, trimmed; or why not, in the words of its form (product 12.2); a nudge is of one type alone (26.5). */
export function draftedNote({ note: typed, type, form, nudge }: NoteDraft): Ruled<DraftedNote> {
  if (nudge && type !== "encouragement") return refuse("request.invalid", "type");
  const note = typed.trim();
  if (note === "")
    return refuse(form === "panel" ? "note.content-required" : "note.missing", "note");
  if (form === "dashboard" && note.length < limits.noteFrom)
    return refuse("note.too-short", "note");
  if (note.length > limits.note) return refuse("note.too-long", "note");
  return { note, type };
}

/** The text of a reply, trimmed; or why not (product 12.3). */
export function draftedReply(typed: string): Ruled<string> {
  const text = typed.trim();
  if (text === "") return refuse("reply.missing", "text");
  return text.length > limits.reply ? refuse("reply.too-long", "text") : text;
}
