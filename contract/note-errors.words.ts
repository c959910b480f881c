import * as limits from "#domain/limits.ts";

export const words = {
  checkInMessageMissing: "Please write a note.",
  checkInMessageTooLong: `A note can be up to ${limits.checkIn} characters long.`,
  checkInNotDue: "No check-in is due on this goal now.",
  checkInDone: "This check-in is already done.",
  checkInSeen: "Your coach has seen this check-in, so it can't be changed.",
  checkInOver: "The week of this check-in is over, so it can't be changed.",
  noteContentRequired: "Note content is required",
  noteMissing: "Please enter a note",
  noteTooShort: `Note must be at least ${limits.noteFrom} characters long`,
  noteTooLong: `A note can be up to ${limits.note} characters long.`,
  replyMissing: "Please write a reply.",
  replyTooLong: `A reply can be up to ${limits.reply} characters long.`,
  replyTooMany: `A note can have up to ${limits.repliesPerNote} replies.`,
};
