import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AddGoalPage } from "./add-goal-page.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";

const heading = page.getByRole("heading", { level: 1 });
const next = page.getByRole("button", { name: "Next" });
const previous = page.getByRole("button", { name: "Previous" });
const save = page.getByRole("button", { name: "Save Goal" });
const scratch = page.getByRole("button", { name: "Start from scratch" });
const field = (name: string) => page.getByLabelText(name, { exact: true });

function show() {
  const server = fakeServer([]);
  return { server, ...showScreen(<AddGoalPage />) };
}

async function useTemplate(name: string): Promise<void> {
  await page.getByRole("button", { name: `Use this template: ${name}` }).click();
}

async function go(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await next.click();
}

const begun = page.getByText("You had begun this goal. Your words are still here.");

test("what was typed is there again after a reload, with its step and template, and takes no focus", async () => {
  const { unmount } = show();
  await useTemplate("Learn New Skill");
  await field("Description").fill("Learn to whistle");
  await go(2);
  await field("Specific").fill("Three tunes");
  unmount();
  show();
  await expect.element(heading).toHaveTextContent("Create Goal: Learn New Skill");
  await expect.element(field("Specific")).toHaveValue("Three tunes");
  await expect.element(begun).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await previous.click();
  await previous.click();
  await expect.element(field("Description")).toHaveValue("Learn to whistle");
});

test("what was typed goes by Start anew", async () => {
  const { unmount } = show();
  await scratch.click();
  await field("Description").fill("Learn to whistle");
  unmount();
  show();
  await page.getByRole("button", { name: "Start anew" }).click();
  await expect.element(heading).toHaveFocus();
  await expect.element(begun).not.toBeInTheDocument();
  await scratch.click();
  await expect.element(field("Description")).toHaveValue("");
});

test("what was typed goes once it is saved", async () => {
  const { unmount } = show();
  await useTemplate("Daily Habit Formation");
  await go(6);
  await save.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Goal saved successfully!");
  unmount();
  show();
  await expect.element(scratch).toBeVisible();
  expect(begun.elements()).toHaveLength(0);
});

test("the steps put focus on what was chosen before, so that Space changes nothing", async () => {
  show();
  await useTemplate("Learn New Skill");
  await next.click();
  await expect.element(page.getByRole("radio", { name: "Skills" })).toHaveFocus();
  await go(2);
  await page.getByRole("radio", { name: "Daily streak" }).click();
  await field("Target, in days").fill("30");
  await previous.click();
  await next.click();
  await expect.element(page.getByRole("radio", { name: "Daily streak" })).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(field("Target, in days")).toHaveValue("30");
});
