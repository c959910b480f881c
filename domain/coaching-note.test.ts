import { describe, expect, test } from "vitest";
import { draftedNote, draftedReply, noteTypes, type NoteForm } from "./coaching-note.ts";

function drafted(note: string, form: NoteForm) {
  return draftedNote({ note, type: "suggestion", form });
}

const emoji = "🌱".repeat(250);

describe("a note", () => {
  test.each([
    ["panel", " \n\t\u00a0", "note.content-required"],
    ["panel", "x".repeat(501), "note.too-long"],
    ["panel", `${emoji}x`, "note.too-long"],
    ["dashboard", "", "note.missing"],
    ["dashboard", "  123456789  ", "note.too-short"],
    ["dashboard", "🌱🌱🌱🌱", "note.too-short"],
  ] as const)("on the %s form refuses %j by %s", (form, note, refused) => {
    expect(drafted(note, form)).toEqual({ refused, field: "note" });
  });

  test.each([
    ["panel", "  x  "],
    ["panel", `  ${"x".repeat(500)}\n`],
    ["panel", emoji],
    ["dashboard", "1234567890"],
    ["dashboard", " 🌱🌱🌱🌱🌱 "],
  ] as const)("on the %s form is %j, trimmed", (form, note) => {
    expect(drafted(note, form)).toEqual({ note: note.trim(), type: "suggestion" });
  });
});

test.each(noteTypes)(
  "a nudge of type %s is a note of type encouragement, or none (product 26.5)",
  (type) => {
    const draft = { note: "How is it going?", type, form: "panel", nudge: true } as const;
    const refused = { refused: "request.invalid", field: "type" };
    const note = { note: draft.note, type };
    expect(draftedNote(draft)).toEqual(type === "encouragement" ? note : refused);
  },
);

describe("a reply", () => {
  test.each([
    [" \n ", "reply.missing"],
    ["x".repeat(501), "reply.too-long"],
  ])("refuses %j by %s", (text, refused) => {
    expect(draftedReply(text)).toEqual({ refused, field: "text" });
  });

  test.each(["x", "x".repeat(500), ` ${emoji} `])("is %j, trimmed", (text) => {
    expect(draftedReply(text)).toBe(text.trim());
  });
});
