import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** The text of a note that a coach keeps for themselves, trimmed; or why not (product 12.15). */
export function draftedPrivateNote(typed: string): Ruled<string> {
  const text = typed.trim();
  if (text === "") return refuse("note.missing", "text");
  return text.length > limits.privateNote ? refuse("private-note.too-long", "text") : text;
}
