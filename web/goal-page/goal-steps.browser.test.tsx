import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import {
  open,
  plusOne,
  progress,
  setValue,
  timeline,
  title,
  valueDialog,
} from "./fixtures/goal-page.fixture.tsx";

test("moves it by one press, sees it in the timeline, and takes it back", async () => {
  const { server, receive } = open();
  await plusOne.click();
  await expect.element(progress.getByText("Progress Updated!")).toBeVisible();
  await expect.element(timeline.getByText("+1 new connection, now 4")).toBeVisible();
  await progress.getByRole("button", { name: /^Undo/ }).click();
  await expect.element(timeline.getByText("−1 new connection, now 3")).toBeVisible();
  receive({ entity: "goal", id: goal.id, rev: server.goals[0]?.rev ?? 0 });
  await expect.element(progress.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "60");
  expect(progress.getByText("Current streak").elements()).toEqual([]);
});

test("takes one back by one press, down to 0", async () => {
  const measurable = { ...goal.measurable, currentValue: 1 } as GoalCard["measurable"];
  const { server } = open({ ...goal, measurable });
  const minusOne = progress.getByRole("button", { name: `Subtract 1 from ${goal.description}` });
  await minusOne.click();
  await expect.element(timeline.getByText("−1 new connection, now 0")).toBeVisible();
  await minusOne.click();
  await expect.element(progress.getByText("It's already at 0.")).toBeVisible();
  expect(server.bodies).toEqual([{ kind: "change", by: -1 }]);
});

test("checks in where it is due, and begins with this goal", async () => {
  const { unmount } = open({ ...goal, rhythms: [{ from: "2026-12-07", weeks: 1 }] });
  const checkIn = progress.getByRole("link", { name: "Check in" });
  await expect.element(checkIn).toHaveAttribute("href", `/check-in?goal=${goal.id}`);
  unmount();
  open();
  await expect.element(plusOne).toBeVisible();
  await expect.element(checkIn).not.toBeInTheDocument();
});

test("sets its value, with a note, and is back where they were", async () => {
  const { server } = open();
  await setValue.click();
  await expect.element(valueDialog.getByRole("radio", { name: "Set Value" })).toBeChecked();
  expect(valueDialog.getByRole("link", { name: "Open goal" }).elements()).toEqual([]);
  await valueDialog.getByLabelText("New value (new connections)").fill("5");
  await valueDialog.getByText("Add a note or an earlier date").click();
  await valueDialog.getByLabelText("Note", { exact: true }).fill("At the autumn fair.");
  await valueDialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(timeline.getByText("At the autumn fair.")).toBeVisible();
  await expect.element(setValue).toHaveFocus();
  expect(server.bodies).toEqual([{ kind: "set", value: 5, rev: 4, note: "At the autumn fair." }]);
});

test("of a streak out of reach moves its date", async () => {
  const days = { type: "DailyStreak", targetValue: 90, currentValue: 4, unit: "days" } as const;
  const { server, history } = open({ ...goal, measurable: days });
  const edit = page.getByRole("dialog", { name: "Edit this goal" });
  const moveDate = valueDialog.getByRole("link", { name: "Move the date" });
  await setValue.click();
  await moveDate.click();
  await expect.element(edit.getByLabelText("Due date")).toHaveFocus();
  await expect.element(valueDialog).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(edit).not.toBeInTheDocument();
  await expect.poll(() => history.at(-1)).toBe(`/goals/${goal.id}`);
  await setValue.click();
  await moveDate.click();
  await edit.getByLabelText("Due date").fill("2027-04-30");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Changes saved.")).toBeVisible();
  expect(server.goals[0]?.dueDate).toBe("2027-04-30");
  await expect.element(setValue).toHaveFocus();
});

test("completes it, and the focus goes to where it stands", async () => {
  const measurable = { ...goal.measurable, currentValue: 5 } as GoalCard["measurable"];
  open({ ...goal, measurable });
  await progress.getByRole("button", { name: "Mark Complete" }).click();
  await expect.element(page.getByText('Goal "Meet new people" marked as complete!')).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(progress.getByRole("heading", { name: "Progress" })).toHaveFocus();
  await expect.element(setValue).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(progress.getByRole("button", { name: "Mark Complete" })).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test("of a Date goal sees the day to set and no step", async () => {
  const day = { type: "Date", targetValue: "2027-03-01", currentValue: null, unit: "" } as const;
  open({ ...goal, measurable: day });
  await progress.getByRole("button", { name: "Set date" }).click();
  await expect.element(valueDialog.getByLabelText("Reached on")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(progress.getByText("10% of the time has passed")).toBeVisible();
  await expect
    .element(progress.getByRole("progressbar", { name: "Time passed for Meet new people" }))
    .toHaveAttribute("aria-valuenow", "10");
  expect(progress.getByRole("button", { name: /^Log/ }).elements()).toEqual([]);
  expect(progress.getByText("Progress over time").elements()).toEqual([]);
});
