import { expect, test } from "vitest";
import { editInWords, type EditedField } from "./goal-change.ts";
import { notations } from "./notation.fixture.ts";

test.each<[keyof typeof notations, EditedField["field"], string, string, string]>([
  ["en-US", "description", "Read", "Run", "Goal changed from “Read” to “Run”"],
  ["en-US", "relevant", "", "2027-02-01", "Relevant changed from “” to “2027-02-01”"],
  [
    "en-US",
    "dueDate",
    "2027-02-01",
    "2027-03-01",
    "Due date changed from Feb 1, 2027 to Mar 1, 2027",
  ],
  [
    "de-DE",
    "dueDate",
    "2027-02-01",
    "2027-03-01",
    "Due date changed from 1 Feb 2027 to 1 Mar 2027",
  ],
  ["de-DE", "targetValue", "2.5", "10", "Target changed from 2,5 to 10"],
  [
    "de-DE",
    "targetValue",
    "2027-02-01",
    "2027-03-01",
    "Target changed from 1 Feb 2027 to 1 Mar 2027",
  ],
])("in %s an edit of %s from '%s' to '%s' reads as %s", (language, field, before, after, words) => {
  expect(editInWords({ field, before, after }, notations[language])).toBe(words);
});
