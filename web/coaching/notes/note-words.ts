import type { NoteType } from "#domain/coaching-note.ts";
import type { Tone } from "#web/ui/tone.ts";
import { words } from "./notes.words.ts";

// product 12.6
export const noteTypeLabels: Readonly<Record<NoteType, string>> = {
  encouragement: words.encouragement,
  suggestion: words.suggestion,
  feedback: words.feedback,
  milestone: words.milestone,
};

export const noteTypeTones: Readonly<Record<NoteType, Tone>> = {
  encouragement: "green",
  suggestion: "amber",
  feedback: "teal",
  milestone: "lichen",
};

export type Reader = "owner" | "coach";
