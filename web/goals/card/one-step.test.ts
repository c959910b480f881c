import { expect, test } from "vitest";
import type { Measure } from "#domain/measure.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { ApiError } from "#web/client/api.ts";
import { stepRefusal } from "./one-step.tsx";
import { failureInWords } from "./card-words.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";

test.each<[RefusalCode, string]>([
  ["session.missing", "Error: Not logged in"],
  ["not-found", "Error: Missing data"],
  ["progress.already-done", "Already done"],
  ["progress.no-action-for-date", "No action for Date type"],
  ["progress.stale", "Error updating"],
  ["progress.value-invalid", "Error updating"],
  ["server.failed", "Error updating"],
  ["server.unavailable", "Error updating"],
  ["request.key-reused", "Error updating"],
])("%s reads %s on a card (product 4.21)", (code, words) => {
  expect(failureInWords(new ApiError(code, 400))).toBe(words);
});

test("what is no refusal reads as a failed update", () => {
  expect(failureInWords(new TypeError("broken"))).toBe("Error updating");
});

test.each<[string | null, Measure]>([
  [null, { type: "Numeric", targetValue: 5, currentValue: 5, unit: "x" }],
  [null, { type: "Boolean", targetValue: null, currentValue: false, unit: "" }],
  ["Already done", { type: "Boolean", targetValue: null, currentValue: true, unit: "" }],
  [
    "No action for Date type",
    { type: "Date", targetValue: "2027-02-01", currentValue: null, unit: "" },
  ],
  ["Unknown type", JSON.parse('{"type":"Fuzzy","currentValue":1}') as Measure],
])("%s is why one step would do nothing", (words, measurable) => {
  expect(stepRefusal({ ...goal, measurable }, now)).toBe(words);
});
