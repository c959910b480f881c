import { expect, test } from "vitest";
import { asksToMoveDate, moveDatePath } from "./move-date.ts";

test("the address asks to move the date, as a browser and as a test's history give it", () => {
  const { search } = new URL(moveDatePath("one"), "https://cairn.example.org");
  expect([search, search.slice(1)].map(asksToMoveDate)).toEqual([true, true]);
  expect(["", "?edit=why", "?date=dueDate"].map(asksToMoveDate)).toEqual([false, false, false]);
});
