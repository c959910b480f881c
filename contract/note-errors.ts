import * as limits from "#domain/limits.ts";
import type { ErrorTexts } from "./shown-errors.ts";

/** Note, reply and check-in forms refuse with these locally. */
export const noteErrors = {
  "check-in.message-missing": { status: 400, text: "Please write a message." },
  "check-in.message-too-long": {
    status: 400,
    text: `A note can hold up to ${limits.checkIn} characters.`,
  },
  "check-in.not-due": { status: 409, text: "No check-in is due on this goal now." },
  "check-in.done": { status: 409, text: "This check-in is done already." },
  "note.content-required": { status: 400, text: "Note content is required" },
  "note.missing": { status: 400, text: "Please enter a note" },
  "note.too-short": {
    status: 400,
    text: `Note must be at least ${limits.noteFrom} characters long`,
  },
  "note.too-long": { status: 400, text: `A note can hold up to ${limits.note} characters.` },
  "reply.missing": { status: 400, text: "Please write a reply." },
  "reply.too-long": { status: 400, text: `A reply can hold up to ${limits.reply} characters.` },
  "reply.too-many": {
    status: 409,
    text: `A note can have up to ${limits.repliesPerNote} replies.`,
  },
} as const satisfies ErrorTexts;
