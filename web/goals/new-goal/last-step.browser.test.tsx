import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { chooseTemplate, field, go, heading, show } from "../fixtures/goal-form.fixture.tsx";

const review = page.getByRole("region", { name: "Your goal" });

// The form's today is 2027-01-15.
test.each([
  ["In 30 days", "2027-02-14"],
  ["In 90 days", "2027-04-15"],
  ["End of quarter", "2027-03-31"],
])("%s is one press for the due date", async (name, day) => {
  show();
  await chooseTemplate("Learn New Skill");
  await go(6);
  await quickClick(page.getByRole("button", { name }));
  await expect.element(field("Due date")).toHaveValue(day);
});

test("the last step shows the whole goal, each part with a way back to it", async () => {
  show();
  await chooseTemplate("Learn New Skill");
  await go(5);
  await field("Relevant").fill(" ");
  await expect.element(review).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Previous" }).click();
  await go(1);
  await field("Relevant").fill("For the team");
  await go(1);
  for (const text of ["Learn New Skill", "Skills", "A number: 1 skill completed", "For the team"])
    await expect.element(review.getByText(text, { exact: true })).toBeVisible();
  await field("Due date").fill("12/31/2027");
  await expect.element(review.getByText("Dec 31, 2027")).toBeVisible();
  await field("Due date").fill("");
  await expect.element(review.getByText("Not filled in yet")).toBeVisible();
  await quickClick(review.getByRole("button", { name: /^Edit ?, Relevant$/ }));
  await expect.element(field("Relevant")).toHaveFocus();
  await expect.element(heading).toHaveTextContent("Create Goal: Learn New Skill");
});
