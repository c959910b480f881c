import { dayOf, nowIn, type Day, type Now } from "./day.ts";

/**
 * Zones on both ends of the day, off by a quarter of an hour, and with changes of the clock: forward or back within
 * the week that begins on the day, in Sao Paulo at midnight.
 */
export const weeks: readonly (readonly [zone: string, first: Day])[] = [
  ["Pacific/Honolulu", "2025-03-06"],
  ["America/New_York", "2025-03-06"],
  ["America/New_York", "2025-10-30"],
  ["America/Sao_Paulo", "2018-11-01"],
  ["America/Sao_Paulo", "2018-02-14"],
  ["Europe/London", "2025-03-27"],
  ["Europe/London", "2025-10-23"],
  ["Asia/Kathmandu", "2028-02-26"],
  ["Pacific/Kiritimati", "2025-12-28"],
];

const HOUR = 3_600_000;

/** The first millisecond of a day in a zone. */
export function firstOf(day: Day, zone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  let [before, within] = [noon - 48 * HOUR, noon + 48 * HOUR];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(middle, zone) < day) before = middle;
    else within = middle;
  }
  return within;
}

/** The last millisecond of a day in a zone, an hour that comes twice included. */
export function lastOf(day: Day, zone: string): number {
  let [within, after] = [firstOf(day, zone), firstOf(day, zone) + 48 * HOUR];
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2);
    if (dayOf(middle, zone) <= day) within = middle;
    else after = middle;
  }
  return within;
}

/** The first and the last moment of a day, as a person in the zone sees them. */
export function endsOf(day: Day, zone: string): readonly [first: Now, last: Now] {
  return [nowIn(firstOf(day, zone), zone), nowIn(lastOf(day, zone), zone)];
}
