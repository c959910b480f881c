import { daysBetween, type Day } from "#domain/day.ts";
import type { Pace } from "#domain/pace.ts";

/** In viewBox units. */
export const box = { width: 320, height: 130 } as const;
const EDGE = 4;

interface Lines {
  readonly progress: string;
  readonly straight: string;
  readonly last: { readonly x: number; readonly y: number };
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function path(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** From creation to the due date or the last point, whichever is later. */
export function paceLines({ start, due, target, points, straight }: Pace): Lines {
  const end = points.reduce((day, point) => later(day, point.day), later(start, due));
  const days = Math.max(1, daysBetween(start, end));
  const highest = points.reduce((most, { value }) => Math.max(most, value), target);
  const at = (day: Day, value: number) => ({
    x: round(EDGE + ((box.width - 2 * EDGE) * daysBetween(start, day)) / days),
    y: round(box.height - EDGE - (box.height - 2 * EDGE) * (value / highest)),
  });
  const line = points.map(({ day, value }) => at(day, value));
  return {
    progress: path(line),
    straight: path([...straight.map(({ day, value }) => at(day, value)), at(end, target)]),
    last: line.at(-1) ?? at(start, 0),
  };
}
