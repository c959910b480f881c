import { late } from "#web/client/late-part.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { words } from "./account.words.ts";

const Calendar = late(
  () => import("./calendar/calendar.tsx").then((part) => part.Calendar),
  <Reading>{words.loadingCalendar}</Reading>,
);

// product 27.1
export function CalendarCard() {
  return (
    <Card as="section" aria-labelledby="calendar-title">
      <Stack>
        <h2 id="calendar-title">{words.calendar}</h2>
        <p>{words.calendarWhy}</p>
        <Calendar />
      </Stack>
    </Card>
  );
}
