export const words = {
  oneStep: "+1",
  done: "Done",

  stepOnOverdue: (goal: string) => `take one small step on “${goal}”. It still counts.`,
  beginAgain: (goal: string) => `pick up “${goal}” again with one small step.`,
  stepOnNearest: (goal: string) => `work on “${goal}”, which is due first.`,
  setNext: "set a new goal.",
};
