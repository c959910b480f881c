import { expect, test, vi } from "vitest";
import { knownZones } from "./known-zones.ts";

test("a zone that is not listed is added, one that is listed stays once, in order", () => {
  const zones = knownZones(["Europe/Rome", "America/Newland"]);
  expect(zones.filter((zone) => zone === "Europe/Rome")).toHaveLength(1);
  expect(zones).toContain("America/Newland");
  expect(zones).toContain("Asia/Tokyo");
  expect(zones).toEqual(zones.toSorted());
});

test("where there is no list, one's own are offered", () => {
  vi.stubGlobal("Intl", {});
  expect(knownZones(["UTC", "Europe/Rome"])).toEqual(["Europe/Rome", "UTC"]);
  vi.unstubAllGlobals();
});
