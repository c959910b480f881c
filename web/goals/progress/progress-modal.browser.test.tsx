import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import {
  card,
  held,
  numeric,
  onDay,
  show,
  status,
  update,
  yesOrNo,
} from "../fixtures/goal-card.fixture.tsx";

const dialog = page.getByRole("dialog", { name: "Update Progress" });
const save = dialog.getByRole("button", { name: "Save" });
async function open(row: GoalCard) {
  const shown = show(row);
  await update.click();
  await expect.element(dialog).toBeVisible();
  return shown;
}

test("Quick Update stages plus and minus and saves one change", async () => {
  const { server } = await open(numeric(3));
  await dialog.getByRole("button", { name: "Increase" }).click();
  await dialog.getByRole("button", { name: "Increase" }).click();
  await dialog.getByRole("button", { name: "Increase" }).click();
  await dialog.getByRole("button", { name: "Decrease" }).click();
  await expect.element(dialog.getByText("5 of 10 pages")).toBeVisible();
  expect(server.bodies).toEqual([]);
  const release = held(server);
  await save.click();
  release();
  await expect.element(status).toHaveTextContent("Progress Updated!");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card).toMatchTextContent("5 of 10 pages");
  expect(server.bodies).toEqual([{ kind: "change", by: 2 }]);
  await expect.element(update).toHaveFocus();
});

test("Decrease never goes below 0", async () => {
  await open(numeric(1));
  await dialog.getByRole("button", { name: "Decrease" }).click();
  await expect.element(dialog.getByText("0 of 10 pages")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Decrease" })).toBeDisabled();
});

test("while it saves, it does not count the change twice", async () => {
  const { server } = await open(numeric(3));
  const release = held(server);
  await dialog.getByRole("button", { name: "Increase" }).click();
  await save.click();
  await expect.element(save).toHaveAttribute("aria-busy");
  await expect.element(dialog.getByText("4 of 10 pages")).toBeVisible();
  await expect.element(dialog.getByText("Now: 3 of 10 pages")).toBeVisible();
  release();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("Set Value sends the value with the revision that was on screen, by Enter too", async () => {
  const { server } = await open(numeric(3));
  await dialog.getByRole("radio", { name: "Set Value" }).click();
  await dialog.getByLabelText("New value (pages)").fill("8");
  await userEvent.keyboard("{Enter}");
  await expect.element(card).toMatchTextContent("8 of 10 pages");
  expect(server.bodies).toEqual([{ kind: "set", value: 8, rev: 4 }]);
});

test.each(["-1", ""])("the value %j is ignored", async (value) => {
  const { server } = await open(numeric(3));
  await dialog.getByRole("radio", { name: "Set Value" }).click();
  await dialog.getByLabelText("New value (pages)").fill(value);
  await save.click();
  await expect.element(dialog.getByLabelText("New value (pages)")).toHaveAttribute("aria-invalid");
  expect(server.bodies).toEqual([]);
});

test("a stale value is refused, redrawn and can then be saved", async () => {
  const { server } = await open(numeric(3));
  server.moved(goal.id, { kind: "change", by: 4 });
  await dialog.getByRole("radio", { name: "Set Value" }).click();
  await dialog.getByLabelText("New value (pages)").fill("5");
  await save.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Error updating");
  await expect.element(dialog.getByText("Now: 7 of 10 pages")).toBeVisible();
  await expect.element(dialog.getByLabelText("New value (pages)")).toHaveValue(7);
  await dialog.getByLabelText("New value (pages)").fill("5");
  await save.click();
  await expect.element(card).toMatchTextContent("5 of 10 pages");
});

test("a value that another device has changed meanwhile shows while one's own is typed", async () => {
  const { server, receive } = await open(numeric(3));
  await dialog.getByRole("radio", { name: "Set Value" }).click();
  await dialog.getByLabelText("New value (pages)").fill("5");
  const { rev } = server.moved(goal.id, { kind: "change", by: 4 });
  receive({ entity: "goal", id: goal.id, rev });
  await expect.element(dialog.getByText("Now: 7 of 10 pages")).toBeVisible();
  await save.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Error updating");
  await expect.element(dialog.getByLabelText("New value (pages)")).toHaveValue(7);
});

test("a failed Save keeps what was staged, and the next one has the same key", async () => {
  const { server } = await open(numeric(3));
  server.refusingWrites = "server.failed";
  await dialog.getByRole("button", { name: "Increase" }).click();
  await save.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Error updating");
  server.refusingWrites = null;
  await save.click();
  await expect.element(card).toMatchTextContent("4 of 10 pages");
  expect(new Set(server.keys).size).toBe(1);
  expect(server.keys).toHaveLength(2);
});

test("a yes-or-no goal is toggled", async () => {
  const { server } = await open(yesOrNo(false));
  await dialog.getByRole("radio", { name: "Complete", exact: true }).click();
  await save.click();
  await expect.element(card).toMatchTextContent("100%");
  expect(server.bodies).toEqual([{ kind: "set", value: true, rev: 4 }]);
});

test("a Date goal takes the day on which it was achieved, not one to come, and gives it back", async () => {
  const { server } = await open(onDay);
  await dialog.getByLabelText("Achieved on").fill("2027-01-16");
  await save.click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("The day cannot be in the future.");
  await dialog.getByLabelText("Achieved on").fill("2027-01-14");
  await save.click();
  await expect.element(card).toMatchTextContent("Achieved Jan 14, 2027");
  await update.click();
  await dialog.getByRole("button", { name: "Clear" }).click();
  await save.click();
  await expect.element(card).toMatchTextContent("By Jun 1, 2027");
  expect(server.bodies.at(-1)).toEqual({ kind: "set", value: null, rev: 5 });
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["Cancel", () => dialog.getByRole("button", { name: "Cancel" }).click()],
  ["an untouched Save", () => save.click()],
])("%s closes it and writes nothing", async (_, close) => {
  const { server } = await open(numeric(3));
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(update).toHaveFocus();
  expect(server.bodies).toEqual([]);
});

describe("what was typed in the modal and not saved", () => {
  const checkIn = dialog.getByLabelText("How is it going?");
  const unsaved = card.getByRole("button", { name: "Unsaved check-in" });

  test.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["Cancel", () => dialog.getByRole("button", { name: "Cancel" }).click()],
    [
      "a Save of progress",
      async () => {
        await dialog.getByRole("button", { name: "Increase" }).click();
        await save.click();
      },
    ],
  ])("a check-in is there again after %s, and its card says so", async (_, close) => {
    await open(numeric(3));
    await checkIn.fill("Harder than I thought");
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await unsaved.click();
    await expect.element(checkIn).toHaveValue("Harder than I thought");
    await dialog.getByRole("button", { name: "Save check-in" }).click();
    await expect.element(dialog.getByText("Check-in saved.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(unsaved.elements()).toHaveLength(0);
    // What opened it is gone.
    await expect.element(card.getByRole("heading")).toHaveFocus();
  });

  test("the note of a change is there again, unfolded, until it is saved", async () => {
    const { server } = await open(numeric(3));
    const note = dialog.getByLabelText("Note", { exact: true });
    await dialog.getByText("Add a note or an earlier day").click();
    await note.fill("On the train");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await update.click();
    await expect.element(note).toBeVisible();
    await expect.element(note).toHaveValue("On the train");
    await dialog.getByRole("button", { name: "Increase" }).click();
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.bodies).toEqual([{ kind: "change", by: 1, note: "On the train" }]);
    await update.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(note).toHaveValue("");
  });
});
