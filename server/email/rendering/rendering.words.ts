import { counted } from "#domain/count-words.ts";

export const words = {
  product: "Cairn",
  /** Before an address, in text mail. */
  labelled: (label: string) => `${label}:`,
  moreGoals: (count: number) => `And ${counted(count, "more goal")}.`,
  openDashboard: "Open your dashboard",
  openGoal: "Open your goal",
  checkIn: "Check in",
};
