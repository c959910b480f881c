import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { goalPath } from "#contract/routes.ts";
import { chooseTemplate, go, heading, save, show } from "../fixtures/goal-form.fixture.tsx";

const invite = page.getByRole("link", { name: "Invite a coach" });

test("a saved goal is said by its name, and by keyboard its coach can be invited", async () => {
  const { server, history } = show();
  await chooseTemplate("Daily Habit Formation");
  await go(6);
  await save.click();
  await expect
    .element(page.getByRole("heading", { level: 2 }))
    .toHaveTextContent("Daily Habit Formation");
  await expect.element(heading).toHaveFocus();
  const goalId = server.goals[0]?.id ?? "";
  await userEvent.keyboard("{Tab}");
  const own = page.getByRole("link", { name: "Daily Habit Formation" });
  await expect.element(own).toHaveFocus();
  await expect.element(own).toHaveAttribute("href", goalPath(goalId));
  await userEvent.keyboard("{Tab}");
  const dashboard = page.getByRole("link", { name: "See it on your dashboard" });
  await expect.element(dashboard).toHaveFocus();
  await expect.element(dashboard).toHaveAttribute("href", "/");
  await userEvent.keyboard("{Tab}");
  await expect.element(invite).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(history.at(-1)).toBe(`/share-goal?goalId=${goalId}&type=coachInvitation`);
});
