import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { GoalPlan } from "#domain/goal-plan.ts";
import * as limits from "#domain/limits.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { grace, step } from "../fixtures/plan.fixture.ts";
import { PlanPart } from "./plan-part.tsx";

const none: GoalPlan = { steps: [], ifThens: [] };
const umbrella = { id: "umbrella", obstacle: "it rains", action: "take the umbrella." };
const suggestion = step("Ask Ada", { suggestedBy: grace, accepted: false });

function open(plan: GoalPlan = none, reader: "owner" | "coach" = "owner", over = {}) {
  const server = Object.assign(fakeServer([goal]), { plan, reader });
  return { server, ...showScreen(<PlanPart goal={{ ...goal, ...over }} reader={reader} />) };
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const box = (name: string) => page.getByRole("checkbox", { name });
const text = page.getByRole("textbox", { name: "Step" });
const day = page.getByLabelText("Date (optional)");

describe("its owner", () => {
  test("ticks a step, which is done today, and takes the tick away", async () => {
    const { server } = open({ ...none, steps: [step("Book a room", { day: "2027-01-20" })] });
    await expect.element(page.getByText("By Jan 20, 2027")).toBeVisible();
    await box("Book a room").click();
    await expect.element(page.getByText("Done on Jan 15, 2027")).toBeVisible();
    await expect.element(box("Book a room")).toBeChecked();
    await quickClick(box("Book a room"));
    await expect.element(page.getByText("By Jan 20, 2027")).toBeVisible();
    expect(server.bodies).toEqual([
      { kind: "mark-step", stepId: "Book a room", done: true },
      { kind: "mark-step", stepId: "Book a room", done: false },
    ]);
  });

  test("adds steps one after another by keyboard, until there are seven", async () => {
    const six = Array.from({ length: limits.stepsPerGoal - 2 }, (_, number) => step(`${number}`));
    const { server } = open({ ...none, steps: six });
    await button("Add a step").click();
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard("Book a room{Enter}");
    await expect.element(page.getByText("Step added.")).toBeVisible();
    await expect.element(box("Book a room")).not.toBeChecked();
    await expect.element(text).toHaveFocus();
    await expect.element(text).toHaveValue("");
    await userEvent.keyboard("Write to Ada");
    await day.fill("2027-02-01");
    await text.click();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("By Feb 1, 2027")).toBeVisible();
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(button("Add a step")).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Plan" })).toHaveFocus();
    expect(server.plan.steps.slice(-2)).toMatchObject([
      { text: "Book a room", day: null },
      { text: "Write to Ada", day: "2027-02-01" },
    ]);
  });

  test("is told at the field what is missing, and Close leads back to the button", async () => {
    open();
    await expect.element(page.getByText("No steps yet.")).toBeVisible();
    await quickClick(button("Add a step"));
    await button("Add step").click();
    await expect.element(text).toHaveAccessibleDescription("Please enter a step.");
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard("Book a room{Enter}");
    await expect.element(page.getByText("Step added.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(text).toHaveAccessibleDescription("Please enter a step.");
    expect(page.getByText("Step added.").elements()).toEqual([]);
    await button("Close").click();
    await expect.element(button("Add a step")).toHaveFocus();
  });

  test("changes a step in its place, and removes it", async () => {
    const { server } = open({ ...none, steps: [step("Book a room"), step("Write to Ada")] });
    await button("Edit the step “Book a room”").click();
    await expect.element(text).toHaveValue("Book a room");
    await text.fill("Book the hall");
    await button("Save").click();
    await expect.element(box("Book the hall")).toBeVisible();
    await expect.element(button("Edit the step “Book the hall”")).toHaveFocus();
    await button("Edit the step “Write to Ada”").click();
    await button("Remove").click();
    await expect.element(box("Write to Ada")).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Plan" })).toHaveFocus();
    expect(server.plan.steps).toMatchObject([{ text: "Book the hall" }]);
  });

  test("is told where a step was changed elsewhere, sees what it is now, and saves the rest again", async () => {
    const { server } = open({ ...none, steps: [step("Book a room")] });
    await button(/^Edit the step/).click();
    await text.fill("Book the hall");
    const elsewhere = { text: "Find a room", day: "2027-03-01" };
    server.plan = { ...none, steps: [step("Book a room", elsewhere)] };
    await quickClick(button("Save"));
    await expect
      .element(text)
      .toHaveAccessibleDescription(
        "This was changed in another window. Please check it and save again.",
      );
    await expect.element(text).toHaveValue("Book the hall");
    await expect.element(day).toHaveValue("2027-03-01");
    await quickClick(button("Save"));
    await expect.element(box("Book the hall")).toBeVisible();
    expect(server.plan.steps).toMatchObject([{ text: "Book the hall", day: "2027-03-01" }]);
  });

  test("sees a tick at once, also while its answer is on its way, and no more where it is refused", async () => {
    const { server } = open({ ...none, steps: [step("Book a room")] });
    await expect.element(box("Book a room")).toBeVisible();
    const answered = Promise.withResolvers<void>();
    Object.assign(server, { refusingWrites: "server.unavailable", answering: answered.promise });
    const tick = box("Book a room").element() as HTMLInputElement;
    tick.click();
    expect(tick.checked).toBe(true);
    answered.resolve();
    await expect.element(box("Book a room")).not.toBeChecked();
    await expect.element(page.getByRole("alert")).toBeVisible();
  });

  test("accepts and declines what the coach suggests", async () => {
    const other = step("Ask Tom", { suggestedBy: grace, accepted: false });
    const { server } = open({ ...none, steps: [suggestion, other] });
    await expect.element(page.getByText("Suggested by Grace").first()).toBeVisible();
    expect(page.getByRole("checkbox").elements()).toEqual([]);
    await button("Accept the suggestion “Ask Ada”").click();
    await expect.element(box("Ask Ada")).toBeVisible();
    await button("Decline the suggestion “Ask Tom”").click();
    await expect.element(page.getByText("Ask Tom")).not.toBeInTheDocument();
    expect(server.plan.steps).toMatchObject([{ id: "Ask Ada", accepted: true }]);
  });

  test("plans for what may get in the way, in a sentence with one full stop, twice at most", async () => {
    const { server } = open({ ...none, ifThens: [umbrella] });
    await expect
      .element(page.getByText("If it rains, then I will take the umbrella.", { exact: true }))
      .toBeVisible();
    await button("Add an if-then plan").click();
    await expect.element(page.getByRole("textbox", { name: "If" })).toHaveFocus();
    await userEvent.keyboard("a week is full");
    await page.getByRole("textbox", { name: "then I will" }).fill("I will do half of it.");
    await button("Add if-then plan").click();
    const added = page.getByText("If a week is full, then I will do half of it.", { exact: true });
    await expect.element(added).toBeVisible();
    await expect.element(button("Add an if-then plan")).not.toBeInTheDocument();
    await button("Edit the if-then plan for “it rains”").click();
    await page.getByRole("textbox", { name: "then I will" }).fill("walk inside");
    await quickClick(button("Save"));
    await expect.element(page.getByText("If it rains, then I will walk inside.")).toBeVisible();
    await button("Edit the if-then plan for “a week is full”").click();
    await quickClick(button("Remove"));
    await expect.element(added).not.toBeInTheDocument();
    expect(server.plan.ifThens).toMatchObject([{ action: "walk inside" }]);
  });

  test("finds what was typed and not sent, in each of the forms", async () => {
    const plan = { steps: [step("Book a room")], ifThens: [umbrella] };
    const { unmount } = open(plan);
    await quickClick(button("Add a step"));
    await text.fill("Write to");
    await quickClick(button("Close"));
    await quickClick(button(/^Edit the step/));
    await text.last().fill("Book a hall");
    unmount();
    open(plan);
    await expect.element(text.first()).toHaveValue("Book a hall");
    await expect.element(text.last()).toHaveValue("Write to");
  });

  test("reads it on where the goal has ended", async () => {
    const done = { day: "2027-01-10", at: 1 };
    const steps = [step("Book a room", { done }), step("Write to Ada"), suggestion];
    const { unmount } = open({ steps, ifThens: [umbrella] }, "owner", { status: "completed" });
    await expect.element(page.getByText("Done on Jan 10, 2027")).toBeVisible();
    await expect.element(page.getByText("Write to Ada")).toBeVisible();
    expect(page.getByText("Ask Ada").elements()).toEqual([]);
    expect(page.getByRole("button").elements()).toEqual([]);
    expect(page.getByRole("checkbox").elements()).toEqual([]);
    unmount();
    open(none, "owner", { status: "closed" });
    await expect.element(page.getByText("No steps.", { exact: true })).toBeVisible();
  });
});

describe("its coach", () => {
  test("reads it, suggests a step, and takes it back", async () => {
    const { server } = open({ steps: [step("Book a room")], ifThens: [umbrella] }, "coach");
    await expect.element(page.getByText("Book a room")).toBeVisible();
    expect(page.getByRole("checkbox").elements()).toEqual([]);
    expect(button(/^(Add|Edit)/).elements()).toEqual([]);
    await button("Suggest a step").click();
    await userEvent.keyboard("Ask Ada{Enter}");
    await expect.element(page.getByText("Suggestion sent.")).toBeVisible();
    await expect
      .element(page.getByRole("heading", { name: "Waiting for an answer" }))
      .toBeVisible();
    await button("Withdraw the suggestion “Ask Ada”").click();
    await expect.element(page.getByText("Ask Ada")).not.toBeInTheDocument();
    expect(server.calls.filter((call) => call.startsWith("POST"))).toEqual([
      `POST /api/goals/${goal.id}/suggestions`,
      `POST /api/goals/${goal.id}/suggestions`,
    ]);
  });
});

test("hears of a change that was made elsewhere", async () => {
  const { server, receive } = open();
  await expect.element(page.getByText("No steps yet.")).toBeVisible();
  server.plan = { ...none, steps: [suggestion] };
  receive({ entity: "plan", id: goal.id, rev: 1 });
  await expect.element(page.getByText("Suggested by Grace")).toBeVisible();
});
