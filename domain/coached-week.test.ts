import { expect, test } from "vitest";
import {
  checkInOfWeekInWords,
  daysOfWeekInWords,
  promiseOfWeekInWords,
  type CoachedWeek,
} from "./coached-week.ts";
import { addDays } from "./day.ts";
import { plainNotation } from "./notation.ts";

const said = { health: "on-track", kept: null, obstacle: "", help: "", promise: "" } as const;

function week(over: Partial<CoachedWeek> = {}): CoachedWeek {
  const days = Array.from({ length: 7 }, (_, n) => addDays("2026-11-02", n));
  return {
    period: { from: "2026-11-09", until: "2026-11-16" },
    days: days.map((day) => ({ day, mark: "none" })),
    change: null,
    since: null,
    state: "done",
    promise: "",
    checkIn: said,
    ...over,
  };
}

const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, "") ?? null;

test.each([
  [7, "Nov 2 – Nov 8"],
  [1, "Nov 2"],
  [0, ""],
])("%d days in words", (length, words) => {
  const days = week().days.slice(0, length);
  expect(daysOfWeekInWords({ days }, plainNotation)).toBe(words);
});

test.each<[Partial<CoachedWeek>, string | null]>([
  [{}, null],
  [{ promise: "run", state: "open", checkIn: null }, "no answer yet to “run”"],
  [{ promise: "run", state: "missed", checkIn: null }, "no answer to “run”"],
  [{ promise: "run", checkIn: { ...said, kept: "kept" } }, "kept “run”"],
])("the promise of %j", (over, words) => {
  expect(plain(promiseOfWeekInWords(week(over)))).toBe(words);
});

const whole = { ...said, obstacle: "Rain", help: "A coat", promise: "walk" };

test.each<[Partial<CoachedWeek>, string]>([
  [{}, "On track"],
  [{ checkIn: whole }, "On track · obstacle: “Rain” · would help: “A coat” · next: “walk”"],
  [{ checkIn: { ...said, health: null } }, "Checked in (private)"],
  [{ checkIn: null, state: "open" }, "Check-in due by Nov 15"],
  [{ checkIn: null, state: "missed" }, "Missed check-in"],
  [{ checkIn: null, state: "away" }, "Paused, no check-in needed"],
])("the check-in of %j", (over, words) => {
  expect(plain(checkInOfWeekInWords(week(over), plainNotation).join(" · "))).toBe(words);
});
