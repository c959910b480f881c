import { expect } from "@playwright/test";
import { addGoal, dayFromToday, moveGoal, pressInMenu, unfoldNote } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

/** A goal's page of its owner: new, with a long timeline, of each filter, what its owner does with it, of days in a row; and where there is none. */
export const goalWalk: Walk = {
  name: "goal-page",
  async walk({ page, guard, look }) {
    await signInUnseen(page);
    const { request } = page;
    const goal = await addGoal(request, { description: "Interview ten customers" });
    const timeline = page.getByRole("region", { name: "Timeline" });
    await page.goto(`/goals/${goal.id}`);
    await expect(timeline.getByText("Goal created")).toBeVisible();
    await expect(page.locator("main [aria-busy='true']")).toHaveCount(0);
    await look("goal-new");

    for (let count = 0; count < 31; count += 1)
      await moveGoal(request, goal, { kind: "change", by: count % 2 === 0 ? 1 : -1 });
    await (await unfoldNote(page)).fill("Slowly, and well.");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(timeline.getByText("Slowly, and well.")).toBeVisible();
    await timeline.getByRole("button", { name: "Show more" }).click();
    await timeline.getByRole("button", { name: "Show older" }).click();
    await expect(timeline.getByText("Goal created")).toBeVisible();
    await look("goal-with-a-timeline");

    guard.tolerates(/^Failed to load resource: the server responded with a status of 400/);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    await button("Edit").click();
    await dialog.getByLabel("Due date").fill("soon");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog.getByText(/^Invalid due date/)).toBeVisible();
    await look("goal-edit-refused");
    await dialog.getByRole("button", { name: "Discard changes" }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await button("More actions").click();
    await look("goal-menu");
    await button("Check-ins").click();
    await look("goal-cadence");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await pressInMenu(page, "Import progress");
    const file = dialog.getByLabel("CSV file");
    const csv = (text: string) => ({
      name: "old.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`day,value,goal\n${text}`),
    });
    await file.setInputFiles(csv(`${dayFromToday(0)},3,Read\n${dayFromToday(0)},4,Run`));
    await expect(dialog.getByLabel("Goal to import")).toBeVisible();
    await look("goal-import-several");
    await file.setInputFiles(csv(`${dayFromToday(0)},3`));
    await dialog.getByRole("button", { name: "Import 1 entry" }).waitFor();
    await look("goal-import");
    await dialog.getByRole("button", { name: "Import 1 entry" }).click();
    await expect(page.getByText("Imported 1 entry.")).toBeVisible();
    await pressInMenu(page, "Pause");
    await look("goal-pause");
    await dialog.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("Goal paused.")).toBeVisible();
    await look("goal-paused");
    await pressInMenu(page, "Close");
    await look("goal-close");
    await dialog.getByLabel("What did you learn?").fill("Ten was too many.");
    await dialog.getByRole("button", { name: "Close goal" }).click();
    await expect(button("Reopen")).toBeVisible();
    await look("goal-closed");
    await pressInMenu(page, "Delete");
    await look("goal-delete");

    const day = await addGoal(request, {
      description: "Have the portfolio online",
      measurable: { type: "Date", targetValue: dayFromToday(20), unit: "" },
    });
    await page.goto(`/goals/${day.id}`);
    await button("Set date").click();
    await expect(dialog.getByLabel("Reached on")).toBeVisible();
    await look("goal-of-a-date");

    const days = await addGoal(request, {
      description: "Walk before work",
      measurable: { type: "DailyStreak", targetValue: "21", unit: "" },
    });
    await moveGoal(request, days, { kind: "step" });
    await page.goto(`/goals/${days.id}`);
    await expect(page.getByText("Current streak")).toBeVisible();
    await page.getByText("Days with progress as a table").click();
    await look("goal-of-days-in-a-row");

    await page.getByLabel("How many days a week?").selectOption("5 days a week");
    await page.getByRole("button", { name: "Save days per week" }).click();
    await expect(
      page.getByText("A week (Monday to Sunday) counts if it has progress on at least 5"),
    ).toBeVisible();
    await look("goal-with-a-weekly-quota");

    guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
    await page.goto("/goals/AAAAAAAAAAAAAAAAAAAAAA");
    await expect(page.getByText("This goal doesn't exist, or you can't see it.")).toBeVisible();
    await look("goal-missing");
  },
};
