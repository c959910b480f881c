import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { plainNotation } from "#domain/notation.ts";
import { goalMessage } from "#domain/share-message.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { preview, showGoal } from "../fixtures/share-goal-page.fixture.tsx";
import { clipboard } from "../fixtures/share-targets.fixture.ts";
import { completedGoal, goal, madePage } from "../fixtures/sharing-server.fixture.ts";

const part = page.getByRole("region", { name: "Public page" });
const heading = part.getByRole("heading", { name: "Public page" });
const title = part.getByRole("textbox", { name: "Title" });
const address = part.getByRole("textbox", { name: "Page link" });
const make = part.getByRole("button", { name: "Create page" });
const renew = part.getByRole("button", { name: "Update page" });
const takeDown = part.getByRole("button", { name: "Remove page" });

const openMade = (row: GoalCard = goal, query: Readonly<Record<string, string>> = {}) =>
  showGoal(query, row, { page: madePage });

const posts = (calls: readonly string[]) => calls.filter((one) => one.startsWith("POST"));

describe("a goal without a page", () => {
  test("says what will be public, before anything is", async () => {
    const { server } = showGoal();
    await expect.element(title).toHaveValue("Meet new people");
    await expect.element(part.getByText("60% of the way, Jan 15, 2027")).toBeVisible();
    await expect.element(part.getByText("None", { exact: true })).toBeVisible();
    await part.getByRole("radio", { name: "With my name" }).click();
    await expect.element(part.getByText("Ada", { exact: true })).toBeVisible();
    expect(posts(server.calls)).toEqual([]);
  });

  test("gets one by keyboard, and its message the address", async () => {
    const { server } = showGoal();
    await expect.element(make).toBeVisible();
    await userEvent.fill(title, "Ten conversations");
    title.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(address).toHaveValue(madePage.address);
    await expect.element(heading).toHaveFocus();
    await expect.element(part.getByText("Public page created.")).toBeVisible();
    expect(server.page).toMatchObject({ title: "Ten conversations", withName: false, percent: 60 });
    const message = goalMessage(goal, now, plainNotation);
    await expect
      .element(preview)
      .toHaveTextContent(`${message}\n\n${madePage.address}`, { normalizeWhitespace: false });
  });

  test("keeps what was typed where the title cannot be seen", async () => {
    showGoal();
    await userEvent.fill(title, " ");
    await make.click();
    await expect.element(title).toHaveAccessibleDescription("Please give the page a title.");
    await expect.element(title).toHaveValue(" ");
  });

  test("that is complete is told as completed", async () => {
    showGoal({}, completedGoal);
    await expect.element(part.getByText("Completed, Jan 15, 2027")).toBeVisible();
  });

  test.each([
    ["closed", { status: "closed", closedAt: now.at }],
    ["of a measure that the page does not know", { measurable: { type: "Mood" } as never }],
  ] as const)("that is %s has no part of it", async (_, over) => {
    showGoal({}, { ...goal, ...over });
    await expect.element(preview).toBeVisible();
    // It loads late: by now it would be there.
    await import("./page-to-show.tsx");
    await new Promise(requestAnimationFrame);
    await expect.element(part).not.toBeInTheDocument();
  });
});

describe("a goal's page", () => {
  test("stands there with its address, to be copied and opened", async () => {
    const held = clipboard();
    openMade();
    await expect.element(address).toHaveValue(madePage.address);
    await expect
      .element(address)
      .toHaveAccessibleDescription("It shows: 20% of the way, Jan 12, 2027.");
    await part.getByRole("button", { name: "Copy link" }).click();
    await expect.element(part.getByText("Link copied to clipboard!")).toBeVisible();
    expect(held).toEqual([madePage.address]);
    const link = part.getByRole("link", { name: "Open page" });
    await expect.element(link).toHaveAttribute("href", madePage.address);
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("is brought up to now, and once more, with the focus where it was", async () => {
    const { server } = openMade();
    await renew.click();
    await expect.element(address).toHaveAccessibleDescription(/60% of the way, Jan 15, 2027/);
    await expect.element(part.getByText("Public page updated.")).toBeVisible();
    await expect.element(renew).toHaveFocus();
    await quickClick(renew);
    await expect.poll(() => posts(server.calls)).toHaveLength(2);
    await expect.poll(() => server.page?.changedAt).toBe(now.at + 2);
  });

  test("is taken down after asking, and its address leaves the message", async () => {
    const { server } = openMade();
    await takeDown.click();
    await expect.element(part.getByRole("button", { name: "Keep it" })).toHaveFocus();
    expect(posts(server.calls)).toEqual([]);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await expect.element(address).not.toBeInTheDocument();
    await expect.element(make).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await expect
      .element(part.getByText("Public page removed. Its link no longer works."))
      .toBeVisible();
    await expect
      .element(preview)
      .toHaveTextContent(goalMessage(goal, now, plainNotation), { normalizeWhitespace: false });
  });

  test("is shown with an achievement too", async () => {
    openMade(completedGoal, { milestone: "goalComplete", text: "I did it." });
    await expect
      .element(preview)
      .toHaveTextContent(`I did it.\n\n${madePage.address}`, { normalizeWhitespace: false });
  });

  test("asks anew without what the last try came to", async () => {
    const { server } = openMade();
    await quickClick(takeDown);
    server.refusing = { path: "/take-down", code: "server.failed" };
    await part.getByRole("button", { name: "Remove the public page" }).click();
    await expect.element(part.getByRole("alert")).toBeVisible();
    await quickClick(part.getByRole("button", { name: "Keep it" }));
    await expect.element(takeDown).toHaveFocus();
    expect(server.page).not.toBeNull();
    await quickClick(takeDown);
    await expect.element(part.getByRole("group", { name: "Remove the public page" })).toBeVisible();
    await expect.element(part.getByRole("alert")).not.toBeInTheDocument();
  });

  test("that is changed elsewhere changes here, but not what is being typed", async () => {
    const { server, receive } = openMade();
    await userEvent.fill(title, "My own words");
    server.page = { ...madePage, title: "Another", percent: 40, withName: true };
    receive({ entity: "milestone", id: goal.id, rev: 1 });
    await expect.element(address).toHaveAccessibleDescription(/40% of the way/);
    await expect.element(title).toHaveValue("My own words");
    await expect.element(part.getByRole("radio", { name: "With my name" })).toBeChecked();
  });

  test("that was taken down elsewhere is not made public again by a late press", async () => {
    const { server } = openMade();
    await expect.element(renew).toBeVisible();
    server.page = null;
    await quickClick(renew);
    await expect.element(page.getByText(/This was changed in another window/)).toBeVisible();
    expect(server.page).toBeNull();
    await expect.element(make).toBeVisible();
  });
});
