import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "./day.ts";
import { cases, rounds } from "./rounds.fixture.ts";
import { offsetAt } from "./zone-offset.ts";

/** Zones whose clocks differ in kind: by half an hour, by two, at midnight, four times a year, twice within seven days, by a whole day, never. */
const different = new Set([
  "Africa/Casablanca",
  "America/Caracas",
  "America/New_York",
  "America/Recife",
  "America/Sao_Paulo",
  "Antarctica/Troll",
  "Asia/Kathmandu",
  "Asia/Pyongyang",
  "Australia/Lord_Howe",
  "Europe/London",
  "Pacific/Apia",
]);
const zones = cases(Intl.supportedValuesOf("timeZone"), (zone) => different.has(zone));
const [EARLIEST, LATEST] = [Date.UTC(1890, 0, 1), Date.UTC(2200, 0, 1)];

/** What a clock on the wall shows, by the format that takes it apart. */
function clockOf(zone: string) {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const time = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, ...parts, ...time });
  return (at: number) => format.format(at).replace(", ", "T");
}

const reckoned = (at: number, zone: string) => new Date(at + offsetAt(at, zone)).toISOString();

test("the clock of every zone shows at any instant what Intl says", () => {
  const clocks = new Map(zones.map((zone) => [zone, clockOf(zone)]));
  const instant = fc.integer({ min: EARLIEST, max: LATEST });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instant, (zone, at) => {
      const shown = clocks.get(zone)?.(at);
      expect(reckoned(at, zone)).toContain(`${shown}.`);
      expect(shown).toContain(`${dayOf(at, zone)}T`);
    }),
    { numRuns: rounds(5_000, 500) },
  );
});

const [SINCE, UNTIL] = [Date.UTC(2000, 0, 1), Date.UTC(2038, 0, 1)];

test("so it does at both sides of every change of the clock since 2000", () => {
  const HALF_DAY = 43_200_000;
  let changes = 0;
  for (const zone of zones) {
    const clock = clockOf(zone);
    let last = offsetAt(SINCE, zone);
    for (let at = SINCE; at < UNTIL; at += HALF_DAY) {
      const next = offsetAt(at + HALF_DAY, zone);
      if (next === last) continue;
      last = next;
      changes += 1;
      let [before, after] = [at, at + HALF_DAY];
      while (after - before > 1) {
        const middle = Math.floor((before + after) / 2);
        if (offsetAt(middle, zone) === next) after = middle;
        else before = middle;
      }
      for (const beside of [before, after])
        expect(reckoned(beside, zone), zone).toContain(`${clock(beside)}.`);
    }
  }
  expect(changes).toBeGreaterThan(rounds(10_000, 300));
});

test("no zone has changed its clock twice within the six days between two looks", () => {
  for (const zone of zones) {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    const ahead = (at: number) => format.format(at).split("GMT")[1];
    let [last, changed] = [ahead(SINCE), -Infinity];
    for (let at = SINCE; at < UNTIL; at += DAY_MS) {
      const now = ahead(at);
      if (now === last) continue;
      expect(at - changed, zone).toBeGreaterThan(6 * DAY_MS);
      [last, changed] = [now, at];
    }
  }
});

test("a zone that has changed its clock back within seven days shows both changes", () => {
  const shown = ["2000-10-07", "2000-10-10", "2000-10-20"].map((day) =>
    offsetAt(Date.parse(`${day}T12:00:00Z`), "America/Recife"),
  );
  expect(shown.map((ahead) => ahead / 3_600_000)).toEqual([-3, -2, -3]);
});
