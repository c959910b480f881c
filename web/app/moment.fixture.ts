import { nowIn } from "#domain/day.ts";

/** For tests: the moment at which their screens are looked at. */
export const now = nowIn(Date.UTC(2027, 0, 15, 12), "UTC");
