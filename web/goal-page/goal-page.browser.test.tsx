import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { fakeServer } from "#web/goals/fixtures/goal-server.fixture.ts";
import { moreActions } from "#web/goals/fixtures/more-actions.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { GoalPage } from "./goal-page.tsx";
import {
  note,
  open,
  plusOne,
  progress,
  setValue,
  timeline,
  title,
  valueDialog,
} from "./fixtures/goal-page.fixture.tsx";

const coached = { ...goal, coachName: "Grace", coachStatus: "accepted" } as const;
const about = page.getByRole("region", { name: "About this goal" });
const writeNote = () => about.getByText("Note to yourself").click();

test("says what the goal is, how far it is, when it is due, and what it is for", async () => {
  open();
  await expect.element(title).toHaveTextContent("Meet new people");
  await expect.element(progress.getByText("3 of 5 new connections").first()).toBeVisible();
  await expect.element(progress.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "60");
  await expect.element(page.getByText(/^Due Mar 1, 2027, in 45 days/)).toBeVisible();
  await about.getByText("Goal details").click();
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
    expect(setValue.elements()).toEqual([]);
    await about.getByText("Goal details").click();
    await expect.element(about.getByText("Unknown type")).toBeVisible();
    expect(server.keys).toEqual([]);
    expect(document.body.textContent).not.toMatch(/NaN|undefined/);
  });

  test("writes a check-in, which stands in the timeline", async () => {
    open();
    await writeNote();
    await about.getByLabelText("How is it going?").fill("Slowly, and well.");
    await about.getByRole("button", { name: "Save note" }).click();
    await expect.element(about.getByText("Note saved.")).toBeVisible();
    await expect.element(timeline.getByText("Slowly, and well.")).toBeVisible();
  });

  test("reads the coach's latest words above the timeline, and answers them", async () => {
    open(coached, { notes: [note] });
    const latest = page.getByRole("region", { name: "Latest from Grace" });
    await expect.element(page.getByText("Coach: Grace")).toBeVisible();
    await expect.element(latest.getByText(note.note)).toBeVisible();
    await expect.element(timeline.getByText("Note from Grace")).toBeVisible();
    expect(timeline.getByText(note.note).elements()).toEqual([]);
    await latest.getByRole("button", { name: /^Reply/ }).click();
    await expect.element(latest.getByLabelText("Your reply")).toHaveFocus();
  });
});

test("its coach sees the same page without the ways to move it, and may write a note", async () => {
  open(coached, { reader: "coach" });
  await expect.element(page.getByText("Ada's goal")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Coaching" })).toBeVisible();
  await expect.element(timeline.getByLabelText("Your note")).toBeVisible();
  expect(plusOne.elements()).toEqual([]);
  expect(about.getByText("Note to yourself").elements()).toEqual([]);
});

test.each(["owner", "coach"] as const)(
  "of days in a row shows its %s what the ledger says of them",
  async (reader) => {
    const days = { type: "DailyStreak", targetValue: 5, currentValue: 0, unit: "days" } as const;
    open({ ...goal, measurable: days }, { reader });
    const streak = about.getByRole("region", { name: /^(Your s|S)treak$/ });
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
  await writeNote();
  await about.getByLabelText("How is it going?").fill("Slowly, and well.");
  await setValue.click();
  await quickClick(valueDialog.getByText("Add a note or an earlier date"));
  await valueDialog.getByLabelText("Note", { exact: true }).fill("At the autumn fair.");
  await userEvent.keyboard("{Escape}");
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

test("by keyboard the ways follow one another: back, edit, the menu, the steps", async () => {
  open();
  const life = page.getByRole("navigation", { name: "Manage this goal" });
  await expect.element(setValue).toBeVisible();
  (page.getByRole("link", { name: "Dashboard" }).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(life.getByRole("button", { name: "Edit" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(moreActions).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  for (const name of ["Pause", "Check-ins", "Import progress", "Close", "Delete"]) {
    await userEvent.tab();
    await expect.element(life.getByRole("button", { name })).toHaveFocus();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(moreActions).toHaveFocus();
  for (const name of [/^Subtract 1/, /^Add 1/, "Set value"]) {
    await userEvent.tab();
    await expect.element(progress.getByRole("button", { name })).toHaveFocus();
  }
});
