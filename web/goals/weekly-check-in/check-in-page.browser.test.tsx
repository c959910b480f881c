import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { dueGoal, health, measured, open, save, skip, title } from "./fixtures/due.fixture.tsx";

const alert = page.getByRole("alert");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const obstacle = page.getByLabelText("What's in the way?");
const promise = page.getByLabelText("By next Monday I will");
const coached: Partial<GoalCard> = { coachName: "Grace", coachStatus: "accepted" };
const yesOrNo = measured({ type: "Boolean", targetValue: null, currentValue: false, unit: "" });
const onDay = measured({ type: "Date", targetValue: "2027-02-01", currentValue: null, unit: "" });

async function onTrack(): Promise<void> {
  await quickClick(health("On track"));
  await quickClick(save);
}

describe("the goals that are due", () => {
  test("come one after another, with what was promised last, and are summed up", async () => {
    const { server } = open([dueGoal("Read"), dueGoal("Walk"), dueGoal("Sing", yesOrNo)], {
      promises: { "goal-read": "read at breakfast", "goal-walk": "leave at 6:40" },
      earning: [{ badgeId: "b", displayName: "Halfway There" } as never],
    });
    await expect.element(page.getByText("1 of 3", { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Last promise: “?read at breakfast/)).toBeVisible();
    await page.getByRole("radio", { name: "Partly kept" }).click();
    await button("Increase").click();
    await quickClick(button("Increase"));
    await obstacle.fill("The budget was cut");
    await promise.fill("ask her");
    await onTrack();
    await expect.element(title).toHaveTextContent("Walk");
    await expect.element(title).toHaveFocus();
    await expect.element(page.getByText("2 of 3", { exact: true })).toBeVisible();
    await page.getByRole("radio", { name: "Kept" }).click();
    await onTrack();
    await expect.element(title).toHaveTextContent("Sing");
    await expect.element(page.getByText(/^Last promise/)).not.toBeInTheDocument();
    await page.getByRole("radio", { name: "Done" }).click();
    await health("Off track").click();
    await button("Save").click();
    await expect.element(title).toHaveTextContent("Your check-ins");
    await expect.element(title).toHaveFocus();
    await expect.element(page.getByText("1 of 2 promises kept.")).toBeVisible();
    await expect.element(page.getByText("You earned a badge: Halfway There.")).toBeVisible();
    await expect
      .element(page.getByText("5 of 5 new connections (before: 3 of 5 new connections)"))
      .toBeVisible();
    await expect.element(page.getByText("By next Monday I will ask her")).toBeVisible();
    expect(server.bodies).toEqual([
      {
        period: "2027-01-11",
        health: "on-track",
        kept: "partly",
        obstacle: "The budget was cut",
        help: "",
        promise: "ask her",
        circle: "private",
        progress: { kind: "change", by: 2 },
      },
      expect.objectContaining({ health: "on-track", kept: "kept", progress: null }),
      expect.objectContaining({
        health: "off-track",
        kept: null,
        progress: { kind: "set", value: true, rev: 4 },
      }),
    ]);
  });

  test("begin with the one that the address names", async () => {
    open([dueGoal("Read"), dueGoal("Walk")], {}, { path: "/check-in?goal=goal-walk" });
    await expect.element(title).toHaveTextContent("Walk");
    await expect.element(page.getByText("1 of 2", { exact: true })).toBeVisible();
  });

  test("that are skipped come again at the end, keep their number and what was typed, and then stay due", async () => {
    open([dueGoal("Read"), dueGoal("Walk")]);
    await promise.fill("read at breakfast");
    await skip.click();
    await expect.element(title).toHaveTextContent("Walk");
    await expect.element(title).toHaveFocus();
    await onTrack();
    await expect.element(title).toHaveTextContent("Read");
    await expect.element(page.getByText("1 of 2", { exact: true })).toBeVisible();
    await expect.element(promise).toHaveValue("read at breakfast");
    await quickClick(skip);
    await expect.element(page.getByRole("heading", { name: "Skipped" })).toBeVisible();
    await expect.element(page.getByText("Open until Jan 17, 2027.")).toBeVisible();
    await page.getByRole("button", { name: "Check in on Read" }).click();
    await expect.element(title).toHaveTextContent("Read");
    await expect.element(promise).toHaveValue("read at breakfast");
    await onTrack();
    await expect.element(title).toHaveTextContent("Your check-ins");
    await expect.element(page.getByRole("heading", { name: "Skipped" })).not.toBeInTheDocument();
  });

  test("are not skipped while they are saved", async () => {
    const held = Promise.withResolvers<void>();
    open([dueGoal("Read"), dueGoal("Walk")], { held: held.promise });
    await onTrack();
    await expect.element(save).toHaveAttribute("aria-busy", "true");
    await expect.element(skip).toBeDisabled();
    held.resolve();
    await expect.element(title).toHaveTextContent("Walk");
  });

  test("are none: then it says when the next one is", async () => {
    open([dueGoal("Read", { checkedIn: "2027-01-11" })]);
    await expect
      .element(page.getByText("No check-in is due. The next one is on Monday."))
      .toBeVisible();
  });
});

test("only how it goes is required: without it Save says so at its place, and the focus goes there", async () => {
  const { server } = open([dueGoal("Read")]);
  await expect.element(health("On track")).not.toBeChecked();
  await save.click();
  await expect.element(page.getByText("Please choose how it's going.")).toBeVisible();
  await expect.element(health("On track")).toHaveFocus();
  await userEvent.keyboard(" {Enter}");
  await expect.element(title).toHaveTextContent("Your check-ins");
  expect(server.bodies).toHaveLength(1);
});

describe("a value", () => {
  test("is typed as a whole, against the revision that was seen, and stepped on from there; what is none is said at its field", async () => {
    const { server } = open([dueGoal("Read")]);
    await page.getByLabelText("new connections").fill("many");
    await onTrack();
    await expect.element(page.getByLabelText("new connections")).toHaveFocus();
    await expect.element(page.getByText("Please enter 0 or more.")).toBeVisible();
    await page.getByLabelText("new connections").fill("7");
    await button("Decrease").click();
    await expect.element(page.getByLabelText("new connections")).toHaveValue("6");
    await onTrack();
    await expect.element(title).toHaveTextContent("Your check-ins");
    expect(server.bodies.map(({ progress }) => progress)).toEqual([
      { kind: "set", value: 6, rev: 4 },
    ]);
  });

  test("that is staged moves what the pace line says", async () => {
    const pages = { type: "Numeric", targetValue: 100, currentValue: 10, unit: "pages" } as const;
    open([dueGoal("Read", measured(pages))]);
    await expect.element(page.getByText("You're 40 pages behind an even pace.")).toBeVisible();
    for (const [value, sentence] of [
      ["60", "You're 10 pages ahead of an even pace."],
      ["48.9", "You're about 1 page behind an even pace."],
      ["50", "You're on pace."],
    ] as const) {
      await page.getByLabelText("pages").fill(value);
      await expect.element(page.getByText(sentence)).toBeVisible();
    }
  });

  test("of a Date goal is a day that is not in the future", async () => {
    const { server } = open([dueGoal("Sail", onDay)]);
    const day = page.getByLabelText("Reached on");
    await expect
      .element(page.getByRole("radio", { name: "Not yet, expected on Feb 1, 2027" }))
      .toBeChecked();
    await page.getByRole("radio", { name: "Reached" }).click();
    await expect.element(day).toHaveValue("2027-01-15");
    await day.fill("2027-01-16");
    await onTrack();
    await expect.element(page.getByText("The day can't be in the future.")).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "Reached" })).toBeVisible();
    await day.fill("2027-01-14");
    await quickClick(save);
    await expect.element(title).toHaveTextContent("Your check-ins");
    expect(server.bodies[0]?.progress).toEqual({ kind: "set", value: "2027-01-14", rev: 4 });
  });

  test("that was changed in another tab is shown, and what was typed stays", async () => {
    const { server } = open([dueGoal("Read")]);
    await promise.fill("ask her");
    await page.getByLabelText("new connections").fill("4");
    server.goals = [
      dueGoal("Read", {
        rev: 5,
        ...measured({ type: "Numeric", targetValue: 5, currentValue: 2, unit: "new connections" }),
      }),
    ];
    await onTrack();
    await expect
      .element(alert)
      .toHaveTextContent("The value was changed in another window. Check it and save again.");
    await expect.element(page.getByLabelText("new connections")).toHaveValue("2");
    await expect.element(promise).toHaveValue("ask her");
  });
});

