import { createGoal } from "#contract/goals.ts";
import { expect, test } from "./cairn.fixture.ts";
import { fillSteps, goalForm } from "./goal-form.fixture.ts";
import { cardOf } from "./goal.fixture.ts";
import { endElsewhere, enter, people, signInUnseen } from "./sign-in.fixture.ts";

test("a goal keeps every word offline, after a session that ended, and without an answer, and counts once", async ({
  page,
  context,
  guard,
}) => {
  guard.tolerates(/net::ERR_/);
  await signInUnseen(page);
  await page.goto("/add-goal");
  const form = goalForm(page);
  const description = "Written on a train";
  const measurable = { type: "Date", targetValue: "01/02/2031", unit: "" };
  await fillSteps(page, { description, measurable, dueDate: "12/31/2030" });
  await context.setOffline(true);
  await form.save.click();
  await expect(form.problem).toHaveText("Failed to save goal. Please try again.");
  await expect(form.field("Due date")).toHaveValue("12/31/2030");
  await context.setOffline(false);

  await endElsewhere(page, guard);
  await form.save.click();
  await expect(form.problem).toHaveText("You must be logged in to save a goal.");
  await expect(form.field("Due date")).toHaveValue("12/31/2030");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Sign in from a new tab" }).click();
  const tab = await opened;
  await expect(tab).toHaveURL("/login");
  await enter(tab.request, people.complete);

  let sent = 0;
  await page.route(`**${createGoal.path}`, async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // The server saves; its answer is lost on the way.
    await route.fetch();
    await route.abort();
  });
  await form.save.click();
  await expect(page.getByText("Goal saved successfully!")).toBeVisible();
  expect(sent).toBe(2);
  await page.getByRole("button", { name: "Later" }).click();
  const card = cardOf(page, description);
  await expect(card).toHaveCount(1);
  await expect(card.getByText("By Jan 2, 2031")).toBeVisible();
  await expect(card.getByText("Dec 31, 2030")).toBeVisible();
});
