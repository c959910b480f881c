import { addDays, nowIn, type Day, type Now } from "#domain/day.ts";
import { instantAt } from "#domain/local-hour.ts";

const HOUR = 3_600_000;

export interface Calendar {
  readonly now: Now;
  /** Negative numbers are ahead. */
  day(ago: number): Day;
  /** 8.5 is half past eight; hours of today are scaled to the time that has passed. */
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
