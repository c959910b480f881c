import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { goal, note } from "../fixtures/coached.fixture.ts";
import { coachingServer, type CoachingServer } from "../fixtures/coaching-server.fixture.ts";
import { NotesPanel } from "./notes-panel.tsx";
import type { Reader } from "./note-words.ts";

function open(reader: Reader, known: Partial<CoachingServer> = {}) {
  const server = coachingServer({ reader, ...known });
  return { server, ...showScreen(<NotesPanel goal={goal} reader={reader} />) };
}

const panel = page.getByRole("region", { name: "Coach Feedback" });
const notes = panel.getByRole("article");
const filter = panel.getByLabelText("Show notes");
const field = panel.getByLabelText("Your note");
const add = panel.getByRole("button", { name: "Add Note" });
const form = panel.getByRole("form", { name: "Add New Note" });
const markRead = panel.getByRole("button", { name: "Mark as read the note by Grace" });
const reply = panel.getByRole("button", { name: "Reply to the note by Grace" });
const replyField = panel.getByLabelText("Your reply");
const sendReply = panel.getByRole("button", { name: "Send reply" });

const words = () =>
  notes.elements().map((element) => element.querySelectorAll("p")[1]?.textContent);

const four = [
  note("one", 0, { type: "encouragement", isRead: false }),
  note("two", 3, { type: "suggestion" }),
  note("three", 30, { type: "feedback" }),
  note("four", 24 * 9, { type: "milestone" }),
];

describe("the notes", () => {
  test("say who, what kind, how long ago and what, newest first", async () => {
    open("owner", { notes: four });
    await expect.element(notes.first()).toBeVisible();
    expect(words()).toEqual(["Note one", "Note two", "Note three", "Note four"]);
    // There is nothing to write one with.
    expect(form.elements()).toHaveLength(0);
    await expect.element(notes.nth(0)).toMatchTextContent(/Grace, Just nowUnreadEncouragement/);
    await expect.element(notes.nth(1)).toMatchTextContent(/Grace, 3 hours agoSuggestion/);
    await expect.element(notes.nth(3)).toMatchTextContent(/Grace, 9 days agoMilestone/);
  });

  test("are filtered by their type; of one that has none that is said", async () => {
    const { server, receive } = open("owner", { notes: four });
    await expect.element(filter).toBeVisible();
    const options = filter.element().querySelectorAll("option");
    expect([...options].map((option) => option.textContent)).toEqual([
      "All",
      "Encouragement",
      "Suggestion",
      "Feedback",
      "Milestone",
    ]);
    await filter.selectOptions("Milestone");
    expect(words()).toEqual(["Note four"]);
    await filter.selectOptions("All");
    expect(words()).toHaveLength(4);
    server.notes = four.slice(0, 1);
    receive({ entity: "note", id: "four", rev: 2 });
    await filter.selectOptions("Suggestion");
    await expect.element(panel.getByText("No notes of this type.")).toBeVisible();
  });

  test("are announced while they load", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    open("owner", { answering: promise });
    await expect.element(panel.getByText("Loading coaching notes...")).toBeVisible();
    resolve();
    await expect.element(panel.getByText("No coaching notes yet")).toBeVisible();
    await expect
      .element(panel.getByText("Your coach will provide feedback and guidance here."))
      .toBeVisible();
  });

  test("arrive live, and what is known already is not read again", async () => {
    const { server, receive } = open("owner", { notes: [note("one", 1)] });
    await expect.element(notes).toBeVisible();
    server.notes = [note("two", 0), ...server.notes];
    receive({ entity: "note", id: "two", rev: 1 });
    await expect.element(panel.getByText("Note two")).toBeVisible();
    const calls = server.calls.length;
    receive({ entity: "note", id: "two", rev: 1 });
    server.notes = [note("two", 0, { rev: 2, note: "Note two, later" }), note("one", 1)];
    receive({ entity: "note", id: "two", rev: 2 });
    await expect.element(panel.getByText("Note two, later")).toBeVisible();
    expect(server.calls).toHaveLength(calls + 1);
  });
});

