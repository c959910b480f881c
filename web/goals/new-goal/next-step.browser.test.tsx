import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import {
  chooseTemplate,
  field,
  go,
  next,
  previous,
  scratch,
  show,
} from "../fixtures/goal-form.fixture.tsx";

const problem = page.getByRole("alert");
const missing = "Please fill out all fields before saving.";

describe("Next", () => {
  test.each([
    ["Description", 0],
    ["Achievable", 4],
  ])(
    "does not leave an empty %s, says why beside it, and goes on once it is filled",
    async (name, step) => {
      show();
      await chooseTemplate("Learn New Skill");
      await go(step);
      await field(name).fill(" ");
      await next.click();
      await expect.element(problem).toHaveTextContent(missing);
      await expect.element(field(name)).toHaveFocus();
      await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
      await expect
        .element(field(name))
        .toHaveAccessibleDescription(expect.stringContaining(missing));
      await field(name).fill("Of my own");
      await expect.element(field(name)).not.toHaveAttribute("aria-invalid");
      await expect.element(problem).not.toBeInTheDocument();
      await quickClick(next);
      await expect.element(page.getByRole("img", { name: `Step ${step + 2} of 7` })).toBeVisible();
    },
  );

  test("waits for a category, with focus on the first", async () => {
    show();
    await scratch.click();
    await field("Description").fill("Read ten books");
    await go(2);
    await expect.element(problem).toHaveTextContent(missing);
    await expect.element(page.getByRole("radio", { name: "Career" })).toHaveFocus();
    await expect
      .element(page.getByRole("group", { name: "Category" }))
      .toHaveAccessibleDescription(missing);
    await page.getByRole("radio", { name: "Skills" }).click();
    await quickClick(next);
    await expect.element(field("Specific")).toHaveFocus();
  });

  test("is asked of its own step alone, and Previous of none", async () => {
    show();
    await quickClick(scratch);
    await field("Description").fill("Read ten books");
    await quickClick(next);
    await previous.click();
    await expect.element(field("Description")).toHaveFocus();
    await expect.element(problem).not.toBeInTheDocument();
  });

  test("says nothing of its step at the step before, and says it again on the way back", async () => {
    show();
    await chooseTemplate("Learn New Skill");
    await go(3);
    await field("Target").fill("many");
    await quickClick(next);
    await expect.element(problem).toBeInTheDocument();
    await quickClick(previous);
    await expect.element(field("Specific")).toHaveFocus();
    await expect.element(problem).not.toBeInTheDocument();
    await quickClick(next);
    await expect.element(field("Target")).toHaveValue("many");
    await quickClick(next);
    await expect.element(problem).toHaveTextContent("Numeric target value must be a number.");
  });

  test("names the field of a measure that is at fault, and no other", async () => {
    show();
    await chooseTemplate("Learn New Skill");
    await go(3);
    await field("Target").fill("0,500");
    await quickClick(next);
    await expect.element(problem).toHaveTextContent("Numeric target value must be a number.");
    await expect.element(field("Target")).toHaveFocus();
    await expect.element(field("Target")).toHaveAttribute("aria-invalid", "true");
    await expect.element(field("Unit")).not.toHaveAttribute("aria-invalid");
  });

  test.each([
    ["A number", "Unit", "", missing],
    ["By a date", "Target date", "13/01/2027", "Invalid target date for 'Measurable' field."],
    [
      "Days in a row",
      "Target, in days",
      "0",
      "Daily streak target must be a positive number of days.",
    ],
  ])("refuses a measure of %s whose %s is %j", async (type, name, value, text) => {
    show();
    await chooseTemplate("Learn New Skill");
    await go(3);
    const measure = page.getByRole("radio", { name: type });
    if (type !== "A number") await quickClick(measure);
    await field(name).fill(value);
    await quickClick(next);
    await expect.element(problem).toHaveTextContent(text);
    await expect.element(field(name)).toHaveFocus();
  });
});
