import { counted } from "./count-words.ts";

export const words = {
  due: (goal: string) => `Due: ${goal}`,
  step: (step: string) => `Step: ${step}`,
  suggestedStep: "A step that your coach suggested",
  checkIn: (goals: number) => `Check-in: ${counted(goals, "goal")}`,
};
