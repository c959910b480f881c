import { words as list } from "#domain/list.words.ts";
export const words = {
  title: "Complete your profile",
  complete: "This is the name and email address Cairn will use.",
  notShared: (provider: string, missing: readonly string[]) =>
    `${provider} didn't share your ${list.and(missing)}. Add ${missing.length > 1 ? "them" : "it"} here, or skip this for now.`,
  notKnown: (missing: readonly string[]) =>
    `Add your ${list.and(missing)} here, or skip this for now.`,
  anyProvider: "Your sign-in provider",
  missingName: "name",
  missingEmail: "email address",

  name: "Name",
  email: "Email",
  emailHint: "Reminders and your coach's notes go here once you've verified it.",
  save: "Save",
  skip: "Skip for now",
};
