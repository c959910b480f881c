import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { goalPath } from "#contract/routes.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { chooseTemplate, go, heading, save, show } from "../fixtures/goal-form.fixture.tsx";

const first = page.getByLabelText("What will you do first?");
const obstacle = page.getByLabelText("What could stop you?");
const action = page.getByLabelText("Then I will");
const savePlan = page.getByRole("button", { name: "Save plan" });

async function saved() {
  const shown = show();
  await chooseTemplate("Daily Habit Formation");
  await go(6);
  await quickClick(save);
  await expect.element(heading).toHaveTextContent("Make it happen");
  return { ...shown, path: goalPath(shown.server.goals[0]?.id ?? "") };
}

test("a saved goal is said by its name, and planned by keyboard alone", async () => {
  const { server, history, path } = await saved();
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  const own = page.getByRole("link", { name: "Daily Habit Formation" });
  await expect.element(own).toHaveFocus();
  await expect.element(own).toHaveAttribute("href", path);
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("Buy a notebook");
  await page.getByLabelText("When?").fill("2027-01-20");
  await obstacle.fill("I sleep in");
  await action.fill("write at noon");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => history.at(-1)).toBe(path);
  expect(server.plan).toMatchObject({
    steps: [{ text: "Buy a notebook", day: "2027-01-20" }],
    ifThens: [{ obstacle: "I sleep in", action: "write at noon" }],
  });
});

test("half a plan says what is missing, and what was saved is not sent again", async () => {
  const { server, history, path } = await saved();
  await quickClick(savePlan);
  await expect.element(first).toHaveAccessibleDescription("Please enter a step.");
  await expect.element(first).toHaveFocus();
  await first.fill("Buy a notebook");
  await obstacle.fill("I sleep in");
  await quickClick(savePlan);
  await expect.element(action).toHaveAccessibleDescription("Please fill in both parts.");
  await expect.element(first).toHaveValue("");
  await action.fill("write at noon");
  await quickClick(savePlan);
  await expect.poll(() => history.at(-1)).toBe(path);
  expect(server.plan.steps).toHaveLength(1);
});

test("a coach alone is invited next; 'Later' leads to the dashboard", async () => {
  const { server, history } = await saved();
  await quickClick(page.getByRole("switch", { name: "Invite a coach next" }));
  await quickClick(savePlan);
  const invitation = `/share-goal?goalId=${server.goals[0]?.id}&type=coachInvitation`;
  await expect.poll(() => history.at(-1)).toBe(invitation);
  expect(server.plan.steps).toEqual([]);
  await quickClick(page.getByRole("button", { name: "Later" }));
  expect(history.at(-1)).toBe("/");
});
