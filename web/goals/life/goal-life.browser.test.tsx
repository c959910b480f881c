import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useLocation } from "wouter";
import { addDays } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { GoalAnnouncer } from "../goal-announcer.tsx";
import { useGoal } from "../use-goal.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import { moreActions, pressInMenu } from "../fixtures/more-actions.fixture.ts";
import { fakeServer, type FakeServer } from "../fixtures/goal-server.fixture.ts";
import { GoalLife } from "./goal-life.tsx";

const dialog = page.getByRole("dialog");
const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = (name: string | RegExp) => dialog.getByLabelText(name);
const coached = { coachName: "Grace", coachStatus: "accepted" } as const;

function Shown({ goalId }: { readonly goalId: string }) {
  const one = useGoal(goalId);
  const [path] = useLocation();
  if (!path.startsWith("/goals/")) return <GoalAnnouncer />;
  return one.kind === "ready" ? (
    <main>
      <h1 tabIndex={-1}>{one.goal.description}</h1>
      <p>Due {one.goal.dueDate}.</p>
      <GoalLife goal={one.goal} />
    </main>
  ) : (
    <p>No goal.</p>
  );
}

async function open(over: Partial<GoalCard> = {}, known: Partial<FakeServer> = {}) {
  const server = Object.assign(fakeServer([{ ...goal, ...over }]), known);
  const screen = showScreen(<Shown goalId={goal.id} />, {}, `/goals/${goal.id}`);
  await expect.element(moreActions).toBeVisible();
  return { server, ...screen };
}

describe("editing a goal", () => {
  test("asks why a target or a due date moves: of a goal with a coach it has to be said", async () => {
    const { server } = await open(coached);
    await quickClick(button("Edit"));
    expect(field("Reason").elements()).toEqual([]);
    await field("Target").fill("7");
    await quickClick(button("Save changes"));
    await expect.element(field("Reason")).toHaveFocus();
    await expect
      .element(dialog.getByText("Please enter a reason. Your coach will see it."))
      .toBeVisible();
    await field("Reason").fill("Two more joined.");
    await quickClick(button("Save changes"));
    await expect.element(page.getByText("Changes saved.")).toBeVisible();
    expect(server.bodies.at(-1)).toEqual({
      change: { targetValue: "7" },
      shown: { targetValue: "5" },
      why: "Two more joined.",
    });
  });

  test("says what the wizard's rules refuse, beside the field, which takes the focus", async () => {
    await open();
    await quickClick(button("Edit"));
    await field("Due date").fill("2027-02-30");
    await quickClick(button("Save changes"));
    await expect.element(field("Due date")).toHaveFocus();
    await expect.element(dialog.getByText(/^Invalid due date\./)).toBeVisible();
  });

  test("sends what was changed alone, against what stood there; overtaken it shows what the field became, and the next Save goes on", async () => {
    const { server } = await open();
    await button("Edit").click();
    await field("Description").fill("Meet seven people");
    server.goals = server.goals.map((row) => ({ ...row, description: "Meet old friends", rev: 9 }));
    await quickClick(button("Save changes"));
    await expect
      .element(dialog.getByText("It was changed to ““Meet old friends”” in another window."))
      .toBeVisible();
    await expect.element(dialog.getByText(/^This was changed in another window\./)).toBeVisible();
    await expect.element(field("Description")).toHaveValue("Meet seven people");
    await quickClick(button("Save changes"));
    await expect.element(page.getByText("Changes saved.")).toBeVisible();
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Meet seven people");
    const change = { description: "Meet seven people" };
    expect(server.bodies).toEqual([
      { change, shown: { description: goal.description } },
      { change, shown: { description: "Meet old friends" } },
    ]);
    await expect.element(button("Edit")).toHaveFocus();
  });

  test("keeps what was typed when it is closed, until it is discarded", async () => {
    const { server } = await open();
    await quickClick(button("Edit"));
    await field("Relevant").fill("Because I said so.");
    await userEvent.keyboard("{Escape}");
    // By pointer: the dialog's close event comes a moment later.
    await button("Edit").click();
    await expect.element(field("Relevant")).toHaveValue("Because I said so.");
    await button("Discard changes").click();
    await expect.element(field("Description")).toHaveFocus();
    await expect
      .element(field("Relevant"))
      .toHaveValue("My next position will come through people.");
    expect(server.bodies).toEqual([]);
  });

  test("shows a category that the form does not offer, and keeps it", async () => {
    const { server } = await open({ category: "Health" });
    await quickClick(button("Edit"));
    await expect.element(dialog.getByRole("radio", { name: "Health" })).toBeChecked();
    await field("Description").fill("Meet people outdoors");
    await quickClick(button("Save changes"));
    await expect.element(page.getByText("Changes saved.")).toBeVisible();
    expect(server.goals[0]?.category).toBe("Health");
  });
});

