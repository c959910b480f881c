export const words = {
  // product 10.4
  fallback: "I'm working on my goals! One step after another, and every one of them counts.",

  workingOn: (goal: string) => `I am working on a goal that I set myself: “${goal}”.`,
  wholeWay: "I have come the whole way: 100%.",
  atBeginning: "I am at its beginning, 0% so far.",
  onTheWayTo: (percent: number, day: string) =>
    `I am ${percent}% of the way to the day that I aim for, ${day}.`,
  onTheWay: (percent: number, progress: string) => `I am ${percent}% of the way: ${progress}.`,
  callComplete: "All that is left is to call it complete.",
  aim: (aim: string, due: string | null) => (due === null ? `${aim}.` : `${aim} by ${due}.`),
  getThere: "I mean to get there",
  toGo: (amount: string) => `${amount} to go`,
  more: "more",

  askCoach: (goal: string) =>
    `I have set myself a goal: “${goal}”. I would be glad to have you as my accountability coach: somebody who looks in now and then, and tells me honestly how it goes.`,
};
