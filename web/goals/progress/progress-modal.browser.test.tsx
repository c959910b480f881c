import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { goalPath } from "#contract/routes.ts";
import { dailyRate } from "#domain/daily-rate.ts";
import type { GoalCard } from "#domain/goal.ts";
import { plainNotation } from "#domain/notation.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
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
const increase = dialog.getByRole("button", { name: "Increase" });
const fold = dialog.getByText("Add a note or an earlier date");
const note = dialog.getByLabelText("Note", { exact: true });

const value = dialog.getByLabelText("New value (pages)");

async function open(row: GoalCard) {
  const shown = show(row);
  await quickClick(update);
  await expect.element(dialog).toBeVisible();
  return shown;
}

async function openValue(row: GoalCard) {
  const shown = await open(row);
  await quickClick(dialog.getByRole("radio", { name: "Set Value" }));
  return shown;
}

test("Quick Update stages plus and minus and saves one change", async () => {
  const { server } = await open(numeric(3));
  await increase.click();
  await quickClick(increase);
  await quickClick(increase);
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
  await quickClick(dialog.getByRole("button", { name: "Decrease" }));
  await expect.element(dialog.getByText("0 of 10 pages")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Decrease" })).toBeDisabled();
});

test("while it saves, it does not count the change twice", async () => {
  const { server } = await open(numeric(3));
  const release = held(server);
  await quickClick(increase);
  await quickClick(save);
  await expect.element(save).toHaveAttribute("aria-busy");
  await expect.element(dialog.getByText("4 of 10 pages")).toBeVisible();
  await expect.element(dialog.getByText("Now: 4 of 10 pages")).toBeVisible();
  release();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("Set Value sends the value with the revision that was on screen, by Enter too; one below 0 is ignored", async () => {
  const { server } = await openValue(numeric(3));
  await value.fill("-1");
  await quickClick(save);
  await expect.element(value).toHaveAttribute("aria-invalid");
  await value.fill("8");
  await userEvent.keyboard("{Enter}");
  await expect.element(card).toMatchTextContent("8 of 10 pages");
  expect(server.bodies).toEqual([{ kind: "set", value: 8, rev: 4 }]);
});

test("a value that another device has changed meanwhile shows; one's own is refused, redrawn and can then be saved", async () => {
  const { server, receive } = await openValue(numeric(3));
  await value.fill("5");
  const { rev } = server.moved(goal.id, { kind: "change", by: 4 });
  receive({ entity: "goal", id: goal.id, rev });
  await expect.element(dialog.getByText("Now: 7 of 10 pages")).toBeVisible();
  await quickClick(save);
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Error updating");
  await expect.element(value).toHaveValue("7");
  await value.fill("5");
  await quickClick(save);
  await expect.element(card).toMatchTextContent("5 of 10 pages");
});

test("a failed Save keeps what was staged, and the next one has the same key", async () => {
  const { server } = await open(numeric(3));
  server.refusingWrites = "server.failed";
  await quickClick(increase);
  await quickClick(save);
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Error updating");
  server.refusingWrites = null;
  await quickClick(save);
  await expect.element(card).toMatchTextContent("4 of 10 pages");
  expect(new Set(server.keys).size).toBe(1);
  expect(server.keys).toHaveLength(2);
});

test("of a yes-or-no goal begins with focus on what it is, and toggles it", async () => {
  const { server } = await open(yesOrNo(false));
  await expect.element(dialog.getByRole("radio", { name: "Not Complete" })).toHaveFocus();
  await dialog.getByRole("radio", { name: "Complete", exact: true }).click();
  await quickClick(save);
  await expect.element(card).toMatchTextContent("100%");
  expect(server.bodies).toEqual([{ kind: "set", value: true, rev: 4 }]);
});

test("a Date goal takes the day on which it was achieved, not one to come, and gives it back", async () => {
  const { server } = await open(onDay);
  await dialog.getByLabelText("Reached on").fill("2027-01-16");
  await quickClick(save);
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("The day can't be in the future.");
  await dialog.getByLabelText("Reached on").fill("2027-01-14");
  await quickClick(save);
  await expect.element(card).toMatchTextContent("Reached Jan 14, 2027");
  await update.click();
  await dialog.getByRole("button", { name: "Clear" }).click();
  await quickClick(save);
  await expect.element(card).toMatchTextContent("By Jun 1, 2027");
  expect(server.bodies.at(-1)).toEqual({ kind: "set", value: null, rev: 5 });
});

test("an untouched Save closes it and writes nothing", async () => {
  const { server } = await open(numeric(3));
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(update).toHaveFocus();
  expect(server.bodies).toEqual([]);
});

test("the Log of a Date goal says why it has no step, and sets the day", async () => {
  const { server } = show(onDay);
  await card.getByRole("button", { name: `Log: ${goal.description}` }).click();
  await expect.element(dialog.getByText(/^No action for Date type/)).toBeVisible();
  await expect.element(dialog.getByText("Choose the date you reached it.")).toBeVisible();
  expect(server.calls).toEqual([]);
  await dialog.getByLabelText("Reached on").fill("2027-01-14");
  await quickClick(save);
  await expect.element(card).toMatchTextContent("Reached Jan 14, 2027");
});

test("Open goal leads to the goal's page", async () => {
  const { history } = await open(numeric(3));
  await dialog.getByRole("link", { name: "Open goal" }).click();
  expect(history.at(-1)).toBe(goalPath(goal.id));
});

test("the daily rate counts what is staged", async () => {
  await open(numeric(3));
  const rate = (count: number) =>
    dialog.getByText(dailyRate(numeric(count), now, plainNotation)?.text ?? "none");
  await expect.element(rate(3)).toBeVisible();
  await quickClick(increase);
  await expect.element(rate(4)).toBeVisible();
});

test("of a streak out of reach leads to its date, until enough is staged", async () => {
  const days = { type: "DailyStreak", targetValue: 21, currentValue: 4, unit: "days" } as const;
  await open({ ...goal, measurable: days, dueDate: "2027-01-29" });
  const moveDate = dialog.getByRole("link", { name: "Move the date" });
  await expect
    .element(dialog.getByText("This can't be reached by Jan 29 any more. The earliest is Jan 31."))
    .toBeVisible();
  await expect.element(moveDate).toHaveAttribute("href", `${goalPath(goal.id)}?edit=dueDate`);
  await increase.click();
  await expect.element(moveDate).toBeVisible();
  await increase.click();
  await increase.click();
  await expect.element(moveDate).not.toBeInTheDocument();
});

describe("an entry", () => {
  test("of a day before the goal was created is refused in words", async () => {
    const { server } = await open(numeric(3));
    await quickClick(increase);
    await quickClick(fold);
    await dialog.getByLabelText("Done on").fill("2027-01-09");
    await quickClick(save);
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent(
        "You can log progress up to 7 days back, but not before the goal was created.",
      );
    expect(server.bodies).toEqual([]);
  });

  test("that changes nothing keeps its note and says so", async () => {
    const { server } = await open(numeric(3));
    await quickClick(fold);
    await note.fill("On the train.");
    await quickClick(save);
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent("To save a note, change the value first.");
    expect(server.bodies).toEqual([]);
  });
});
