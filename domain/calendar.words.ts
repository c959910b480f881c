import { counted } from "./count-words.ts";

export const words = {
  due: (goal: string) => `Due: ${goal}`,
  step: (step: string) => `Step: ${step}`,
  suggestedStep: "Suggested by your coach",
  checkIn: (goals: number) => `Check-in: ${counted(goals, "goal")}`,
};
