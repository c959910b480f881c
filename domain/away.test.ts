import { expect, test } from "vitest";
import { isAway, type Absence } from "./away.ts";

const from = (since: string, until: string | null): Absence => ({ since, until });

test.each([
  ["without an absence", null, "2026-12-20", false],
  ["on the day of leaving", from("2026-12-20", "2027-01-04"), "2026-12-20", true],
  ["before it, after a move west", from("2026-12-20", "2027-01-04"), "2026-12-19", true],
  ["on the last day away", from("2026-12-20", "2027-01-04"), "2027-01-03", true],
  ["on the first day back", from("2026-12-20", "2027-01-04"), "2027-01-04", false],
  ["without an end, years later", from("2026-12-20", null), "2029-01-04", true],
])("away %s", (_, absence, today, yes) => {
  expect(isAway(absence, today)).toBe(yes);
});
