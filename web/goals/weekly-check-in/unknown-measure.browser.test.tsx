import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { dueGoal, health, open, save, title } from "./fixtures/due.fixture.tsx";

test("a goal whose measure the page does not know is checked in on, and asked for no value", async () => {
  const measurable = { ...dueGoal("Read").measurable, type: "Mystery" as never };
  open([dueGoal("Read", { measurable })]);
  await expect.element(title).toHaveTextContent("Read");
  await expect.element(page.getByText("Where are you?")).not.toBeInTheDocument();
  await health("On track").click();
  await save.click();
  await expect.element(title).toHaveTextContent("What you wrote");
  expect(document.body.textContent).not.toMatch(/NaN|undefined/);
});
