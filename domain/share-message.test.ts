import { describe, expect, test } from "vitest";
import { completionMessage } from "./celebration.ts";
import { DAY_MS } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { notations } from "./notation.fixture.ts";
import { plainNotation } from "./notation.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";
import { goalMessage, invitationMessage, progressMessage, withAddress } from "./share-message.ts";
import { words } from "./share-message.words.ts";

const now = noonOf("2025-03-21");
const books = (currentValue: number, targetValue = 10) =>
  amountOf(currentValue, targetValue, "books");
const START = "I'm working on a goal: “Read a book on negotiation”.";

describe("progress is told with percent and what comes next", () => {
  test.each<[string, Measure, string]>([
    ["a beginning", books(0), "I'm just getting started. 10 books to go by May 1, 2025."],
    ["a part", books(6), "I'm 60% of the way there: 6 of 10 books. 4 more to go by May 1, 2025."],
    ["the whole", books(10), "I've reached 100%. All that's left is to call it done."],
    [
      "a target of zero",
      books(0, 0),
      "I'm just getting started. I plan to get there by May 1, 2025.",
    ],
    [
      "a streak",
      daysInARow(4, 21),
      "I'm 19% of the way there: Day 4 of 21. 17 more to go by May 1, 2025.",
    ],
    [
      "what is done or not",
      doneOrNot(false),
      "I'm just getting started. I plan to get there by May 1, 2025.",
    ],
    [
      "a day",
      byDay("2025-04-20"),
      "I'm 40% of the way to my target date, Apr 20, 2025. I plan to get there by May 1, 2025.",
    ],
    [
      "a day achieved",
      byDay("2025-04-20", "2025-03-20"),
      "I've reached 100%. All that's left is to call it done.",
    ],
  ])("%s", (_, measurable, told) => {
    expect(progressMessage({ ...sampleGoal, measurable }, now, plainNotation)).toBe(
      `${START} ${told}`,
    );
  });

  test("a due day that has passed is not told; the day itself is", () => {
    const goal: GoalCard = { ...sampleGoal, measurable: books(6) };
    const on = (day: string) => progressMessage(goal, noonOf(day), plainNotation);
    expect(on("2025-05-01")).toBe(
      `${START} I'm 60% of the way there: 6 of 10 books. 4 more to go by May 1, 2025.`,
    );
    expect(on("2025-05-02")).toBe(
      `${START} I'm 60% of the way there: 6 of 10 books. 4 more to go.`,
    );
  });
});

test("a message has the notation of whoever shares it (product 1.11)", () => {
  const measurable: Measure = amountOf(600.5, 3000, "km");
  expect(progressMessage({ ...sampleGoal, measurable }, now, notations["de-DE"])).toContain(
    "600,5 of 3.000 km. 2.399,5 more to go by 1 May 2025.",
  );
});

test("a completed goal is told in its own words, with the weeks it took", () => {
  const goal: GoalCard = {
    ...sampleGoal,
    description: "Read ten books",
    completed: true,
    status: "completed",
    completedAt: sampleGoal.createdAt + 55 * DAY_MS,
  };
  expect(goalMessage(goal, now, plainNotation)).toBe(
    "I reached my goal: “Read ten books”. It took 8 weeks, and now it's done.",
  );
  expect(completionMessage({ ...goal, completedAt: goal.createdAt + DAY_MS })).toBe(
    "I reached my goal: “Read ten books”.",
  );
  expect(goalMessage({ ...goal, completed: false }, now, plainNotation)).toBe(
    progressMessage({ ...goal, completed: false }, now, plainNotation),
  );
});

test("the longest description leaves the message within what a text parameter shows", () => {
  const description = "x".repeat(limits.description);
  expect(completionMessage({ ...sampleGoal, description }).length).toBeLessThanOrEqual(
    limits.shareText,
  );
});

test("a coach is asked kindly, with the link on a line of its own", () => {
  const link = "https://cairn.example/coach-onboarding?inviterId=a&goalId=b";
  const asked = invitationMessage(sampleGoal, null, null);
  expect(asked).toBe(
    "I've set myself a goal: “Read a book on negotiation”. Would you be my accountability coach? You'd look in now and then and tell me honestly how you think it's going.",
  );
  expect(invitationMessage(sampleGoal, link, null)).toBe(`${asked}\n\n${link}`);
  expect(invitationMessage(sampleGoal, link, "Would you?")).toBe(`Would you?\n\n${link}`);
});

test("without a goal there is still something to say (product 10.4)", () => {
  expect(words.fallback).toMatch(/^I'm working on my goals! \S/);
});

test.each([
  [null, "I did it."],
  ["https://cairn.example/m/AAAA", "I did it.\n\nhttps://cairn.example/m/AAAA"],
])("words end with the address %s of a page", (address, message) => {
  expect(withAddress("I did it.", address)).toBe(message);
});
