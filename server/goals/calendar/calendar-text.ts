import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { goalPath } from "#contract/routes.ts";
import type { CalendarEvent } from "#domain/calendar.ts";
import * as limits from "#domain/limits.ts";
import { currentLanguage } from "#server/platform/language.ts";

/** RFC 5545 (decision 38). All-day events; no timestamps, so that an unchanged calendar is the same text. */
export function calendarText(events: readonly CalendarEvent[], origin: string): string {
  const calendar = ical({
    name: "Cairn",
    prodId: { company: "Cairn", product: "Cairn", language: currentLanguage().toUpperCase() },
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
      // Does not show the person as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
