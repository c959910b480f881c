import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** product 12.2; the first is the default */
export const noteTypes = ["feedback", "encouragement", "suggestion", "milestone"] as const;
export type NoteType = (typeof noteTypes)[number];

/** The dashboard requires `noteFrom` characters, the panel one. */
export const noteForms = ["panel", "dashboard"] as const;
export type NoteForm = (typeof noteForms)[number];

export interface NoteDraft {
  readonly note: string;
  readonly type: NoteType;
  readonly form: NoteForm;
  readonly nudge?: boolean | undefined;
}

export type DraftedNote = Pick<NoteDraft, "note" | "type">;

/** The trimmed note; refused by product 12.2; a nudge has a fixed type (26.5). */
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

/** The trimmed reply; refused if empty or too long (product 12.3). */
export function draftedReply(typed: string): Ruled<string> {
  const text = typed.trim();
  if (text === "") return refuse("reply.missing", "text");
  return text.length > limits.reply ? refuse("reply.too-long", "text") : text;
}
