import { addDays, nowIn, type Day, type Now } from "#domain/day.ts";
import { instantAt } from "#domain/local-hour.ts";

const HOUR = 3_600_000;

/** The days of the world, counted back from today in its zone. */
export interface Calendar {
  readonly now: Now;
  /** So many days ago, or for a negative number, ahead. */
  day(ago: number): Day;
  /** That day at an hour (8.5 is half past eight); of today only what has been is counted, so that nothing is yet to come. */
  moment(ago: number, hour: number): Now;
}

export function calendarOf(at: number, zone: string): Calendar {
  const now = nowIn(at, zone);
  const day = (ago: number): Day => addDays(now.today, -ago);
  const moment = (ago: number, hour: number): Now => {
    const midnight = instantAt(day(ago), 0, zone);
    const part = ago === 0 ? ((at - midnight) * hour) / 24 : hour * HOUR;
    return { ...now, at: Math.floor(midnight + part), today: day(ago) };
  };
  return { now, day, moment };
}
