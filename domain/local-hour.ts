import { DAY_MS, dayNumber, type Day } from "./day.ts";
import { offsetAt } from "./zone-offset.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The instant (ms) of a local hour, 0 to 24; a skipped hour moves later, a repeated one is the first. */
export function instantAt(day: Day, hour: number, zone: string): number {
  const wanted = dayNumber(day) * DAY_MS + hour * HOUR;
  // No zone changes its clock twice within two days.
  const [before, after] = [offsetAt(wanted - DAY_MS, zone), offsetAt(wanted + DAY_MS, zone)];
  const candidates = [wanted - before, wanted - after].toSorted((a, b) => a - b);
  const exact = candidates.find((at) => at + offsetAt(at, zone) === wanted);
  return exact ?? wanted - Math.min(before, after);
}

/** The local time at an instant (ms): "09:05". */
export function clockOf(at: number, zone: string): string {
  const local = at + offsetAt(at, zone);
  const inDay = local - Math.floor(local / DAY_MS) * DAY_MS;
  const parts = [inDay / HOUR, (inDay % HOUR) / MINUTE];
  return parts.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}
