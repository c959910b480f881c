import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DAY_MS } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { byDay } from "#domain/measures.fixture.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { coached, goal, note } from "./fixtures/coached.fixture.ts";
import {
  card,
  field,
  goals,
  list,
  open,
  press,
  titles,
} from "./fixtures/coaching-screen.fixture.tsx";

const show = page.getByLabelText("Show").first();
const sort = page.getByLabelText("Sort by");

describe("the overview", () => {
  test("needs no request, and shows four numbers", async () => {
    const notes = [note("a", 1, { goalId: "one" }), note("b", 24 * 8, { goalId: "one" })];
    const { server } = open({ goals, notes });
    await expect.element(list).toBeVisible();
    const numbers = [...document.querySelectorAll("dd")].map((count) => count.textContent);
    expect(numbers).toEqual(["3", "1", "67%", "1"]);
    await expect
      .element(press("Need Attention"))
      .toHaveAccessibleDescription("Overdue, more than 7 days without progress, or below 25%.");
    expect(server.calls).toEqual([]);
  });

  test("says of a goal whose it is, how far, until when, and since when", async () => {
    const said = { health: "on-track", at: now.at - 7 * DAY_MS, since: null } as const;
    open({ goals: [{ ...coached(), said }], notes: [note("a", 3)] });
    const one = card("Meet new people");
    await expect.element(one).toMatchTextContent("On track, said 7 days ago · no change since");
    await expect.element(one).toMatchTextContent("General, Tomás's goal");
    await expect.element(one).toMatchTextContent("In Progress");
    await expect.element(one).toMatchTextContent("5 of 10 people50%");
    await expect.element(one).toMatchTextContent("Due Mar 1, 2027, in 45 days");
    await expect.element(one).toMatchTextContent("Last updated 1 day ago");
    await expect.element(one).toMatchTextContent("1 note, latest 3 hours ago");
    await expect
      .element(one.getByRole("progressbar", { name: "Progress of Meet new people" }))
      .toHaveAttribute("aria-valuenow", "50");
  });

  test("says of a Date goal how much of the time has passed", async () => {
    open({ goals: [coached({ measurable: byDay("2027-03-01") })] });
    const one = card("Meet new people");
    await expect.element(one).toMatchTextContent("10% of the time has passed");
    await expect
      .element(one.getByRole("progressbar", { name: "Time passed for Meet new people" }))
      .toHaveAttribute("aria-valuenow", "10");
  });

  test.each<[string, Partial<GoalCard>, number]>([
    ["Overdue", { dueDate: "2027-01-14" }, 1],
    ["Unknown", { measurable: { ...goal.measurable, type: "Mood" } as never }, 0],
  ])("wears the label %s", async (label, over, bars) => {
    open({ goals: [coached(over)] });
    await expect.element(card("Meet new people").getByText(label, { exact: true })).toBeVisible();
    expect(card("Meet new people").getByRole("progressbar").elements()).toHaveLength(bars);
  });

  test("is sorted and filtered, and says so where nothing is left", async () => {
    open({ goals });
    await expect.element(sort).toHaveValue("due-date");
    expect(titles()).toEqual(["Air the doubts", "Chapter one", "Be done"]);
    await sort.selectOptions("Alphabetical");
    expect(titles()).toEqual(["Air the doubts", "Be done", "Chapter one"]);
    await show.selectOptions("Needs attention");
    expect(titles()).toEqual(["Air the doubts"]);
    await expect.element(page.getByText("1 goal", { exact: true })).toBeVisible();
    await show.selectOptions("Completed");
    expect(titles()).toEqual(["Be done"]);
    await show.selectOptions("Recent notes");
    await expect.element(page.getByText("No goals match this filter.")).toBeVisible();
    await press("Show all goals").click();
    expect(titles()).toHaveLength(3);
    await expect.element(show).toHaveFocus();
  });

  test("opens a goal: its notes, the check-ins for the coach, its details", async () => {
    const checkIn = {
      id: "check-in",
      circle: "coach",
      message: "It goes well.",
      createdAt: now.at,
      category: "",
      goal: { id: goal.id, description: goal.description },
    } as const;
    open({ goals: [coached()], notes: [note("a", 3)], checkIns: [checkIn] });
    await press("Notes and Details").click();
    await expect.element(press("Notes and Details")).toHaveAttribute("aria-expanded", "true");
    await expect.element(page.getByText("Note a")).toBeVisible();
    await expect
      .element(page.getByRole("region", { name: "Shared check-ins" }))
      .toMatchTextContent("It goes well.Just now");
    await expect.element(page.getByText(`Details of ${goal.id}`)).toBeVisible();
  });
});

describe("the quick note", () => {
  const form = page.getByRole("form", { name: "Add New Note" });
  const save = form.getByRole("button", { name: "Save note" });
  const fault = (text: string) => form.getByText(text, { exact: true });

  test("has rules of its own", async () => {
    const { server } = open({ goals: [coached()] });
    await press("Add Note").click();
    await expect.element(save).toBeEnabled();
    await save.click();
    await expect.element(fault("Please enter a note")).toBeVisible();
    await expect.element(field).toHaveFocus();
    await field.fill("  123456789  ");
    await expect.element(fault("Please enter a note")).not.toBeInTheDocument();
    await quickClick(save);
    await expect.element(fault("Note must be at least 10 characters long")).toBeVisible();
    expect(server.bodies).toEqual([]);
    await field.fill(" 1234567890 ");
    await quickClick(save);
    await expect.element(form.getByRole("status")).toHaveTextContent("Note saved.");
    await expect.element(field).toHaveValue("");
    const { lastProgressUpdateAt: upTo } = coached().goal;
    expect(server.bodies).toEqual([
      { note: "1234567890", type: "feedback", form: "dashboard", upTo },
    ]);
  });

  test("that failed keeps its words, and the next try is the same, whatever came meanwhile", async () => {
    const { server, receive } = open({ goals: [coached()] });
    await quickClick(press("Add Note"));
    await field.fill("Ten or more characters");
    await form.getByLabelText("Type").selectOptions("Suggestion");
    server.refusingWrites = "server.failed";
    await quickClick(save);
    await expect
      .element(form.getByRole("alert"))
      .toHaveTextContent("Failed to save note. Please try again.");
    const later = { description: "Meet newer people", lastProgressUpdateAt: now.at, rev: 5 };
    server.goals = [coached(later)];
    receive({ entity: "goal", id: coached().goal.id, rev: 5 });
    await expect.element(page.getByRole("link", { name: later.description })).toBeVisible();
    server.refusingWrites = null;
    await quickClick(save);
    await expect.element(form.getByRole("status")).toHaveTextContent("Note saved.");
    expect(server.keys).toHaveLength(2);
    expect(new Set(server.keys).size).toBe(1);
    expect(server.bodies[1]).toEqual(server.bodies[0]);
    await field.fill("Another note, on what came");
    await quickClick(save);
    await expect.poll(() => server.bodies[2]).toMatchObject({ upTo: now.at });
  });

  test("is worked by keyboard alone, and is still there when it was closed", async () => {
    open({ goals: [coached()] });
    press("Add Note").element().focus();
    await userEvent.keyboard("{Enter}");
    // The form comes late: a tab before it goes past.
    await expect.element(field).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("To be continued");
    await form.getByRole("button", { name: "Close" }).click();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(press("Add Note")).toHaveFocus();
    await quickClick(press("Notes and Details"));
    await expect.element(field).toHaveValue("To be continued");
  });
});
