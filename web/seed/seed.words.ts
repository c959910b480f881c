import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Seed Data",
  what: "Developer tool to seed and clear test users and goals.",

  seededNow: "Current seed data",
  people: "People to sign in as",
  crowdPeople: "Extra people",

  seed: "Seed",
  seedWhat:
    "Creates made-up people with goals in every state, coaches, notes, badges, check-ins, emails and a month of activity. It replaces earlier seed data. You can sign in as any of them.",
  crowd: "Extra people",
  crowdHint: `More people, to fill lists: 0 to ${limits.seedPeople}`,
  goalsEach: "Goals each",
  goalsEachHint: `For each extra person: 0 to ${limits.seedGoals}`,
  notInRange: (most: number) => `Please enter a whole number from 0 to ${most}.`,
  larger: (command: ReactNode) => parts("For more data, run this on the server: ", command),
  command: "npm run seed --",
  commandPeople: "--people 1000",
  commandGoals: "--goals-per-person 10",
  seedData: "Seed Data",
  seeding: "Seeding...",
  seeded: (people: string, goals: number) =>
    `Seeded: ${people} people with ${counted(goals, "goal")}.`,
  signIn: "Sign in as one of them",

  clear: "Clear",
  clearWhat:
    "Deletes the seeded people and all their data. Other people's data isn't deleted, but goals coached by a seeded person lose their coach.",
  clearData: "Clear Data",
  clearing: "Clearing...",
  nothingToClear: "There was no seed data to clear.",
  cleared: (people: string) => `Cleared: ${people} seeded people and all their data.`,
};
