import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { RefusalCode } from "#domain/refusal.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import {
  chooseTemplate,
  field,
  go,
  heading,
  next,
  save,
  scratch,
  show,
} from "../fixtures/goal-form.fixture.tsx";

const problem = page.getByRole("alert");

describe("the template chooser", () => {
  test("says of each template what it takes", async () => {
    show();
    for (const [name, ...facts] of [
      ["Professional Certification", "Career", "Intermediate", "1 hour/day", "Target 1"],
      ["Daily Habit Formation", "Productivity", "Beginner", "15-30 min/day", "21 days"],
    ] as const) {
      const card = page.getByRole("listitem", { name });
      for (const fact of facts)
        await expect.element(card.getByText(fact, { exact: true })).toBeVisible();
    }
  });

  test("names the plans, and the premium button says that it is to come", async () => {
    show();
    await expect.element(page.getByText("Free plan: 4 templates and up to 3 goals")).toBeVisible();
    await expect.element(page.getByText("Premium: 20+ templates")).toBeVisible();
    expect(problem.elements()).toHaveLength(0);
    await page.getByRole("button", { name: "Upgrade to Premium" }).click();
    await expect
      .element(problem)
      .toHaveTextContent("Premium templates coming soon! Join the waitlist.");
  });

  test("a template fills every step, due its duration from today, and another may be chosen", async () => {
    show();
    await chooseTemplate("Professional Networking Goal");
    await expect.element(heading).toHaveTextContent("Create Goal: Professional Networking Goal");
    await expect
      .element(page.getByText("Using template: Professional Networking Goal"))
      .toBeVisible();
    await expect.element(field("Description")).toHaveValue("Professional Networking Goal");
    await next.click();
    await expect.element(page.getByRole("radio", { name: "Career" })).toBeChecked();
    await go(2);
    await expect.element(field("Target")).toHaveValue("5");
    await expect.element(field("Unit")).toHaveValue("new connections");
    await go(3);
    await expect.element(field("Due date")).toHaveValue("2027-03-16");
    await page.getByRole("button", { name: "Change template" }).click();
    await scratch.click();
    await expect.element(heading).toHaveTextContent("Create New SMART Goal (1/7)");
    await expect.element(field("Description")).toHaveValue("");
  });
});

describe("the steps", () => {
  test("another measure type clears target and unit", async () => {
    const { server } = show();
    await chooseTemplate("Learn New Skill");
    await go(3);
    await page.getByRole("radio", { name: "Daily streak" }).click();
    await expect.element(field("Target (days)")).toHaveValue("");
    await page.getByRole("radio", { name: "By a date" }).click();
    await expect.element(field("Target date")).toHaveValue("");
    await page.getByRole("radio", { name: "A number" }).click();
    await expect.element(field("Target")).toHaveValue("");
    await expect.element(field("Unit")).toHaveValue("");
    await page.getByRole("radio", { name: "Yes or no" }).click();
    expect(page.getByRole("textbox").elements()).toHaveLength(0);
    await go(3);
    await save.click();
    const measurable = { type: "Boolean", targetValue: "", unit: "" };
    await expect.poll(() => server.bodies).toMatchObject([{ measurable }]);
  });
});

describe("Save Goal", () => {
  test("refuses a day that does not exist, in place; one that does is read back in words", async () => {
    show();
    await chooseTemplate("Learn New Skill");
    await go(6);
    await field("Due date").fill("03/05/2027");
    await expect.element(page.getByRole("time")).toHaveTextContent("Mar 5, 2027");
    expect(next.elements()).toHaveLength(0);
    await field("Due date").fill("02/29/2027");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(problem)
      .toHaveTextContent(
        "Invalid due date. Please ensure you have selected a valid date (e.g., YYYY-MM-DD or MM/DD/YYYY).",
      );
    await expect.element(field("Due date")).toHaveFocus();
  });

  test("saves once however often it is pressed, says so, and resets the form", async () => {
    const { server } = show();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.answering = promise;
    await chooseTemplate("Daily Habit Formation");
    await go(6);
    await quickClick(save);
    await expect.element(save).toHaveAttribute("aria-busy");
    await userEvent.keyboard("{Enter}");
    resolve();
    await expect.element(page.getByRole("status")).toHaveTextContent("Goal saved successfully!");
    await expect.element(heading).toHaveTextContent("Make it happen");
    await expect.element(heading).toHaveFocus();
    expect(server.calls).toEqual(["POST /api/goals"]);
    const measurable = { type: "DailyStreak", targetValue: "21" };
    expect(server.bodies).toMatchObject([{ measurable }]);
    await page.getByRole("button", { name: "Add another" }).click();
    await expect.element(page.getByRole("status")).toHaveTextContent("");
    await expect.element(heading).toHaveFocus();
    await quickClick(scratch);
    await expect.element(field("Description")).toHaveValue("");
  });

  test.each<[RefusalCode, string]>([
    ["server.failed", "Failed to save goal. Please try again."],
    ["session.goal-not-saved", "You must be logged in to save a goal."],
  ])(
    "refused with %s it says %s, keeps every word, and the next try has the same key",
    async (code, words) => {
      const { server } = show();
      server.refusingWrites = code;
      await chooseTemplate("Daily Habit Formation");
      await go(6);
      await quickClick(save);
      await expect.element(problem).toHaveTextContent(words);
      await expect.element(field("Due date")).toHaveValue("2027-02-05");
      const link = page.getByRole("link", { name: "Sign in from a new tab" });
      expect(link.elements()).toHaveLength(code === "session.goal-not-saved" ? 1 : 0);
      server.refusingWrites = null;
      await quickClick(save);
      await expect.element(page.getByRole("status")).toHaveTextContent("Goal saved successfully!");
      expect(server.keys[0]).toMatch(/^[\w-]{16,64}$/);
      expect(server.keys[1]).toBe(server.keys[0]);
    },
  );
});

test("the whole way by keyboard alone", async () => {
  const { server } = show();
  scratch.element().focus();
  await userEvent.keyboard("{Enter}Read ten books{Enter}");
  await userEvent.keyboard(" {ArrowDown}{ArrowDown}{Enter}");
  await userEvent.keyboard("One a month{Tab}{Tab}{Enter}");
  await userEvent.keyboard("{Tab}10{Tab}books{Enter}");
  await userEvent.keyboard("Half an hour each evening{Tab}{Tab}{Enter}");
  await userEvent.keyboard("I miss it{Tab}{Tab}{Enter}");
  await userEvent.keyboard("12/31/2027{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("Goal saved successfully!");
  expect(server.bodies).toEqual([
    {
      description: "Read ten books",
      category: "Skills",
      specific: "One a month",
      measurable: { type: "Numeric", targetValue: "10", unit: "books" },
      achievable: "Half an hour each evening",
      relevant: "I miss it",
      dueDate: "12/31/2027",
    },
  ]);
});
