import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { goal, keptNote } from "../fixtures/coached.fixture.ts";
import { coachingServer, type CoachingServer } from "../fixtures/coaching-server.fixture.ts";
import { PrivateNotes } from "./private-notes.tsx";

const part = page.getByRole("region", { name: "Private notes" });
const field = part.getByLabelText("New private note");
const button = (name: string | RegExp) => part.getByRole("button", { name });
const texts = () =>
  part
    .getByRole("listitem")
    .elements()
    .map((item) => item.querySelector("p")?.textContent);

function open(known: Partial<CoachingServer> = {}) {
  const server = coachingServer(known);
  return { server, ...showScreen(<PrivateNotes goalId={goal.id} ownerName="Tomás" />) };
}

describe("a coach's notes for themselves", () => {
  test("are written, changed and removed by keyboard", async () => {
    const { server } = open({ privateNotes: [keptNote("one")] });
    await expect.element(field).toBeVisible();
    field.element().focus();
    await userEvent.keyboard("Ask about the second book{Tab}{Enter}");
    await expect.poll(texts).toEqual(["Ask about the second book", "Kept one"]);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("");
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    const change = part.getByLabelText("Edit note");
    await expect.element(change).toHaveFocus();
    await userEvent.keyboard(" again{Tab}{Enter}");
    await expect.poll(texts).toEqual(["Ask about the second book again", "Kept one"]);
    await expect.element(button(/^Edit the note “Ask about/)).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(button("Keep note")).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await expect.poll(texts).toEqual(["Kept one"]);
    await expect.element(part.getByRole("heading", { name: "Private notes" })).toHaveFocus();
    await expect.element(part.getByText("Private note saved.")).not.toBeInTheDocument();
    expect(server.keys).not.toContain(null);
    expect(server.bodies).toEqual([
      { text: "Ask about the second book" },
      { text: "Ask about the second book again", rev: 1 },
      { rev: 2 },
    ]);
  });

  test("say for whom they are, and ask for some words", async () => {
    open();
    await expect
      .element(part.getByText("Only you can read these notes. Tomás and other coaches can't."))
      .toBeVisible();
    await button("Save note").click();
    await expect.element(part.getByText("Please enter a note")).toBeVisible();
    await expect.element(field).toHaveFocus();
  });

  test("outlive the tab while they are typed: a new one, and a change", async () => {
    const known = { privateNotes: [keptNote("one")] };
    const { unmount } = open(known);
    await field.fill("Half a thought");
    await button(/^Edit the note/).click();
    await part.getByLabelText("Edit note").fill("Half a change");
    unmount();
    sessionStorage.clear();
    open(known);
    await expect.element(field).toHaveValue("Half a thought");
    await expect.element(part.getByLabelText("Edit note")).toHaveValue("Half a change");
    expect(document.activeElement).toBe(document.body);
    await button("Discard changes").click();
    await expect.element(button(/^Edit the note “Kept one”/)).toHaveFocus();
    expect(localStorage.getItem(`cairn_drafts/${user.uid}`)).not.toContain("Half a change");
  });

  test("are not written over: what was typed stays, over what another window has saved", async () => {
    const { server, receive } = open({ privateNotes: [keptNote("one")] });
    await quickClick(button(/^Edit the note/));
    const change = part.getByLabelText("Edit note");
    await change.fill("From here");
    server.privateNotes = [keptNote("one", { text: "From elsewhere", changedAt: now.at, rev: 2 })];
    await button("Save changes").click();
    await expect
      .element(part.getByRole("alert"))
      .toHaveTextContent("This was changed in another window. Please check it and save again.");
    await expect.element(part.getByText("From elsewhere")).toBeVisible();
    await expect.element(change).toHaveValue("From here");
    await quickClick(button("Save changes"));
    await expect.poll(texts).toEqual(["From here"]);
    server.privateNotes = [keptNote("one", { text: "Again elsewhere", rev: 4 })];
    receive({ entity: "note", id: "one", rev: 4 });
    await expect.poll(texts).toEqual(["Again elsewhere"]);
  });

  test("that were removed elsewhere leave what was typed over them", async () => {
    const { server, receive } = open({ privateNotes: [keptNote("one")] });
    await quickClick(button(/^Edit the note/));
    await part.getByLabelText("Edit note").fill("Half a change");
    server.privateNotes = [];
    receive({ entity: "note", id: "one", rev: 2 });
    await expect.element(part.getByLabelText("Not saved")).toHaveValue("Half a change");
    await button("Dismiss").click();
    await expect.element(part.getByLabelText("Not saved")).not.toBeInTheDocument();
  });

  test("are a hundred at most", async () => {
    open({ privateNotes: Array.from({ length: 100 }, (_, place) => keptNote(`${place}`)) });
    await expect
      .element(part.getByText("You can have up to 100 private notes on a goal."))
      .toBeVisible();
    expect(field.elements()).toHaveLength(0);
  });
});
