import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Seed Data",
  what: "Developer tool to seed and clear test users and goals.",

  seededNow: "Seeded now",
  people: "People to sign in as",
  crowdPeople: "People in the crowd",

  seed: "Seed",
  seedWhat:
    "Makes a small world of invented people with goals in every state, coaches, notes, badges, check-ins, mail and a month of activity, and replaces the one before it. You can sign in as each of them.",
  crowd: "Crowd",
  crowdHint: `More people to fill lists: 0 to ${limits.seedPeople}`,
  goalsEach: "Goals each",
  goalsEachHint: `Of the crowd: 0 to ${limits.seedGoals}`,
  notInRange: (most: number) => `Please enter a whole number from 0 to ${most}.`,
  larger: (command: ReactNode) =>
    parts("Larger worlds are made on the server's machine: ", command),
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
    "Takes the seeded people away with all that is theirs. Everybody else stays as they are; a goal that a seeded person coached is free for another coach.",
  clearData: "Clear Data",
  clearing: "Clearing...",
  nothingToClear: "There was nothing to clear.",
  cleared: (people: string) => `Cleared: ${people} seeded people with all that was theirs.`,
};
