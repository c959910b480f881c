import { expect, test } from "vitest";
import { askedDialog, goalLifePath, moveDatePath } from "./life-paths.ts";

test.each([
  [moveDatePath("one"), "edit"],
  [goalLifePath("one", "pause"), "pause"],
  [goalLifePath("one", "close"), "close"],
])("%s opens a dialog, as a browser and as a test's history give it", (path, dialog) => {
  const { search } = new URL(path, "https://cairn.example.org");
  expect([search, search.slice(1)].map(askedDialog)).toEqual([dialog, dialog]);
});

test.each(["", "?edit=why", "?date=dueDate", "?open=delete"])("'%s' opens none", (search) => {
  expect(askedDialog(search)).toBeNull();
});
