import { expect, test } from "vitest";
import { nothingSaid, type Need, type WaitingGoal } from "./needs-you.ts";
import { outOf100 } from "./sample-goal.ts";
import { acknowledgeable, shownOnTrack, waitingRows } from "./waiting-row.ts";
import type { Health } from "./weekly-check-in.ts";

function checkIn(checkInId: string, health: Health): Need {
  const kind = health === "off-track" ? health : "unseen";
  return { kind, checkInId, rev: 1, at: 0, health, ...nothingSaid };
}

function waiting(goalId: string, ...needs: readonly Need[]): WaitingGoal {
  return { goalId, description: goalId, measurable: outOf100(1), needs };
}

const missed = { kind: "missed-one", periods: 1 } as const;
const goals = [
  waiting("a", { ...checkIn("1", "on-track"), kind: "help", text: "An hour" } as Need),
  waiting("b", missed, checkIn("2", "on-track")),
  waiting("c", checkIn("3", "off-track")),
  waiting("d", checkIn("4", "on-track")),
  waiting("e", checkIn("5", "at-risk")),
  waiting("f", checkIn("6", "on-track"), { kind: "due", days: 1 }),
  waiting("g", missed),
];

test("goals whose check-ins say the same are one row, at the place of the first", () => {
  const rows = waitingRows(goals).map((row) => row.map(({ goalId }) => goalId));
  expect(rows).toEqual([["a"], ["b"], ["c"], ["d", "f"], ["e"], ["g"]]);
});

test("only what stands first of a goal is acknowledged", () => {
  const ids = (of: ReturnType<typeof acknowledgeable>) => of.map(({ need }) => need.checkInId);
  expect(ids(acknowledgeable(goals))).toEqual(["3", "4", "5", "6"]);
  expect(ids(shownOnTrack([{ ownerId: "x", ownerName: "X", goals }]))).toEqual(["4", "6"]);
});
