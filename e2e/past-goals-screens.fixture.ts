import { expect } from "@playwright/test";
import { listPastGoals } from "#contract/goal-life.ts";
import { againPath } from "#contract/routes.ts";
import { addGoal, lived, moveGoal } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

const measurable = { type: "Boolean", targetValue: "", unit: "" };

const learned = [
  "Begin with ten kilometres, and look for people who run on the same evenings.",
  "",
  "Two evenings a week were too many beside the new position. One would have done, and it would have been better to say so in March than in June.",
];

/** Past goals: none, a page of them, all; those that cannot be read; and the form that begins again from one. */
export const pastGoalsWalk: Walk = {
  name: "past-goals",
  async walk({ page, guard, look }) {
    await signInUnseen(page);
    const { request } = page;
    await page.goto("/goals");
    await expect(page.getByText("Goals that you complete or close will stand here.")).toBeVisible();
    await look("past-goals-empty");

    const add = (description: string) => addGoal(request, { description, measurable });
    for (let count = 0; count < 31; count += 1) {
      const goal = await add(
        count % 5 === 0
          ? `${count + 1}. Lead the migration of the billing team to the new platform`
          : `${count + 1}. Run ten kilometres`,
      );
      if (count % 3 > 0) await moveGoal(request, goal, { kind: "step" });
      if (count % 3 > 0) await lived(request, goal, "complete");
      else await lived(request, goal, "close", { learned: learned[count % 4] ?? "" });
    }
    await page.goto("/goals");
    await expect(page.getByRole("listitem", { name: /^31\. / })).toBeVisible();
    await look("past-goals");
    await page.getByRole("button", { name: "Show older" }).click();
    await expect(page.getByRole("listitem", { name: /^1\. / })).toBeVisible();
    await look("past-goals-all");

    const begun = await add("Sing in a choir");
    await page.goto("/add-goal");
    await page.getByRole("button", { name: "Start from scratch" }).click();
    await page.getByLabel("Description", { exact: true }).fill("Walk before work");
    await page.goto(againPath(begun.id));
    await expect(page.getByText("Start anew fills the form from “Sing in a choir”.")).toBeVisible();
    await look("add-goal-again");

    guard.tolerates(/^Failed to load resource: the server responded with a status of [45]/);
    await page.goto(againPath("AAAAAAAAAAAAAAAAAAAAAA"));
    await expect(page.getByText(/^The goal that you asked for is not there\./)).toBeVisible();
    await look("add-goal-again-missing");

    await page.route(`**${listPastGoals.path}`, (route) =>
      route.fulfill({ status: 500, body: "{}" }),
    );
    await page.goto("/");
    await page.getByRole("link", { name: "Past goals" }).click();
    await expect(page.getByText("Your past goals could not be loaded.")).toBeVisible();
    await look("past-goals-failed");
  },
};
