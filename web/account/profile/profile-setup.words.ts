import { words as list } from "#domain/list.words.ts";
export const words = {
  title: "Complete your profile",
  complete: "This is the name and email address Cairn will use.",
  missing: (parts: readonly string[]) => `Add your ${list.and(parts)} here, or skip this for now.`,
  missingName: "name",
  missingEmail: "email address",

  name: "Name",
  email: "Email",
  emailHint: "Reminders and your coach's notes go here once you've verified it.",
  save: "Save",
  skip: "Skip for now",
};
