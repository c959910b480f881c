import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { coached, goal, note } from "./fixtures/coached.fixture.ts";
import { CoachingPage } from "./coaching-page.tsx";
import {
  card,
  Details,
  field,
  goals,
  list,
  open,
  press,
  titles,
} from "./fixtures/coaching-screen.fixture.tsx";
import { coachingServer } from "./fixtures/coaching-server.fixture.ts";

describe("its states", () => {
  test("nothing to coach: what coaching is, and the way to a coach of one's own", async () => {
    open();
    await expect.element(page.getByRole("heading", { name: "How Coaching Works" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Invite a coach" }))
      .toHaveAttribute("href", "/share-goal?type=coachInvitation");
    expect(list.elements()).toHaveLength(0);
    expect(page.getByRole("region", { name: /^Needs you/ }).elements()).toHaveLength(0);
  });

  test("while it is read, its places are kept", async () => {
    coachingServer({ answering: new Promise(() => undefined) });
    showScreen(<CoachingPage Details={Details} />);
    await expect.element(page.getByText("Loading the goals you coach...")).toBeInTheDocument();
  });

  test.each([
    [
      "not-allowed",
      "You don't have permission to view coaching assignments. Please check your account settings.",
    ],
    [
      "server.unavailable",
      "Unable to connect to the server. Please check your internet connection and try again.",
    ],
  ] as const)("%s: its text, and Retry", async (refusingReads, text) => {
    const pass = standingTime();
    coachingServer({ refusingReads });
    showScreen(<CoachingPage Details={Details} />);
    // An unreachable server is asked three times more, two seconds apart at most.
    await expect
      .poll(async () => {
        await pass(2_000);
        return page.getByRole("alert").elements().length;
      })
      .toBe(1);
    await expect.element(page.getByRole("alert")).toHaveTextContent(text);
    await expect.element(press("Retry")).toBeVisible();
    expect(page.getByText("How Coaching Works").elements()).toHaveLength(0);
  });

  test("any other failure: the empty state, and one quiet line", async () => {
    coachingServer({ refusingReads: "server.failed" });
    showScreen(<CoachingPage Details={Details} />);
    await expect.element(page.getByText(/^Something couldn't be loaded/)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "How Coaching Works" })).toBeVisible();
    expect(page.getByRole("alert").elements()).toHaveLength(0);
  });
});

describe("live", () => {
  test("progress, notes, and a goal more", async () => {
    const { server, receive } = open({ goals: [coached()] });
    const measurable = {
      ...goal.measurable,
      type: "Numeric",
      targetValue: 10,
      currentValue: 8,
    } as const;
    server.goals = [coached({ measurable, rev: 5 })];
    receive({ entity: "goal", id: goal.id, rev: 5 });
    await expect.element(card("Meet new people")).toMatchTextContent("8 of 10 people");
    server.goals = [...server.goals, coached({ id: "other", description: "Another" })];
    receive({ entity: "goal", id: "other", rev: 1 });
    await expect.element(card("Another")).toBeVisible();
    server.notes = [note("a", 0)];
    receive({ entity: "note", id: "a", rev: 1 });
    await expect.element(card("Meet new people")).toMatchTextContent("1 note, latest just now");
    const reads = () => server.calls.filter((call) => call === "GET /api/coaching").length;
    const before = reads();
    receive({ entity: "goal", id: goal.id, rev: 5 });
    expect(reads()).toBe(before);
  });

  test("a goal that is lost goes, says so, and keeps what was being written", async () => {
    const { server, receive } = open({ goals: [coached(), ...goals] });
    await card("Meet new people").getByRole("button", { name: "Add Note" }).click();
    await field.fill("One more thing");
    server.goals = goals;
    receive({ entity: "goal", id: goal.id, rev: 9 });
    await expect.element(card("Meet new people")).not.toBeInTheDocument();
    await expect.element(page.getByText(/^You no longer coach “Meet new people”/)).toBeVisible();
    await expect.element(page.getByText("This text wasn't sent:")).toBeVisible();
    await expect.element(page.getByLabelText("Not sent")).toHaveValue("One more thing");
    expect(document.activeElement).not.toBe(document.body);
    await press("Dismiss").click();
    await expect.element(page.getByLabelText("Not sent")).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(titles()).toHaveLength(3);
  });

  test("the last goal that is lost leaves the welcome, and the words", async () => {
    const { server, receive } = open({ goals: [coached()] });
    await press("Add Note").click();
    await field.fill("One more thing");
    server.goals = [];
    receive({ entity: "goal", id: goal.id, rev: 9 });
    await expect.element(page.getByLabelText("Not sent")).toHaveValue("One more thing");
    await expect.element(page.getByRole("heading", { name: "How Coaching Works" })).toBeVisible();
  });

  test("a goal that was lost while nobody looked: what was being written is shown, until it is dismissed", async () => {
    const { unmount } = open({ goals: [coached(), ...goals] });
    await card("Meet new people").getByRole("button", { name: "Add Note" }).click();
    await field.fill("One more thing");
    unmount();
    const later = open({ goals });
    await expect.element(page.getByLabelText("Not sent")).toHaveValue("One more thing");
    await press("Dismiss").click();
    await expect.element(page.getByLabelText("Not sent")).not.toBeInTheDocument();
    later.unmount();
    open({ goals: [coached(), ...goals] });
    await card("Meet new people").getByRole("button", { name: "Add Note" }).click();
    await expect.element(field).toHaveValue("");
    expect(page.getByLabelText("Not sent").elements()).toEqual([]);
  });
});

test("a highlight scrolls to the goal, focuses and outlines it for 3 seconds, and opens its notes", async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    coached({
      id: `goal-${index}`,
      description: `Goal ${index}`,
      dueDate: `2027-03-${10 + index}`,
    }),
  );
  const pass = standingTime();
  open({ goals: many }, "/coaching?highlight=goal-11");
  const heading = page.getByRole("heading", { name: "Goal 11" });
  const outline = () => getComputedStyle(card("Goal 11").element()).outlineStyle;
  expect(outline()).toBe("solid");
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await expect
    .element(card("Goal 11").getByRole("region", { name: "Coach Feedback" }))
    .toBeVisible();
  await pass(2_999);
  expect(outline()).toBe("solid");
  await pass(1);
  expect(outline()).toBe("none");
});
