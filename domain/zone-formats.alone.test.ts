import { expect, test, vi } from "vitest";
import { isZone } from "./zone-offset.ts";

// A format is kept for each zone: kept for each spelling, a client could fill the memory with them.
test("the spellings of a zone share one format", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  const spellings = ["Asia/Tashkent", "asia/tashkent", "ASIA/TASHKENT", "aSIA/tASHKENT"];
  expect(spellings.filter(isZone)).toEqual(spellings);
  expect(made).toHaveBeenCalledTimes(1);
});
