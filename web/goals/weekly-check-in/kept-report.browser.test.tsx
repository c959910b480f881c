import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Measure } from "#domain/measure.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { dueGoal, health, measured, open, save, title } from "./fixtures/due.fixture.tsx";

const obstacle = page.getByLabelText("What's in the way?");
const forMe = page.getByRole("radio", { name: "Keep private" });
const forCoach = (name: string) => page.getByRole("radio", { name: `Share with ${name}` });
const value = page.getByLabelText("new connections");
const PLACE = "weekly-check-in/goal-read";

const read = (coachName?: string, more: Partial<GoalCard> = {}) =>
  dueGoal("Read", coachName ? { coachName, coachStatus: "accepted", ...more } : more);

const byGrace = { coaches: { "goal-read": "grace" } };

describe("after the tab was closed", () => {
  test("words for oneself alone are still for oneself alone", async () => {
    const { unmount } = open([read("Grace")], byGrace);
    await forMe.click();
    await health("Off track").click();
    await obstacle.fill("She is in the way");
    unmount();
    sessionStorage.clear();
    const { server } = open([read("Grace")], byGrace);
    await expect.element(obstacle).toHaveValue("She is in the way");
    await expect.element(forMe).toBeChecked();
    await save.click();
    await expect.element(title).toHaveTextContent("Your check-ins");
    expect(server.bodies).toMatchObject([{ circle: "private", obstacle: "She is in the way" }]);
  });

  test("everything that was filled in is there", async () => {
    const promises = { "goal-read": "read at breakfast" };
    const { unmount } = open([read("Grace")], { ...byGrace, promises });
    await page.getByRole("radio", { name: "Partly kept" }).click();
    await value.fill("57");
    await health("At risk").click();
    unmount();
    sessionStorage.clear();
    const { server } = open([read("Grace")], { ...byGrace, promises });
    await expect.element(page.getByRole("radio", { name: "Partly kept" })).toBeChecked();
    await expect.element(value).toHaveValue("57");
    await expect.element(health("At risk")).toBeChecked();
    await expect.element(forCoach("Grace")).toBeChecked();
    await quickClick(save);
    await expect.element(title).toHaveTextContent("Your check-ins");
    expect(server.bodies).toMatchObject([
      { kept: "partly", health: "at-risk", circle: "coach", coachId: "grace" },
    ]);
    expect(server.bodies[0]?.progress).toEqual({ kind: "set", value: 57, rev: 4 });
  });
});

describe("words for one coach are not for the next one", () => {
  test("where the coach changes while somebody looks, and the server knows it first", async () => {
    const { server } = open([read("Grace")], byGrace);
    await obstacle.fill("Between us");
    await health("On track").click();
    server.goals = [read("Hedy", { rev: 5 })];
    server.coaches = { "goal-read": "hedy" };
    await quickClick(save);
    await expect.element(page.getByText("Someone else coaches this goal now.")).toBeVisible();
    await expect
      .element(page.getByText(/^Hedy wasn't your coach when you wrote this\./))
      .toBeVisible();
    await expect.element(forMe).toBeChecked();
    await quickClick(save);
    await expect.element(title).toHaveTextContent("Your check-ins");
    expect(server.bodies.map(({ circle }) => circle)).toEqual(["coach", "private"]);
    expect(new Set(server.keys).size).toBe(2);
  });

  test("nor where an earlier release kept the words alone", async () => {
    const words = { obstacle: "She is in the way", help: "", promise: "" };
    localStorage.setItem("cairn_drafts/ada", JSON.stringify([{ place: PLACE, words }]));
    open([read("Grace")], byGrace, { person: { uid: "ada" } });
    await expect.element(obstacle).toHaveValue("She is in the way");
    await expect.element(forMe).toBeChecked();
  });
});

describe("a value that comes back", () => {
  test("over another one is dropped, and says so", async () => {
    const { unmount } = open([read()]);
    await value.fill("57");
    unmount();
    const moved = { type: "Numeric", targetValue: 5, currentValue: 4, unit: "new connections" };
    open([read(undefined, { rev: 5, ...measured(moved as Measure) })]);
    await expect.element(value).toHaveValue("4");
    await expect
      .element(
        page.getByText(
          "The value was changed in another window. Check it and save again. You had entered 57.",
        ),
      )
      .toBeVisible();
  });

  test("of another shape is none", async () => {
    const edit = { mode: "Guess", change: null, typed: "7", note: "", day: "" };
    const words = { obstacle: "x", help: "", promise: "", chosen: { value: { edit, over: 3 } } };
    localStorage.setItem("cairn_drafts/ada", JSON.stringify([{ place: PLACE, words }]));
    open([read()], {}, { person: { uid: "ada" } });
    await expect.element(value).toHaveValue("3");
  });
});

test("in another period how it goes is asked anew; the words and who reads them stay", async () => {
  const { unmount } = open([read("Grace")], byGrace);
  await quickClick(health("Off track"));
  await quickClick(forMe);
  await obstacle.fill("She is in the way");
  unmount();
  open([read("Grace")], byGrace, { later: 7 * DAY_MS });
  await expect.element(obstacle).toHaveValue("She is in the way");
  await expect.element(forMe).toBeChecked();
  await expect.element(health("Off track")).not.toBeChecked();
});
