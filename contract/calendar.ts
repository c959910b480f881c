import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { instant, nothing } from "./fields.ts";

const calendarFeed = z.strictObject({
  /** A secret: anyone with it can read the calendar. */
  address: z.string(),
  createdAt: instant,
  /** To the hour; null until then. */
  lastReadAt: z.nullable(instant),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

export const readCalendarFeed = endpoint({
  method: "GET",
  path: "/api/account/calendar",
  right: "account.calendar",
  summary: "The address of the person's calendar; null where they have none",
  output: z.strictObject({ feed: z.nullable(calendarFeed) }),
});

export const makeCalendarFeed = endpoint({
  method: "POST",
  path: "/api/account/calendar",
  right: "account.calendar",
  counted: "settings",
  summary:
    "Make an address for the person's calendar; where they have one it stays, unless it is to be replaced: the old one then stops at once",
  input: z.strictObject({ replace: z.boolean() }),
  output: z.strictObject({ feed: calendarFeed }),
});

export const removeCalendarFeed = endpoint({
  method: "POST",
  path: "/api/account/calendar/remove",
  right: "account.calendar",
  counted: { because: "it ends an address, and those are counted" },
  summary: "Take the address of the person's calendar away; it stops at once",
  input: nothing,
  output: nothing,
});
