import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { plainNotation } from "#domain/notation.ts";
import { goalMessage } from "#domain/share-message.ts";
import { words as messageWords } from "#domain/share-message.words.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { clipboard, openedWindows, shareSheet } from "./fixtures/share-targets.fixture.ts";
import {
  alert,
  coach,
  copy,
  network,
  preview,
  progress,
  show,
  showGoal,
  title,
} from "./fixtures/share-goal-page.fixture.tsx";
import { completedGoal, goal } from "./fixtures/sharing-server.fixture.ts";

beforeEach(() => void shareSheet(null));

const device = page.getByRole("button", { name: "Share from this device" });

describe("one goal", () => {
  test("shows its message read-only, with Share Progress first", async () => {
    showGoal();
    await expect.element(title).toBeVisible();
    await expect
      .element(preview)
      .toHaveTextContent(goalMessage(goal, now, plainNotation), { normalizeWhitespace: false });
    await expect.element(progress).toBeChecked();
    await expect.element(coach).not.toBeChecked();
    expect(device.elements()).toHaveLength(0);
  });

  test("opens the composer once, with its message, and counts once", async () => {
    const opened = openedWindows();
    const { server } = showGoal();
    await network.click();
    expect(opened).toHaveLength(1);
    const text = new URL(opened[0]?.[0] ?? "").searchParams.get("text");
    expect(text).toBe(goalMessage(goal, now, plainNotation));
    await expect.poll(() => server.counted).toHaveLength(1);
    expect(server.counted[0]?.body).toEqual({ goalId: goal.id, by: "share" });
  });

  test("copies its message by keyboard, each press counted under a key of its own", async () => {
    const held = clipboard();
    const { server } = showGoal();
    await expect.element(copy).toBeVisible();
    copy.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(alert).toHaveTextContent("Message copied to clipboard!");
    const first = alert.element();
    await userEvent.keyboard(" ");
    await expect.poll(() => server.counted).toHaveLength(2);
    expect(held).toEqual([
      goalMessage(goal, now, plainNotation),
      goalMessage(goal, now, plainNotation),
    ]);
    expect(server.counted.map(({ body }) => body)).toEqual([
      { goalId: goal.id, by: "copy" },
      { goalId: goal.id, by: "copy" },
    ]);
    expect(new Set(server.counted.map(({ key }) => key)).size).toBe(2);
    // Another element, so the same words are announced again.
    await expect.poll(() => alert.element()).not.toBe(first);
  });

  test("says that a copy failed, and counts none", async () => {
    clipboard({ refuses: true });
    const { server } = showGoal();
    await copy.click();
    await expect.element(alert).toHaveTextContent("Failed to copy message.");
    expect(server.counted).toEqual([]);
  });

  test("counts a copy again under its key where the count was not answered, without a word", async () => {
    clipboard();
    const { server } = showGoal();
    server.refusing = { path: "/api/shares", code: "server.unavailable" };
    await quickClick(copy);
    await expect.poll(() => server.counted.length).toBeGreaterThan(1);
    await expect.element(alert).toHaveTextContent("Message copied to clipboard!");
    const tried = server.counted.length;
    server.refusing = null;
    await expect.poll(() => server.counted.length).toBeGreaterThan(tried);
    expect(new Set(server.counted.map(({ key }) => key)).size).toBe(1);
  });

  test("changes as the goal moves elsewhere", async () => {
    const { server, receive } = showGoal();
    await expect
      .element(preview)
      .toHaveTextContent(goalMessage(goal, now, plainNotation), { normalizeWhitespace: false });
    const moved: GoalCard = {
      ...goal,
      rev: 5,
      measurable: { type: "Numeric", targetValue: 5, currentValue: 4, unit: "new connections" },
    };
    server.goals = [moved];
    receive({ entity: "goal", id: goal.id, rev: 5 });
    await expect
      .element(preview)
      .toHaveTextContent(goalMessage(moved, now, plainNotation), { normalizeWhitespace: false });
  });

  test("that is not to be found says so", async () => {
    show({ goalId: completedGoal.id });
    await expect.element(alert).toHaveTextContent("Could not find the specified goal to share.");
    expect(preview.elements()).toHaveLength(0);
    await expect.element(page.getByRole("link", { name: "Choose another goal" })).toBeVisible();
  });

  test("whose id cannot be one is not to be found either", async () => {
    const { server } = show({ goalId: "../../session" }, [goal], {
      refusing: { path: "/sharing", code: "request.invalid" },
    });
    await expect.element(alert).toHaveTextContent("Could not find the specified goal to share.");
    expect(server.calls).toEqual(["GET /api/goals/..%2F..%2Fsession/sharing"]);
  });

  test("that could not be read leaves something to share", async () => {
    const held = clipboard();
    const { server } = showGoal({}, goal, {
      refusing: { path: "/sharing", code: "server.failed" },
    });
    await expect.element(alert).toHaveTextContent("Error fetching goal details.");
    await expect
      .element(preview)
      .toHaveTextContent(messageWords.fallback, { normalizeWhitespace: false });
    expect(messageWords.fallback).toMatch(/^I'm working on my goals! /);
    await quickClick(copy);
    await expect
      .poll(() => server.counted.map(({ body }) => body))
      .toEqual([{ goalId: null, by: "copy" }]);
    expect(held).toEqual([messageWords.fallback]);
    server.refusing = null;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect
      .element(preview)
      .toHaveTextContent(goalMessage(goal, now, plainNotation), { normalizeWhitespace: false });
  });
});

describe("an achievement", () => {
  test("leads back to the dashboard, and needs no coach", async () => {
    showGoal({ milestone: "goalComplete", text: "I did it." }, completedGoal);
    await expect.element(preview).toHaveTextContent("I did it.", { normalizeWhitespace: false });
    await expect
      .element(page.getByRole("link", { name: "Back to Dashboard" }))
      .toHaveAttribute("href", "/");
    expect(page.getByRole("link", { name: "Choose another goal" }).elements()).toHaveLength(0);
    await expect.element(coach).toBeDisabled();
    await expect
      .element(coach)
      .toHaveAccessibleDescription("This goal is complete. Only active goals can have a coach.");
  });
});
