import { expect, type Page } from "@playwright/test";
import { coachedGoal } from "./coaching.fixture.ts";
import { fillSteps, goalForm } from "./goal-form.fixture.ts";
import { dayFromToday } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

const planOf = (page: Page) => page.getByRole("region", { name: "Plan" });

/** A plan that is suggested, made, changed, and read by the coach; and the one of a goal that was just saved. */
export const planWalk: Walk = {
  name: "plan",
  async walk({ page, guard, openBrowser, look }) {
    // A step without words is refused by the server.
    guard.tolerates(/^Failed to load resource: the server responded with a status of 400/);
    const coach = await (await openBrowser()).newPage();
    await signInUnseen(page);
    await signInUnseen(coach, people.another);
    const draft = { description: "Give a talk in spring" };
    const goal = await coachedGoal(page.request, coach.request, draft);
    const theirs = planOf(coach);
    await coach.goto(`/goals/${goal.id}`);
    await theirs.getByRole("button", { name: "Suggest a step" }).click();
    await theirs.getByRole("textbox", { name: "Step" }).fill("Ask Grace how she begins");
    await theirs.getByLabel("Date (optional)").fill(dayFromToday(9));
    await theirs.getByRole("button", { name: "Suggest step", exact: true }).click();
    await expect(theirs.getByText("Suggestion sent.")).toBeVisible();

    const plan = planOf(page);
    await page.goto(`/goals/${goal.id}`);
    await plan.getByRole("button", { name: "Add a step" }).click();
    for (const text of ["Write the abstract", "Rehearse it once, with a clock"]) {
      await plan.getByRole("textbox", { name: "Step" }).fill(text);
      await plan.getByRole("button", { name: "Add step" }).click();
      await expect(plan.getByRole("checkbox", { name: text })).toBeVisible();
    }
    await plan.getByRole("button", { name: "Add an if-then plan" }).click();
    await plan.getByRole("textbox", { name: "If" }).fill("my voice fails");
    await plan.getByRole("textbox", { name: "then I will" }).fill("drink, breathe and go on");
    await plan.getByRole("button", { name: "Add if-then plan" }).click();
    await expect(plan.getByText("If my voice fails")).toBeVisible();
    await plan.getByRole("checkbox", { name: "Write the abstract" }).check();
    await expect(plan.getByText(/^Done on/)).toBeVisible();
    await plan.getByRole("button", { name: "Add step" }).click();
    await expect(plan.getByText("Please enter a step.")).toBeVisible();
    await plan.getByRole("button", { name: /^Edit the if-then plan for/ }).click();
    await look("plan-of-a-goal");
    await page.goto("/add-goal");
    await fillSteps(page, { description: "Learn to rest", dueDate: dayFromToday(20) });
    await goalForm(page).save.click();
    await page.getByRole("button", { name: "Save plan" }).click();
    await expect(page.getByText("Please enter a step.")).toBeVisible();
    await look("make-it-happen");
  },
};