describe("a pause", () => {
  test("is changed while it lasts, from what it is", async () => {
    const until = addDays(now.today, 5);
    const { server } = await open({ pauses: [{ from: now.today, until, answered: false }] });
    await pressInMenu("Change pause");
    await expect.element(field("First day back")).toHaveValue(until);
    await field("First day back").fill(addDays(now.today, 9));
    await dialog.getByRole("button", { name: "Change pause" }).click();
    await expect.element(page.getByText("Pause changed.")).toBeVisible();
    await expect.element(moreActions).toHaveFocus();
    expect(server.bodies).toEqual([{ until: addDays(now.today, 9), why: "" }]);
    expect(server.goals[0]?.pauses).toEqual([
      { from: now.today, until: addDays(now.today, 9), answered: false },
    ]);
  });

  test("rests until a day, with a reason; one beyond 90 days is refused beside the day, which takes the focus", async () => {
    const { server } = await open(coached);
    await pressInMenu("Pause");
    await expect.element(dialog.getByText(/Grace.* can see this\.$/)).toBeVisible();
    await field("First day back").fill(addDays(now.today, 91));
    await quickClick(dialog.getByRole("button", { name: "Pause" }));
    await expect
      .element(dialog.getByText("Please choose a day within the next 90 days."))
      .toBeVisible();
    await expect.element(field("First day back")).toHaveFocus();
    await field("First day back").fill(addDays(now.today, 30));
    await field("Reason (optional)").fill("A month abroad");
    await dialog.getByRole("button", { name: "Pause" }).click();
    await expect.element(page.getByText("Goal paused.")).toBeVisible();
    await expect.element(moreActions).toHaveFocus();
    expect(server.bodies.at(-1)).toEqual({
      until: addDays(now.today, 30),
      why: "A month abroad",
    });
    await pressInMenu("Resume");
    await expect.element(page.getByText("Goal paused.")).not.toBeInTheDocument();
  });

  test("until it is resumed asks about the due date when it is", async () => {
    const from = addDays(now.today, -12);
    const { server } = await open({ pauses: [{ from, until: null, answered: false }] });
    await pressInMenu("Resume");
    await expect
      .element(dialog.getByText("It was paused for 12 days. Move its due date too?"))
      .toBeVisible();
    await dialog.getByRole("button", { name: "Resume" }).click();
    await expect.element(page.getByText(`Due ${addDays(goal.dueDate, 12)}.`)).toBeVisible();
    expect(server.bodies).toEqual([{ moveDueDate: true }]);
    await moreActions.click();
    await expect.element(button("Pause")).toBeVisible();
  });

  test("that came to its day by itself asks once, above the goal", async () => {
    const pause = { from: addDays(now.today, -9), until: addDays(now.today, -2), answered: false };
    await open({ pauses: [pause] });
    await expect
      .element(page.getByText(/^Welcome back\. This goal was paused for 7 days\./))
      .toBeVisible();
    await button(/^Keep /).click();
    await expect
      .element(page.getByText(/^Welcome back\. This goal was paused/))
      .not.toBeInTheDocument();
    await expect.element(page.getByText(`Due ${goal.dueDate}.`)).toBeVisible();
  });
});

describe("the end of a goal", () => {
  test("is closing it, with what was learned, and within 30 days the way back", async () => {
    const { server } = await open();
    await pressInMenu("Close");
    await field("What did you learn?").fill("Begin with less.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await pressInMenu("Close");
    await expect.element(field("What did you learn?")).toHaveValue("Begin with less.");
    server.refusingWrites = "server.unavailable";
    await button("Close goal").click();
    await expect.element(dialog.getByRole("alert")).toBeVisible();
    expect(server.goals[0]?.status).toBe("active");
    server.refusingWrites = null;
    await button("Close goal").click();
    await expect.element(page.getByText("Goal closed.")).toBeVisible();
    expect(server.goals[0]).toMatchObject({ status: "closed", completed: false });
    await expect.element(button("Edit")).not.toBeInTheDocument();
    await button("Reopen").click();
    await expect.element(page.getByText("Goal reopened.")).toBeVisible();
    await expect.element(button("Edit")).toBeVisible();
  });

  test("is deleting it, which asks first and leads to the dashboard", async () => {
    const { server, history } = await open();
    await pressInMenu("Delete");
    const question = page.getByRole("alertdialog", { name: "Delete this goal?" });
    await expect.element(question).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(server.goals).toHaveLength(1);
    await pressInMenu("Delete");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => history.at(-1)).toBe("/");
    expect(server.goals).toEqual([]);
    const news = page.getByRole("status").filter({ hasText: `“${goal.description}” was deleted.` });
    await expect.element(news).toBeVisible();
    await news.getByRole("link", { name: "Deleted goals" }).click();
    await expect.poll(() => history.at(-1)).toBe("/account");
    await expect.element(news).not.toBeInTheDocument();
  });

  test("is asked about with what it means, of a long goal by its beginning", async () => {
    await open({ description: "Meet people ".repeat(40) });
    await pressInMenu("Delete");
    const question = page.getByRole("alertdialog", { name: "Delete this goal?" });
    await expect
      .element(question)
      .toHaveAccessibleDescription(/^“Meet people .{1,60}” disappears for/);
  });
});

describe("check-ins on a goal", () => {
  const weekly = [{ from: "2026-12-07", weeks: 1 }] as const;

  test("come as often as its owner chooses; by keyboard", async () => {
    const { server } = await open({ rhythms: weekly });
    moreActions.element().focus();
    await userEvent.keyboard("{Enter}{Tab}{Tab}");
    await expect.element(button("Check-ins")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog.getByRole("radio", { name: "Every week" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect.element(page.getByText("Check-ins: every two weeks.")).toBeVisible();
    await expect.element(moreActions).toHaveFocus();
    await pressInMenu("Check-ins");
    await dialog.getByRole("radio", { name: "None" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText("No check-ins from now on.")).toBeVisible();
    expect(server.bodies).toEqual([{ weeks: 2 }, { weeks: 0 }]);
  });
});
