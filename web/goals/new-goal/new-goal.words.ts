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
  begun: "You had begun this goal. Your words are still here.",
  goOn: "Go on",
  startAnew: "Start anew",
  startAnewFrom: (goal: ReactNode) => parts("Start anew fills the form from “", goal, "”."),
  loading: "Loading the goal...",
  missing: "The goal that you asked for is not there. Begin with something else.",
  failed: "The goal could not be loaded.",

  templates: "Templates",
  whyTemplates: "Start from a template and change what you like, or write every word yourself.",
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
  } satisfies Readonly<Record<GoalField, StepWords>>,
  measureType: "Measure type",
  noTarget: "No target to set: this goal is done once you say it is done.",
  unit: "Unit",
  unitExample: "new connections",
  dayFormat: "YYYY-MM-DD or MM/DD/YYYY",
  openCalendar: "Open calendar",
  previous: "Previous",
  next: "Next",
  save: "Save Goal",
  saveFailed: "Failed to save goal. Please try again.",
  signIn: "Sign in in a new tab",
  thenSaveAgain: (signIn: ReactNode) => parts(signIn, ", then save again. Your words stay here."),

  saved: "Goal saved successfully!",
  toDashboard: "See it on your dashboard",
  inviteCoach: "Invite a coach",
  addAnother: "Add another",
};
