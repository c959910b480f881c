export const words = {
  oneStep: "One step",
  done: "Done",

  stepOnOverdue: (goal: string) => `one small step on “${goal}” still counts.`,
  beginAgain: (goal: string) => `begin again with “${goal}”, however small.`,
  stepOnNearest: (goal: string) => `a step on “${goal}”, which is due first.`,
  setNext: "set the goal that comes after this one.",
};
