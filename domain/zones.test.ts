import { expect, test } from "vitest";
import { addDays, dayOf } from "./day.ts";
import { firstOf, lastOf, weeks } from "./zones.fixture.ts";

const HOUR = 3_600_000;

test.each(weeks)(
  "in %s a week from %s has no gap, and a change of clocks where there is one",
  (zone, first) => {
    const days = Array.from({ length: 8 }, (_, ahead) => addDays(first, ahead));
    for (const day of days) {
      expect([firstOf(day, zone), lastOf(day, zone)].map((at) => dayOf(at, zone))).toEqual([
        day,
        day,
      ]);
      expect(firstOf(addDays(day, 1), zone)).toBe(lastOf(day, zone) + 1);
    }
    const hours = new Set(days.map((day) => (lastOf(day, zone) + 1 - firstOf(day, zone)) / HOUR));
    const changes = /New_York|Sao_Paulo|London/.test(zone);
    expect(hours.size).toBe(changes ? 2 : 1);
  },
);