test("of a goal with a coach it is for both, unless it is to be for oneself", async () => {
  const { server } = open([dueGoal("Read", coached), dueGoal("Walk", coached)]);
  await expect.element(page.getByRole("radio", { name: "Share with Grace" })).toBeChecked();
  await onTrack();
  await expect.element(title).toHaveTextContent("Walk");
  await page.getByRole("radio", { name: "Keep private" }).click();
  await onTrack();
  await expect.element(title).toHaveTextContent("Your check-ins");
  expect(server.bodies.map(({ circle }) => circle)).toEqual(["coach", "private"]);
});

test("where it is at risk the if-then plans stand there again, with a way to write one", async () => {
  open([dueGoal("Read")], { ifThens: [{ obstacle: "it rains", action: "walk inside" }] });
  const plans = page.getByRole("region", { name: "Your if-then plans" });
  await expect.element(plans).not.toBeInTheDocument();
  await quickClick(health("At risk"));
  await expect.element(plans.getByText("If it rains, then I will walk inside.")).toBeVisible();
  await plans.getByRole("button", { name: "Add an if-then plan" }).click();
  await expect.element(plans.getByRole("textbox", { name: "then I will" })).toBeVisible();
  await quickClick(health("On track"));
  await expect.element(plans).not.toBeInTheDocument();
});

