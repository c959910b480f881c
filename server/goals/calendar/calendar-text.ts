import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { goalPath } from "#contract/routes.ts";
import type { CalendarEvent } from "#domain/calendar.ts";
import * as limits from "#domain/limits.ts";

/**
 * A calendar as the text of RFC 5545 (decision 38). Days have no zone and no end, which is one whole day; nothing in it is of
 * the moment, so that a calendar that stays the same is the same text. `origin` is where the server is found.
 */
export function calendarText(events: readonly CalendarEvent[], origin: string): string {
  const calendar = ical({
    name: "Cairn",
    prodId: { company: "Cairn", product: "Cairn", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: limits.calendarHours * 3_600,
  });
  for (const { uid, day, title, lines, goalId, changedAt } of events) {
    const changed = new Date(changedAt);
    calendar.createEvent({
      id: uid,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: changed,
      lastModified: changed,
      summary: title,
      description: lines.length === 0 ? null : lines.join("\n"),
      url: `${origin}${goalId === null ? "/check-in" : goalPath(goalId)}`,
      // Nobody is busy by it.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
