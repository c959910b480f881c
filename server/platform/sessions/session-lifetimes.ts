import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Config } from "../config.ts";
import type { Actor } from "./actor.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Lifetime {
  /** How long a session lasts in which nothing is asked for. */
  readonly idle: number;
  /** How long it lasts at most. */
  readonly most: number;
  /** Its use is written down at most this often, so that reads do not write. */
  readonly touchEvery: number;
}

/** How long a session of each kind lasts, in milliseconds. */
export function lifetimeOf({ sessions }: Config, kind: Actor["kind"]): Lifetime {
  if (kind === "user")
    return { idle: sessions.idleDays * DAY_MS, most: sessions.days * DAY_MS, touchEvery: HOUR };
  return {
    idle: limits.adminIdleMinutes * MINUTE,
    most: limits.adminSessionHours * HOUR,
    touchEvery: MINUTE,
  };
}

/**
 * A session is none whose opening lies further ahead, in milliseconds: opened under a clock that was a year ahead it would
 * live for a year. Clocks that are set by less sign nobody out.
 */
export const openedAheadAtMost = limits.openedAheadDays * DAY_MS;
