import { counted } from "./count-words.ts";

export const words = {
  justNow: "Just now",
  justNowInSentence: "just now",
  minutesAgo: (minutes: number) => `${counted(minutes, "minute")} ago`,
  hoursAgo: (hours: number) => `${counted(hours, "hour")} ago`,
  daysAgo: (days: number) => `${counted(days, "day")} ago`,
};
