import { counted } from "./count-words.ts";

const few = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export const words = {
  asksForHelp: (help: string) => `asks for help: “${help}”`,
  saysDone: "says it's done",
  missed: (checkIns: number) =>
    `missed ${few[checkIns] ?? checkIns} check-in${checkIns === 1 ? "" : "s"}`,
  checkedIn: (health: string) => `checked in: ${health}`,
  answered: (reply: string) => `replied: “${reply}”`,
  dueToday: "due today",
  dueTomorrow: "due tomorrow",
  dueIn: (days: number) => `due in ${counted(days, "day")}`,
  cameBack: {
    day: "came back: logged the day after a missed one",
    week: "came back: checked in after a missed one",
  },

  nudge: (goal: string) => `How is “${goal}” going? One line in your check-in is enough.`,
  praise: (goal: string) => `Well done, you came back to “${goal}”.`,
};
