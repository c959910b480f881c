import { expect } from "@playwright/test";
import { againPath } from "#contract/routes.ts";
import { addGoal, lived, moveGoal } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

const measurable = { type: "Boolean", targetValue: "", unit: "" };

const learned =
  "Two evenings a week were too many beside the new position. One would have done, and it would have been better to say so in March than in June.";

/** Past goals: none, and a page of them; their year; and the form that begins again from one. */
export const pastGoalsWalk: Walk = {
  name: "past-goals",
  async walk({ page, look }) {
    await signInUnseen(page);
    const { request } = page;
    await page.goto("/goals");
    await expect(page.getByText("Goals you complete or close will appear here.")).toBeVisible();
    await look("past-goals-empty");

    const add = (description: string) => addGoal(request, { description, measurable });
    for (let count = 0; count < 31; count += 1) {
      const goal = await add(`${count + 1}. Lead the migration of the billing team`);
      if (count % 3 > 0) await moveGoal(request, goal, { kind: "step" });
      if (count % 3 > 0) await lived(request, goal, "complete");
      else await lived(request, goal, "close", { learned: count % 2 === 0 ? learned : "" });
    }
    await page.goto("/goals");
    await expect(page.getByRole("button", { name: "Show older" })).toBeVisible();
    await look("past-goals");
    await page.getByRole("link", { name: /^Year in review/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/in review$/);
    await page.getByRole("button", { name: "Create picture" }).click();
    await expect(page.getByRole("button", { name: "Download picture" })).toBeVisible();
    await look("year");

    const begun = await add("Sing in a choir");
    await page.goto("/add-goal");
    await page.getByRole("button", { name: "Start from scratch" }).click();
    await page.getByLabel("Description", { exact: true }).fill("Walk before work");
    await page.goto(againPath(begun.id));
    await expect(
      page.getByText("“Start over” replaces your draft with “Sing in a choir”."),
    ).toBeVisible();
    await look("add-goal-again");
  },
};
