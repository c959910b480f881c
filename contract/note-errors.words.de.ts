import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./note-errors.words.ts";

export const words = {
  checkInMessageMissing: "Bitte schreiben Sie eine Notiz.",
  checkInMessageTooLong: `Die Notiz darf höchstens ${limits.checkIn} Zeichen lang sein.`,
  checkInNotDue: "Bei diesem Ziel ist zurzeit kein Check-in fällig.",
  checkInDone: "Dieser Check-in ist schon erledigt.",
  checkInSeen: "Ihr Coach hat diesen Check-in gesehen. Er kann deshalb nicht mehr geändert werden.",
  checkInOver: "Die Woche dieses Check-ins ist vorbei. Er kann deshalb nicht mehr geändert werden.",
  noteContentRequired: "Die Notiz braucht einen Text.",
  noteMissing: "Bitte geben Sie eine Notiz ein.",
  noteTooShort: `Die Notiz muss mindestens ${limits.noteFrom} Zeichen lang sein.`,
  noteTooLong: `Die Notiz darf höchstens ${limits.note} Zeichen lang sein.`,
  replyMissing: "Bitte schreiben Sie eine Antwort.",
  replyTooLong: `Die Antwort darf höchstens ${limits.reply} Zeichen lang sein.`,
  replyTooMany: `Eine Notiz kann höchstens ${limits.repliesPerNote} Antworten haben.`,
} satisfies Words<typeof english>;
