import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dueGoal, health, measured, open, save, title } from "./fixtures/due.fixture.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const yesOrNo = measured({ type: "Boolean", targetValue: null, currentValue: false, unit: "" });

describe("a goal that its check-in brings to 100%", () => {
  const ceremony = page.getByRole("dialog", { name: 'Goal "Sing" marked as complete!' });
  const both = button("Save and mark complete");
  const later = page.getByRole("button", { name: /^Mark complete ?, Sing$/ });

  async function sung(): Promise<void> {
    await expect.element(title).toBeVisible();
    expect(both.elements()).toEqual([]);
    await page.getByRole("radio", { name: "Done" }).click();
    await health("On track").click();
  }

  test("is marked complete there, over the next goal", async () => {
    const { server } = open([dueGoal("Sing", yesOrNo), dueGoal("Read")]);
    await sung();
    await both.click();
    await expect.element(ceremony).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(title).toHaveTextContent("Read");
    await expect.element(title).toHaveFocus();
    await health("On track").click();
    await save.click();
    await expect.element(title).toHaveTextContent("Your check-ins");
    expect(later.elements()).toEqual([]);
    expect(server.bodies).toHaveLength(2);
  });

  test("is offered again with what was said, also if that failed", async () => {
    const { server } = open([dueGoal("Sing", yesOrNo)]);
    await sung();
    await save.click();
    server.refusing = "server.failed";
    await later.click();
    await expect.element(page.getByText("Error updating")).toBeVisible();
    server.refusing = null;
    await later.click();
    await expect.element(ceremony).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(later).not.toBeInTheDocument();
    await expect.element(title).toHaveFocus();
  });
});
