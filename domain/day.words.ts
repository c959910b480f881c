import { counted } from "./count-words.ts";

export const words = {
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  narrowWeekdays: ["M", "T", "W", "T", "F", "S", "S"],
  shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],

  dayFirst: (date: number, month: string) => `${date} ${month}`,

  /** Of typed days with slashes. */
  isDayFirst: false as boolean,

  today: "today",
  inDays: (days: number) => `in ${counted(days, "day")}`,
  daysAgo: (days: number) => `${counted(days, "day")} ago`,
};
