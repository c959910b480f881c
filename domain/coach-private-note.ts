import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** The trimmed private note; refused if empty or too long (product 12.15). */
export function draftedPrivateNote(typed: string): Ruled<string> {
  const text = typed.trim();
  if (text === "") return refuse("note.missing", "text");
  return text.length > limits.privateNote ? refuse("private-note.too-long", "text") : text;
}