describe("the owner", () => {
  test.each([
    ["a click on the note", () => panel.getByText("Note one").click({ force: true })],
    ["Enter", () => userEvent.keyboard("{Enter}")],
    ["Space", () => userEvent.keyboard(" ")],
  ])("marks a note as read by %s, at once", async (_, press) => {
    const { server } = open("owner", { notes: four });
    await expect.element(markRead).toBeVisible();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.answering = promise;
    markRead.element().focus();
    await press();
    await expect.element(panel.getByText("Unread")).not.toBeInTheDocument();
    await expect.element(notes.first()).toHaveFocus();
    resolve();
    await expect.poll(() => server.notes[0]?.isRead).toBe(true);
    expect(server.calls).toContain(`POST /api/goals/${goal.id}/notes/one/read`);
  });

  test("sees a mark that was refused come off again", async () => {
    const { server } = open("owner", { notes: four });
    await expect.element(markRead).toBeVisible();
    server.refusingWrites = "server.failed";
    await markRead.click();
    await expect
      .element(panel.getByRole("alert"))
      .toHaveTextContent("The note couldn't be marked as read. Please try again.");
    await expect.element(panel.getByText("Unread", { exact: true })).toBeVisible();
  });

  test("answers, and has then read the note", async () => {
    const { server } = open("owner", { notes: [note("one", 1, { isRead: false })] });
    await reply.click();
    await expect.element(replyField).toHaveFocus();
    await userEvent.keyboard("  Thank you.  ");
    await sendReply.click();
    await expect.element(panel.getByRole("list", { name: "Replies" })).toMatchTextContent("You");
    await expect.element(panel.getByText("Thank you.")).toBeVisible();
    await expect.element(panel.getByText("Reply sent.")).toBeVisible();
    await expect.element(reply).toHaveFocus();
    expect(server.notes[0]).toMatchObject({ isRead: true, replies: [{ text: "Thank you." }] });
  });

  test("cannot answer where nobody is there to read it", async () => {
    coachingServer({ reader: "owner", notes: [note("one", 1)] });
    showScreen(<NotesPanel goal={{ ...goal, coachStatus: "declined_by_user" }} reader="owner" />);
    await expect.element(notes).toBeVisible();
    expect(reply.elements()).toHaveLength(0);
  });

  test("who sends nothing, or fails, is told, and keeps the words and the key", async () => {
    const { server } = open("owner", { notes: [note("one", 1)] });
    await quickClick(reply);
    await quickClick(sendReply);
    await expect.element(panel.getByText("Please write a reply.")).toBeVisible();
    await expect.element(replyField).toHaveFocus();
    await replyField.fill("Thank you.");
    server.refusingWrites = "server.failed";
    await quickClick(sendReply);
    await expect
      .element(panel.getByRole("alert"))
      .toHaveTextContent("Failed to send reply. Please try again.");
    await expect.element(replyField).toHaveValue("Thank you.");
    server.refusingWrites = null;
    await quickClick(sendReply);
    await expect.element(panel.getByText("Reply sent.")).toBeVisible();
    expect(new Set(server.keys).size).toBe(1);
  });
});

describe("the coach", () => {
  test("leaves a note of a type; the form begins anew", async () => {
    const { server } = open("coach");
    await expect
      .element(panel.getByText("Write the first note to start the conversation."))
      .toBeVisible();
    await expect.element(add).toBeDisabled();
    await field.fill("   ");
    await expect.element(add).toBeDisabled();
    await field.fill("  Well done.  ");
    await expect.element(panel.getByText("14/500")).toBeVisible();
    await expect.element(field).toHaveAttribute("maxlength", "500");
    await panel.getByLabelText("Type").selectOptions("Milestone");
    await add.click();
    await expect.element(form.getByRole("status")).toHaveTextContent("Note saved.");
    await expect.element(notes).toMatchTextContent("You, Just now");
    await expect.element(notes).toMatchTextContent("Not read yetMilestone");
    const upTo = goal.lastProgressUpdateAt;
    expect(server.bodies).toEqual([{ note: "Well done.", type: "milestone", form: "panel", upTo }]);
    await expect.element(field).toHaveValue("");
    await expect.element(field).toHaveFocus();
    await expect.element(panel.getByLabelText("Type")).toHaveValue("feedback");
    await expect.element(add).toBeDisabled();
  });

  test("is told what the server says of the text; who no longer coaches the goal is told, and keeps the words", async () => {
    const { server } = open("coach");
    await field.fill("Well done.");
    server.refusingWrites = "note.content-required";
    await quickClick(add);
    await expect.element(form.getByText("Note content is required")).toBeVisible();
    await expect.element(field).toHaveAttribute("aria-invalid");
    server.refusingWrites = "not-found";
    await quickClick(add);
    await expect
      .element(form.getByRole("alert"))
      .toHaveTextContent(
        "You no longer coach this goal, so the note wasn't saved. Your text is still here.",
      );
    await expect.element(field).toHaveValue("Well done.");
  });

  test("marks nothing as read: a press is only logged", async () => {
    const log = vi.spyOn(console, "debug").mockImplementation(() => undefined);
    const { server } = open("coach", { notes: four });
    await panel.getByText("Note one").click();
    expect(log).toHaveBeenCalledTimes(1);
    await expect.element(panel.getByText("Not read yet")).toBeVisible();
    expect(markRead.elements()).toHaveLength(0);
    expect(server.bodies).toEqual([]);
    log.mockRestore();
  });

  test("answers back", async () => {
    const replies = [
      { id: "r", by: "owner", name: "Tomás", text: "How?", createdAt: note("x", 1).createdAt },
    ] as const;
    const { server } = open("coach", { notes: [note("one", 2, { replies: [...replies] })] });
    await expect
      .element(panel.getByRole("list", { name: "Replies" }))
      .toMatchTextContent("Tomás, 1 hour agoHow?");
    await quickClick(reply);
    await expect.element(replyField).toHaveFocus();
    await userEvent.keyboard("Step by step.");
    await quickClick(sendReply);
    await expect.element(panel.getByText("Step by step.")).toBeVisible();
    expect(server.notes[0]?.replies).toMatchObject([{ by: "owner" }, { by: "coach" }]);
  });

  test("finds what was typed and not sent, after a reload", async () => {
    const { unmount } = open("coach", { notes: [note("one", 1)] });
    await field.fill("To be continued");
    await panel.getByLabelText("Type").selectOptions("Milestone");
    await quickClick(reply);
    await replyField.fill("So do I");
    unmount();
    open("coach", { notes: [note("one", 1)] });
    await expect.element(field).toHaveValue("To be continued");
    await expect.element(panel.getByLabelText("Type")).toHaveValue("milestone");
    await expect.element(replyField).toHaveValue("So do I");
  });
});
