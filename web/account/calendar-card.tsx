import { late } from "#web/client/late-part.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";

const Calendar = late(
  () => import("./calendar/calendar.tsx").then((part) => part.Calendar),
  <Reading>Loading your calendar...</Reading>,
);

// product 27.1
export function CalendarCard() {
  return (
    <Card as="section" aria-labelledby="calendar-title">
      <Stack>
        <h2 id="calendar-title">Your calendar</h2>
        <p>
          Due dates, steps and check-in days, in the calendar that you look at anyway. Whoever has
          the address can read them.
        </p>
        <Calendar />
      </Stack>
    </Card>
  );
}
