import type { DayMark } from "#domain/week.ts";

export const words = {
  noDays: "Nothing logged",
  /** 'Logged Mon, Tue' */
  first: {
    logged: (days: string) => `Logged ${days}`,
    "logged-later": (days: string) => `Logged later ${days}`,
    paused: (days: string) => `Paused ${days}`,
  } satisfies Record<Exclude<DayMark, "none">, unknown>,
  /** After another mark. */
  next: {
    logged: (days: string) => `logged ${days}`,
    "logged-later": (days: string) => `logged later ${days}`,
    paused: (days: string) => `paused ${days}`,
  } satisfies Record<Exclude<DayMark, "none">, unknown>,
};
