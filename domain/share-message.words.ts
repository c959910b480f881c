export const words = {
  // product 10.4
  fallback: "I'm working on my goals! One step at a time, and every step counts.",

  workingOn: (goal: string) => `I'm working on a goal: “${goal}”.`,
  wholeWay: "I've reached 100%.",
  atBeginning: "I'm just getting started.",
  onTheWayTo: (percent: number, day: string) =>
    `I'm ${percent}% of the way to my target date, ${day}.`,
  onTheWay: (percent: number, progress: string) => `I'm ${percent}% of the way there: ${progress}.`,
  callComplete: "All that's left is to call it done.",
  aim: (aim: string, due: string | null) => (due === null ? `${aim}.` : `${aim} by ${due}.`),
  getThere: "I plan to get there",
  toGo: (amount: string) => `${amount} to go`,
  more: "more",

  askCoach: (goal: string) =>
    `I've set myself a goal: “${goal}”. Would you be my accountability coach? You'd look in now and then and tell me honestly how you think it's going.`,
};
