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
  test("does not leave an empty field, says why beside it, and goes on once it is filled", async () => {
    show();
    await chooseTemplate("Learn New Skill");
    await field("Description").fill(" ");
    await next.click();
    await expect.element(problem).toHaveTextContent(missing);
    await expect.element(field("Description")).toHaveFocus();
    await expect.element(field("Description")).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(field("Description"))
      .toHaveAccessibleDescription(expect.stringContaining(missing));
    await field("Description").fill("Of my own");
    await expect.element(field("Description")).not.toHaveAttribute("aria-invalid");
    await expect.element(problem).not.toBeInTheDocument();
    await quickClick(next);
    await expect.element(page.getByRole("img", { name: "Step 2 of 7" })).toBeVisible();
  });

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

  test("says nothing of its step at the step before, and says it again on the way back", async () => {
    show();
    await chooseTemplate("Learn New Skill");
    await go(3);
    await field("Target").fill("many");
    await quickClick(next);
    await expect.element(field("Target")).toHaveAttribute("aria-invalid", "true");
    await expect.element(field("Unit")).not.toHaveAttribute("aria-invalid");
    await quickClick(previous);
    await expect.element(field("Specific")).toHaveFocus();
    await expect.element(problem).not.toBeInTheDocument();
    await quickClick(next);
    await expect.element(field("Target")).toHaveValue("many");
    await quickClick(next);
    await expect.element(problem).toHaveTextContent("Numeric target value must be a number.");
  });

  test.each([
    ["A number", "Unit", "", missing],
    ["By a date", "Target date", "13/01/2027", "Invalid target date for 'Measurable' field."],
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