describe("on a goal that is no longer due", () => {
  test("it is said while somebody looks, what was typed stays, and Next goes on", async () => {
    const { server, receive } = open([dueGoal("Read"), dueGoal("Walk")]);
    await promise.fill("read at breakfast");
    server.goals = server.goals.map((one) => ({
      ...one,
      checkedIn: one.id === "goal-read" ? "2027-01-11" : null,
    }));
    receive({ entity: "goal", id: "goal-read", rev: 5 });
    await expect
      .element(alert)
      .toHaveTextContent(
        "No check-in is due on this goal now. It was done in another window, or the goal is paused or has ended.",
      );
    await expect.element(promise).toHaveValue("read at breakfast");
    await expect.element(save).not.toBeInTheDocument();
    await button("Next").click();
    await expect.element(title).toHaveTextContent("Walk");
  });

  test("a Save says why, and what was typed may be discarded", async () => {
    const { server } = open([dueGoal("Read")]);
    await promise.fill("read at breakfast");
    server.refusing = "check-in.done";
    await onTrack();
    await expect.element(alert).toHaveTextContent("This check-in is already done.");
    await button("Discard my text").click();
    await expect.element(promise).toHaveValue("");
    await quickClick(button("Next"));
    await expect.element(page.getByText(/^No check-in is due\./)).toBeVisible();
  });
});

test("what failed is said, and the next try of the same is the same write", async () => {
  const { server, unmount } = open([dueGoal("Read")], { refusing: "server.failed" });
  await promise.fill("ask her");
  await onTrack();
  await expect.element(alert).toHaveTextContent("Something went wrong. Please try again.");
  server.refusing = null;
  await quickClick(save);
  await expect.element(title).toHaveTextContent("Your check-ins");
  expect(new Set(server.keys).size).toBe(1);
  unmount();
  open([dueGoal("Read")]);
  await expect.element(promise).toHaveValue("");
});

test("a goal whose measure the page does not know is checked in on, and asked for no value", async () => {
  const measurable = { ...dueGoal("Read").measurable, type: "Mystery" as never };
  open([dueGoal("Read", { measurable })]);
  await expect.element(title).toHaveTextContent("Read");
  await expect.element(page.getByText("How far along are you?")).not.toBeInTheDocument();
  await health("On track").click();
  await save.click();
  await expect.element(title).toHaveTextContent("Your check-ins");
  expect(document.body.textContent).not.toMatch(/NaN|undefined/);
});
