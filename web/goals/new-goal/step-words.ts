import type { GoalField } from "#domain/goal-fields.ts";

interface StepWords {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
}

// product 3.8
export const stepWords: Readonly<Record<GoalField, StepWords>> = {
  description: {
    title: "What is your goal?",
    label: "Description",
    hint: "One sentence, as you would say it to a colleague.",
  },
  category: {
    title: "Where does it belong?",
    label: "Category",
    hint: "",
  },
  specific: {
    title: "What exactly will you do?",
    label: "Specific",
    hint: "Enough detail that somebody else could tell when it is done.",
  },
  measurable: {
    title: "How will you measure it?",
    label: "Measurable",
    hint: "",
  },
  achievable: {
    title: "What makes it possible?",
    label: "Achievable",
    hint: "The time, the help and the first steps that you can count on.",
  },
  relevant: {
    title: "Why does it matter?",
    label: "Relevant",
    hint: "What changes for you, or for others, once it is done.",
  },
  dueDate: {
    title: "When will it be done?",
    label: "Due date",
    hint: "",
  },
};
