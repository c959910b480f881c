import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { fakeServer } from "#web/goals/fixtures/goal-server.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { GoalPage } from "./goal-page.tsx";
import { note, open, progress, timeline, title } from "./fixtures/goal-page.fixture.tsx";

const coached = { ...goal, coachName: "Grace", coachStatus: "accepted" } as const;
const about = page.getByRole("region", { name: "About this goal" });
const plusOne = progress.getByRole("button", { name: `Add 1 to ${goal.description}` });

test("says what the goal is, how far it is, when it is due, and what it is for", async () => {
  open();
  await expect.element(title).toHaveTextContent("Meet new people");
  await expect.element(progress.getByText("3 of 5 new connections").first()).toBeVisible();
  await expect.element(progress.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "60");
  await expect.element(page.getByText(/^Due Mar 1, 2027, in 45 days/)).toBeVisible();
  await expect.element(about.getByText("There is a meetup every second week.")).toBeVisible();
});

test.each([
  ["2027-01-20", "Paused until Jan 20, 2027"],
  [null, "Paused until it's resumed"],
])("of a goal that is paused until %s says until when", async (until, words) => {
  open({ ...goal, pauses: [{ from: "2027-01-10", until, answered: false }] });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test("of a goal that was closed counts no days to a due date", async () => {
  open({ ...goal, status: "closed", closedAt: goal.createdAt });
  await expect.element(page.getByText("Due Mar 1, 2027", { exact: true })).toBeVisible();
});

test("its heading, which has the focus on arrival, keeps it when the goal has been read", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  open(goal, { answering: promise });
  await expect.element(title).toHaveTextContent("Goal");
  title.element().focus();
  resolve();
  await expect.element(title).toHaveTextContent("Meet new people");
  await expect.element(title).toHaveFocus();
});

test("titles its document by the goal, cut where it is long, and by none where there is none", async () => {
  const description = "</title><b>x ".repeat(9);
  const { server, receive } = open({ ...goal, description });
  await expect.poll(() => document.title).toBe(`${description.slice(0, 59).trim()}… · Cairn`);
  server.goals = [];
  receive({ entity: "goal", id: goal.id, rev: 9 });
  await expect.poll(() => document.title).toBe("Goal · Cairn");
});

describe("its owner", () => {
  test("reads a goal whose measure the page does not know, and its step says so", async () => {
    const measurable = { ...goal.measurable, type: "Mystery" as never };
    const { server } = open({ ...goal, measurable });
    await expect
      .element(progress.getByRole("alert"))
      .toHaveTextContent("Failed to process goal progress");
    await progress.getByRole("button", { name: /^Log: / }).click();
    await expect.element(progress.getByRole("status")).toHaveTextContent("Unknown type");
    await expect.element(about.getByText("Unknown type")).toBeVisible();
    expect(server.keys).toEqual([]);
    expect(document.body.textContent).not.toMatch(/NaN|undefined/);
  });

  test("moves it by one press, sees it in the timeline, and takes it back", async () => {
    const { server, receive } = open();
    await plusOne.click();
    await expect.element(progress.getByText("Progress Updated!")).toBeVisible();
    await expect.element(timeline.getByText("+1 new connection, now 4")).toBeVisible();
    await progress.getByRole("button", { name: /^Undo/ }).click();
    await expect.element(timeline.getByText("−1 new connection, now 3")).toBeVisible();
    receive({ entity: "goal", id: goal.id, rev: server.goals[0]?.rev ?? 0 });
    await expect.element(progress.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "60");
    expect(progress.getByText("Current streak").elements()).toEqual([]);
  });

  test("checks in where it is due, and begins with this goal", async () => {
    const { unmount } = open({ ...goal, rhythms: [{ from: "2026-12-07", weeks: 1 }] });
    const checkIn = progress.getByRole("link", { name: "Check in" });
    await expect.element(checkIn).toHaveAttribute("href", `/check-in?goal=${goal.id}`);
    unmount();
    open();
    await expect.element(plusOne).toBeVisible();
    await expect.element(checkIn).not.toBeInTheDocument();
  });

  test("sets its value in place, with a note, and the form is ready for the next", async () => {
    const { server } = open();
    await progress.getByRole("radio", { name: "Set Value" }).click();
    await progress.getByLabelText("New value (new connections)").fill("5");
    await progress.getByText("Add a note or an earlier date").click();
    await progress.getByLabelText("Note", { exact: true }).fill("At the autumn fair.");
    await progress.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(timeline.getByText("At the autumn fair.")).toBeVisible();
    await expect.element(progress.getByLabelText("Note", { exact: true })).toHaveValue("");
    expect(server.bodies).toEqual([{ kind: "set", value: 5, rev: 4, note: "At the autumn fair." }]);
  });

  test("of a streak out of reach moves its date", async () => {
    const days = { type: "DailyStreak", targetValue: 90, currentValue: 4, unit: "days" } as const;
    const { server, history } = open({ ...goal, measurable: days });
    const dialog = page.getByRole("dialog", { name: "Edit this goal" });
    await progress.getByRole("link", { name: "Move the date" }).click();
    await expect.element(dialog.getByLabelText("Due date")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(history.at(-1)).toBe(`/goals/${goal.id}`);
    await progress.getByRole("link", { name: "Move the date" }).click();
    await dialog.getByLabelText("Due date").fill("2027-04-30");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect.element(page.getByText("Changes saved.")).toBeVisible();
    expect(server.goals[0]?.dueDate).toBe("2027-04-30");
    await expect.element(progress.getByRole("heading", { name: "Progress" })).toHaveFocus();
  });

  test("writes a check-in, which stands in the timeline", async () => {
    open();
    await about.getByLabelText("How is it going?").fill("Slowly, and well.");
    await about.getByRole("button", { name: "Save note" }).click();
    await expect.element(about.getByText("Note saved.")).toBeVisible();
    await expect.element(timeline.getByText("Slowly, and well.")).toBeVisible();
  });

  test("completes it, and the focus goes to where it stands", async () => {
    const measurable = { ...goal.measurable, currentValue: 5 } as GoalCard["measurable"];
    open({ ...goal, measurable });
    await progress.getByRole("button", { name: "Mark Complete" }).click();
    await expect
      .element(page.getByText('Goal "Meet new people" marked as complete!'))
      .toBeVisible();
    await expect.element(progress.getByRole("heading", { name: "Progress" })).toHaveFocus();
    await expect
      .element(progress.getByRole("button", { name: "Save", exact: true }))
      .not.toBeInTheDocument();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(progress.getByRole("button", { name: "Mark Complete" })).toBeVisible();
    await expect.element(title).toHaveFocus();
  });

  test("of a Date goal sees the day to set and no step", async () => {
    const day = { type: "Date", targetValue: "2027-03-01", currentValue: null, unit: "" } as const;
    open({ ...goal, measurable: day });
    await expect.element(progress.getByLabelText("Reached on")).toBeVisible();
    await expect.element(progress.getByText("10% of the time has passed")).toBeVisible();
    await expect
      .element(progress.getByRole("progressbar", { name: "Time passed for Meet new people" }))
      .toHaveAttribute("aria-valuenow", "10");
    expect(progress.getByRole("button", { name: /^Log/ }).elements()).toEqual([]);
    expect(progress.getByText("Progress over time").elements()).toEqual([]);
  });

  test("reads the coach's notes and answers them", async () => {
    open(coached, { notes: [note] });
    await expect.element(page.getByText("Coach: Grace")).toBeVisible();
    await expect.element(timeline.getByText(note.note)).toBeVisible();
    await timeline.getByRole("button", { name: /^Reply/ }).click();
    await expect.element(timeline.getByLabelText("Your reply")).toHaveFocus();
  });
});

test("its coach sees the same page without the ways to move it, and may write a note", async () => {
  open(coached, { reader: "coach" });
  await expect.element(page.getByText("Ada's goal")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Coaching" })).toBeVisible();
  await expect.element(timeline.getByLabelText("Your note")).toBeVisible();
  expect(plusOne.elements()).toEqual([]);
  expect(page.getByLabelText("How is it going?").elements()).toEqual([]);
});

test.each(["owner", "coach"] as const)(
  "of days in a row shows its %s what the ledger says of them",
  async (reader) => {
    const days = { type: "DailyStreak", targetValue: 5, currentValue: 0, unit: "days" } as const;
    open({ ...goal, measurable: days }, { reader });
    const streak = progress.getByRole("region", { name: /^(Your s|S)treak$/ });
    await expect.element(streak.getByText("Current streak")).toBeVisible();
  },
);

test("its coach keeps notes there for themselves, and steps down after being asked", async () => {
  open(coached, { reader: "coach" });
  await expect.element(about.getByLabelText("New private note")).toBeVisible();
  await about.getByRole("button", { name: "Step down" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Step down" }).click();
  const left = page.getByText(/^You no longer coach “Meet new people”/);
  await expect.element(left).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(left.element())).toBe(true);
});

test("its owner finds nothing of what a coach keeps", async () => {
  const { server } = open(coached);
  await expect.element(about.getByText("Grace is coaching this goal.")).toBeVisible();
  expect(page.getByText("Private notes").elements()).toEqual([]);
  expect(server.calls.filter((call) => call.includes("private-notes"))).toEqual([]);
});

const notSent = page.getByLabelText("Not sent");
const dismiss = page.getByRole("button", { name: "Dismiss" });

describe("a goal that the person may not see", () => {
  test("is said to be none; what its coach was writing before is shown, until it is dismissed", async () => {
    const { unmount } = open(coached, { reader: "coach" });
    await timeline.getByLabelText("Your note").fill("Almost there.");
    unmount();
    fakeServer([]);
    showScreen(<GoalPage goalId={goal.id} />, {}, `/goals/${goal.id}`);
    await expect
      .element(page.getByText(/^This goal doesn't exist, or you can't see it\./))
      .toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Go to dashboard" }))
      .toHaveAttribute("href", "/");
    await expect.element(notSent).toHaveValue("Almost there.");
    await quickClick(dismiss);
    await expect.element(notSent).not.toBeInTheDocument();
    expect(localStorage.getItem(`cairn_drafts/${user.uid}`)).toBe("[]");
  });

  test("from now on: what its coach was writing is shown", async () => {
    const { server, receive } = open(coached, { reader: "coach" });
    await timeline.getByLabelText("Your note").fill("Almost there.");
    server.goals = [];
    receive({ entity: "goal", id: goal.id, rev: 9 });
    await expect.element(page.getByText(/^You no longer coach “Meet new people”/)).toBeVisible();
    await expect.element(notSent).toHaveValue("Almost there.");
  });
});

test("what was typed is shown on a completed goal, until it is dismissed", async () => {
  const { unmount } = open();
  await about.getByLabelText("How is it going?").fill("Slowly, and well.");
  await quickClick(progress.getByText("Add a note or an earlier date"));
  await progress.getByLabelText("Note", { exact: true }).fill("At the autumn fair.");
  await about.getByRole("button", { name: "Add a step" }).click();
  await about.getByRole("textbox", { name: "Step" }).fill("Book a room");
  await about.getByRole("button", { name: "Add an if-then plan" }).click();
  await about.getByRole("textbox", { name: "If" }).fill("it rains");
  await about.getByRole("textbox", { name: "then I will" }).fill("walk inside");
  unmount();
  open({ ...goal, completed: true, status: "completed" });
  await expect.element(about.getByText("This text wasn't sent:")).toBeVisible();
  await expect.element(notSent.nth(0)).toHaveValue("Slowly, and well.");
  await expect.element(notSent.nth(1)).toHaveValue("At the autumn fair.");
  await expect.element(notSent.nth(2)).toHaveValue("Book a room");
  await expect.element(notSent.nth(3)).toHaveValue("it rains\nwalk inside");
  await dismiss.click();
  await expect.element(title).toHaveFocus();
  await expect.element(notSent).not.toBeInTheDocument();
  expect(page.getByText("This text wasn't sent:").elements()).toEqual([]);
  expect(localStorage.getItem(`cairn_drafts/${user.uid}`)).toBe("[]");
});

test("by keyboard the ways follow one another: back, the goal itself, the step, the form", async () => {
  open();
  const life = page.getByRole("navigation", { name: "Manage this goal" });
  await expect.element(about.getByLabelText("How is it going?")).toBeVisible();
  await expect.element(life).toBeVisible();
  (page.getByRole("link", { name: "Dashboard" }).element() as HTMLElement).focus();
  for (const name of ["Edit", "Pause", "Check-ins", "Close", "Delete"]) {
    await userEvent.tab();
    await expect.element(life.getByRole("button", { name })).toHaveFocus();
  }
  await userEvent.tab();
  await expect.element(plusOne).toHaveFocus();
  await userEvent.tab();
  await expect.element(progress.getByRole("radio", { name: "Quick Update" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(progress.getByRole("button", { name: "Decrease" })).toHaveFocus();
});
