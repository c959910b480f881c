import { counted } from "./count-words.ts";

export const words = {
  overdue: "Overdue",
  wasDue: (goal: string, days: number) =>
    `“${goal}” was due ${counted(days, "day")} ago. The next step still counts.`,

  deadline: "Upcoming Deadline",
  isDue: (goal: string, when: string) => `“${goal}” is due ${when}.`,
  today: "today",
  tomorrow: "tomorrow",
  inDays: (days: number) => `in ${counted(days, "day")}`,

  stalled: "Stalled Goal",
  noUpdate: (goal: string, days: number) =>
    `“${goal}” has had no update for ${counted(days, "day")}. One small step gets it going again.`,

  feedback: "Coaching Feedback",
  note: (coach: string) => `${coach} wrote you a note.`,
  noteOn: (coach: string, goal: string) => `${coach} wrote you a note on “${goal}”.`,

  exceptional: "Exceptional Progress!",
  exceptionalAt: (average: number) => `Your goals are at ${average}% on average. Enjoy the moment.`,
  strong: "Strong Progress",
  strongAt: (average: number) => `Your goals are at ${average}% on average. Keep it up.`,

  view: "View insights",
  urgent: (count: number) => counted(count, "high-priority insight"),
};
