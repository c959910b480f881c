import { words } from "./note-errors.words.ts";
import type { ErrorTexts } from "./shown-errors.ts";

/** Note, reply and check-in forms refuse with these locally. */
export const noteErrors = {
  "check-in.message-missing": { status: 400, text: () => words.checkInMessageMissing },
  "check-in.message-too-long": { status: 400, text: () => words.checkInMessageTooLong },
  "check-in.not-due": { status: 409, text: () => words.checkInNotDue },
  "check-in.done": { status: 409, text: () => words.checkInDone },
  "check-in.seen": { status: 409, text: () => words.checkInSeen },
  "check-in.over": { status: 409, text: () => words.checkInOver },
  "note.content-required": { status: 400, text: () => words.noteContentRequired },
  "note.missing": { status: 400, text: () => words.noteMissing },
  "note.too-short": { status: 400, text: () => words.noteTooShort },
  "note.too-long": { status: 400, text: () => words.noteTooLong },
  "reply.missing": { status: 400, text: () => words.replyMissing },
  "reply.too-long": { status: 400, text: () => words.replyTooLong },
  "reply.too-many": { status: 409, text: () => words.replyTooMany },
} as const satisfies ErrorTexts;
