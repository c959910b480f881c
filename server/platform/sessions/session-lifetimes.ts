import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Config } from "../config/config.ts";
import type { Actor } from "./actor.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Lifetime {
  readonly idle: number;
  readonly most: number;
  /** Limits writes caused by reads. */
  readonly touchEvery: number;
}

/** Milliseconds. */
export function lifetimeOf({ sessions }: Config, kind: Actor["kind"]): Lifetime {
  if (kind === "user")
    return { idle: sessions.idleDays * DAY_MS, most: sessions.days * DAY_MS, touchEvery: HOUR };
  return {
    idle: limits.adminIdleMinutes * MINUTE,
    most: limits.adminSessionHours * HOUR,
    touchEvery: MINUTE,
  };
}

/** A session from a clock that was a year ahead is invalid; smaller jumps sign nobody out. */
export const openedAheadAtMost = limits.openedAheadDays * DAY_MS;
