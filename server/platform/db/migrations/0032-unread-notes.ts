/** A goal's notes that its owner has not read: theirs are found goal by goal, however many others have. */
export const unreadNotes = {
  id: "0032_unread_notes",
  sql: `
create index coaching_notes_unread_by_owner on coaching_notes (goal_id, created_at, id) where not is_read;
`,
};
