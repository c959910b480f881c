import { dayNumber, type Day } from "./day.ts";

const MS_PER_DAY = 86_400_000;
const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase();
  const made =
    formats.get(name) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "iso8601",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  formats.set(name, made);
  return made;
}

/** What a clock on the wall of `zone` shows at an instant, as if it were the clock of UTC; whole seconds. */
function wallClock(at: number, zone: string): number {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(zone).formatToParts(at))
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
}

/**
 * The instant (milliseconds) at which the clocks of `zone` show a whole hour of a day. Where they skip that hour it is as
 * much later; where they show it twice it is the first time.
 */
export function instantAt(day: Day, hour: number, zone: string): number {
  const wanted = dayNumber(day) * MS_PER_DAY + hour * HOUR;
  const offsetAt = (at: number) => wallClock(at, zone) - at;
  // The offsets on either side of the wanted moment: no zone changes its clock twice within two days.
  const [before, after] = [offsetAt(wanted - MS_PER_DAY), offsetAt(wanted + MS_PER_DAY)];
  const candidates = [wanted - before, wanted - after].toSorted((a, b) => a - b);
  const exact = candidates.find((at) => wallClock(at, zone) === wanted);
  return exact ?? wanted - Math.min(before, after);
}
