import { expect, it } from "vitest";
import { mailTypes } from "#domain/mail.ts";
import { sampleOf } from "#server/development/mailbox/samples.ts";
import { dayInMail } from "./mail-parts.ts";
import { fillTemplate } from "../mails/mails.ts";

const tokens = { verification: () => "token", checkIn: () => "token" };
const NAMED = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \d+(?:, \d{4})?/g;

function daysNamed(today: string): string[] {
  const bodies = mailTypes.map((type) => fillTemplate(sampleOf(type), { ...tokens, today }));
  return JSON.stringify(bodies).match(NAMED) ?? [];
}

it.each([
  ["2031-05-05", "2026-03-16", "Monday, May 5, 2031"],
  ["2026-12-31", "2026-01-01", "Thursday, December 31"],
  ["2027-01-01", "2026-12-31", "Friday, January 1, 2027"],
  ["2025-12-31", "2026-01-01", "Wednesday, December 31, 2025"],
])("%s reads on %s", (day, today, words) => {
  expect(dayInMail(day, today)).toBe(words);
});

it("no mail names a day of another year without the year, nor one of this year with it", () => {
  const [now, later] = [daysNamed("2026-03-16"), daysNamed("2027-03-16")];
  expect(now.length).toBeGreaterThan(7);
  expect(now.filter((day) => /\d{4}$/.test(day))).toEqual([]);
  expect(later).toEqual(now.map((day) => `${day}, 2026`));
});

it.each([
  ["open", "Due Monday, May 5, 2031."],
  ["overdue", "Was due Monday, May 5, 2031."],
] as const)("a digest of a goal that is %s", (state, words) => {
  const sample = sampleOf("weekly_update");
  const told = JSON.stringify(sample, (key, value: unknown) => {
    if (key === "state") return state;
    return key === "dueDate" ? "2031-05-05" : value;
  });
  const body = fillTemplate(JSON.parse(told) as typeof sample, { ...tokens, today: "2032-01-01" });
  expect(JSON.stringify(body)).toContain(words);
});
