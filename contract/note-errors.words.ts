import * as limits from "#domain/limits.ts";

export const words = {
  checkInMessageMissing: "Please write a message.",
  checkInMessageTooLong: `A note can hold up to ${limits.checkIn} characters.`,
  checkInNotDue: "No check-in is due on this goal now.",
  checkInDone: "This check-in is already done.",
  noteContentRequired: "Note content is required",
  noteMissing: "Please enter a note",
  noteTooShort: `Note must be at least ${limits.noteFrom} characters long`,
  noteTooLong: `A note can hold up to ${limits.note} characters.`,
  replyMissing: "Please write a reply.",
  replyTooLong: `A reply can hold up to ${limits.reply} characters.`,
  replyTooMany: `A note can have up to ${limits.repliesPerNote} replies.`,
};
