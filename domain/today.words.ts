import { counted } from "./count-words.ts";

export const words = {
  wasDue: (distance: string) => `Was due ${distance}`,
  unreadNotes: (notes: number) => counted(notes, "unread coach note"),
  stepDue: (distance: string, step: string) => `Step due ${distance}: ${step}`,
  stepWasDue: (distance: string, step: string) => `Step was due ${distance}: ${step}`,
  reached: "At 100%. Ready to mark complete?",
  dayPassed: "The target date has passed. Did you reach it?",
  stalled: (days: number) => `No update for ${counted(days, "day")}`,
  dueTomorrow: "Due tomorrow",
  due: (distance: string) => `Due ${distance}`,

  nextCheckIn: (day: string) => `Next: your check-in on ${day}.`,
  nextDue: (goal: string, day: string) => `Next: “${goal}”, due ${day}.`,
};
