import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { goalPath } from "#contract/routes.ts";
import { alert, coach, preview, show, title } from "./fixtures/share-goal-page.fixture.tsx";
import { completedGoal, goal } from "./fixtures/sharing-server.fixture.ts";

describe("the list", () => {
  test("holds the goals that are not marked as complete, each with Select", async () => {
    const full = { type: "Boolean", targetValue: null, currentValue: true, unit: "" } as const;
    const done = { ...goal, id: "full", description: "Done, not marked", measurable: full };
    show({}, [goal, completedGoal, done]);
    const items = page.getByRole("main").getByRole("listitem");
    await expect.element(items.first()).toBeVisible();
    expect(items.elements()).toHaveLength(2);
    const first = page.getByRole("listitem", { name: goal.description });
    await expect
      .element(first)
      .toMatchTextContent("3 of 5 new connections. Due Mar 1, 2027, in 45 days");
    await expect.element(first).toMatchTextContent("Career");
    await expect
      .element(first.getByRole("progressbar", { name: `Progress of ${goal.description}` }))
      .toHaveAttribute("aria-valuenow", "60");
    await expect
      .element(first.getByRole("link", { name: goal.description, exact: true }))
      .toHaveAttribute("href", goalPath(goal.id));
    await expect.element(page.getByRole("link", { name: "Select Done, not marked" })).toBeVisible();
    expect(page.getByText(completedGoal.description).elements()).toHaveLength(0);
  });

  test("says of a goal whose measure it does not know that, and no number", async () => {
    const strange = { ...goal, measurable: { ...goal.measurable, type: "Mood" as never } };
    show({}, [strange]);
    await expect.element(alert).toHaveTextContent("Failed to process goal progress");
    await page.getByRole("link", { name: `Select ${goal.description}` }).click();
    await expect.element(preview).toHaveTextContent("I'm working on a goal: “Meet new people”.", {
      normalizeWhitespace: false,
    });
    await expect.element(alert).toHaveTextContent("Failed to process goal progress");
    expect(document.body.textContent).not.toMatch(/NaN|undefined/);
  });

  test("leads by keyboard to one goal, and focus to the heading", async () => {
    const { history } = show();
    const select = page.getByRole("link", { name: `Select ${goal.description}` });
    await expect.element(select).toBeVisible();
    select.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(title).toBeVisible();
    expect(history.at(-1)).toBe(`/share-goal?goalId=${goal.id}`);
    await expect.element(page.getByRole("heading", { name: "Share Goals" })).toHaveFocus();
    await page.getByRole("link", { name: "Choose another goal" }).click();
    await expect.element(select).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Share Goals" })).toHaveFocus();
  });

  test("keeps what else was asked for", async () => {
    const { history } = show({ type: "coachInvitation", text: "Would you & me?" });
    await page.getByRole("link", { name: `Select ${goal.description}` }).click();
    await expect.element(coach).toBeChecked();
    await expect
      .element(preview)
      .toHaveTextContent("Would you & me?", { normalizeWhitespace: false });
    const address = new URL(history.at(-1) ?? "", "https://cairn.invalid");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      goalId: goal.id,
      type: "coachInvitation",
      text: "Would you & me?",
    });
  });

  test("of completed goals alone says what to do", async () => {
    show({}, [completedGoal]);
    await expect
      .element(
        page.getByText(
          'You have no active SMART goals to share. Go to "Add Goal" to create one or complete an existing one to share an achievement.',
          { exact: true },
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Add Goal" }))
      .toHaveAttribute("href", "/add-goal");
  });

  test("leaves the words to the notice above where the session is over", async () => {
    const { session } = show({}, [goal], {
      refusing: { path: "/api/goals", code: "session.missing" },
    });
    await expect.poll(() => session.read().phase).toBe("ended");
    expect(alert.elements()).toHaveLength(0);
    expect(document.querySelector("[aria-busy]")).toBeNull();
  });

  test("hears of a goal that was completed elsewhere", async () => {
    const { server, receive } = show();
    await expect.element(page.getByRole("listitem", { name: goal.description })).toBeVisible();
    server.goals = [{ ...goal, status: "completed", completed: true, rev: 5 }];
    receive({ entity: "goal", id: goal.id, rev: 5 });
    await expect.element(page.getByText(/^You have no active SMART goals/)).toBeVisible();
  });
});
