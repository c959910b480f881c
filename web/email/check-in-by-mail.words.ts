export const words = {
  title: "Check in by mail",
  notSaved: (chosen: string, reason: string) => `Not saved: ${chosen}. ${reason}`,
  done: "Done",
  oneStep: "One step",
  written: (change: string, health: string) => `Your check-in is written: ${change}, ${health}.`,

  progress: "Progress",
  health: "How is it going?",
  willBeWritten: (chosen: string) => `Will be written: ${chosen}. `,
  onlyYou: "Only you can read it.",
  coachReads: (coach: string) => `${coach} can read it.`,
  openUntil: (day: string) => `Open until ${day}.`,
  save: "Save check-in",
  open: "Open Cairn",
};
