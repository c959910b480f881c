import type { ReactNode } from "react";
import type { GoalField } from "#domain/goal-fields.ts";
import { parts } from "#web/ui/parts.ts";

interface StepWords {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
}

export const words = {
  title: "Create New SMART Goal",
  titleAt: (step: number, steps: number) => `Create New SMART Goal (${step}/${steps})`,
  titleFrom: (template: string) => `Create Goal: ${template}`,
  begun: "We kept your draft.",
  goOn: "Continue",
  startAnew: "Start over",
  startAnewFrom: (goal: ReactNode) => parts("“Start over” replaces your draft with “", goal, "”."),
  loading: "Loading the goal...",
  missing: "That goal doesn't exist. Please start from another one.",
  failed: "The goal couldn't be loaded.",

  templates: "Templates",
  whyTemplates: "Start from a template and change anything you like, or start from scratch.",
  startFromScratch: "Start from scratch",
  chooseTemplate: "Use this template",
  chooseTemplateNamed: (template: string) => `Use this template: ${template}`,
  freePlan: "Free plan: 4 templates and up to 3 goals",
  premium: "Premium: 20+ templates",
  upgrade: "Upgrade to Premium",
  premiumSoon: "Premium templates coming soon! Join the waitlist.",

  usingTemplate: (template: string) => `Using template: ${template}`,
  changeTemplate: "Change template",
  // product 3.8
  steps: {
    description: {
      title: "What is your goal?",
      label: "Description",
      hint: "One sentence, the way you'd say it to a colleague.",
    },
    category: {
      title: "Where does it belong?",
      label: "Category",
      hint: "",
    },
    specific: {
      title: "What exactly will you do?",
      label: "Specific",
      hint: "Enough detail for someone else to tell when it's done.",
    },
    measurable: {
      title: "How will you measure it?",
      label: "Measurable",
      hint: "",
    },
    achievable: {
      title: "What makes it possible?",
      label: "Achievable",
      hint: "What time, help and first steps can you count on?",
    },
    relevant: {
      title: "Why does it matter?",
      label: "Relevant",
      hint: "What will be different for you or others when it's done?",
    },
    dueDate: {
      title: "When will it be done?",
      label: "Due date",
      hint: "",
    },
  } satisfies Readonly<Record<GoalField, StepWords>>,
  measureType: "Measure",
  noTarget: "No target needed: you mark this goal as done yourself.",
  unit: "Unit",
  unitExample: "new connections",
  dayFormat: "YYYY-MM-DD or MM/DD/YYYY",
  openCalendar: "Open calendar",
  previous: "Previous",
  next: "Next",
  save: "Save Goal",
  saveFailed: "Failed to save goal. Please try again.",
  signIn: "Sign in from a new tab",
  thenSaveAgain: (signIn: ReactNode) =>
    parts(signIn, ", then save again. Nothing you typed is lost."),

  saved: "Goal saved successfully!",
  addAnother: "Add another",

  makeItHappen: "Make it happen",
  optional: "All of this is optional, and can be changed on the goal's page.",
  firstStep: "What will you do first?",
  when: "When?",
  obstacle: "What could stop you?",
  action: "Then I will",
  inviteCoach: "Invite a coach next",
  whichCoach: "Who should coach you? You'll get a link for one person.",
  savePlan: "Save plan",
  later: "Later",

  yourGoal: "Your goal",
  edit: "Edit",
  theField: (field: string) => `, ${field}`,
  notYet: "Not filled in yet",
  inDays: (days: number) => `In ${days} days`,
  endOfQuarter: "End of quarter",
};
