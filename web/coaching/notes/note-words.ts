import type { NoteType } from "#domain/coaching-note.ts";
import type { Tone } from "#web/ui/tone.ts";

// product 12.6
export const noteTypeLabels: Readonly<Record<NoteType, string>> = {
  encouragement: "Encouragement",
  suggestion: "Suggestion",
  feedback: "Feedback",
  milestone: "Milestone",
};

export const noteTypeTones: Readonly<Record<NoteType, Tone>> = {
  encouragement: "green",
  suggestion: "amber",
  feedback: "teal",
  milestone: "lichen",
};

export type Reader = "owner" | "coach";
