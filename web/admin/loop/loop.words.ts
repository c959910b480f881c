import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Check-ins",
  range: "Range",
  weeks: (count: number) => `${count} weeks`,
  counting: "Counting...",
  countedAt: (time: ReactNode) => parts("As of ", time),

  coached: "Goals with a coach",
  done: "Done",
  missed: "Missed",
  due: "Still due",
  doneOfOver: "Completion rate",
  answersWithin: "Median coach reply time",
  days: (days: number, shown: string) => `${shown} ${days === 1 ? "day" : "days"}`,
  unknown: "N/A",
  noneDue: (weeks: number) => `No check-ins were due in the last ${weeks} weeks.`,

  byWeek: "Check-ins by week",
  weekNames: "Weeks start on Monday.",
  weekOf: "Week of",
  weekCounts: (week: string, done: string, due: string, missed: string) =>
    `Week of ${week}: done ${done}, still due ${due}, missed ${missed}`,
};
