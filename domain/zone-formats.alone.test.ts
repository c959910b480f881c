import { expect, test, vi } from "vitest";
import { DAY_MS } from "./day.ts";
import { isZone, learnOffsets, offsetAt, offsetsAround } from "./zone-offset.ts";

// A format is kept for each zone: kept for each spelling, a client could fill the memory with them.
test("the spellings of a zone share one format", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  const spellings = ["Asia/Tashkent", "asia/tashkent", "ASIA/TASHKENT", "aSIA/tASHKENT"];
  expect(spellings.filter(isZone)).toEqual(spellings);
  expect(made).toHaveBeenCalledTimes(1);
});

const YEAR = 366 * DAY_MS;
const at = Date.UTC(2027, 5, 1);

test("what is known of a zone is enough for days of three years elsewhere, and no format is made", () => {
  const offsets = JSON.parse(JSON.stringify(offsetsAround(at, "Europe/Lisbon"))) as never;
  const made = vi.spyOn(Intl, "DateTimeFormat");
  made.mockClear();
  // Nobody else knows it, so what it answers is what was told.
  learnOffsets("Europe/Nowhere", offsets);
  for (let day = at - 2 * YEAR; day <= at; day += YEAR / 366)
    expect(offsetAt(day, "Europe/Nowhere")).toBe(offsetAt(day, "Europe/Lisbon"));
  expect(made).not.toHaveBeenCalled();
  expect(offsetAt(at - 3 * YEAR, "Europe/Nowhere")).toBe(0);
});

test("nothing is told of UTC, nor of what is outside the years that are kept", () => {
  expect(offsetsAround(at, "UTC")).toEqual({});
  expect(Object.keys(offsetsAround(0, "Europe/Lisbon"))).toEqual(["0"]);
  expect(offsetsAround(-1, "Europe/Lisbon")).toEqual({});
});
