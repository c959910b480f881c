import { late } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Setting } from "./setting.tsx";
import { words } from "./account.words.ts";

const Calendar = late(
  () => import("./late-settings.ts").then((part) => part.Calendar),
  <Reading>{words.loadingCalendar}</Reading>,
);

// product 27.1
export function CalendarCard() {
  return (
    <Setting title={words.calendar}>
      <p>{words.calendarWhy}</p>
      <Calendar />
    </Setting>
  );
}
