/** Whoever writes a note marks its goal (`coaching/note-store.ts`). */
export const notesWithoutTrigger = {
  id: "0036_notes_without_trigger",
  sql: `
drop trigger goals_noted on coaching_notes;
drop function goals_are_noted();
`,
};
