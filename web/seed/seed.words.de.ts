import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./seed.words.ts";

export const words = {
  title: "Beispieldaten",
  what: "Werkzeug für die Entwicklung: Beispielpersonen und -ziele anlegen und löschen.",

  seededNow: "Vorhandene Beispieldaten",
  people: "Personen zum Anmelden",
  crowdPeople: "Weitere Personen",

  seed: "Anlegen",
  seedWhat:
    "Erstellt erfundene Personen mit Zielen in jedem Zustand, Coaches, Notizen, Abzeichen, Check-ins, E-Mails und einem Monat Aktivität. Ersetzt frühere Beispieldaten. Sie können sich als jede dieser Personen anmelden.",
  crowd: "Weitere Personen",
  crowdHint: `Mehr Personen, um Listen zu füllen: 0 bis ${limits.seedPeople}`,
  goalsEach: "Ziele pro Person",
  goalsEachHint: `Für jede weitere Person: 0 bis ${limits.seedGoals}`,
  notInRange: (most) => `Bitte geben Sie eine ganze Zahl von 0 bis ${most} ein.`,
  larger: (command) => parts("Führen Sie für mehr Daten auf dem Server aus: ", command),
  command: "npm run seed --",
  commandPeople: "--people 1000",
  commandGoals: "--goals-per-person 10",
  seedData: "Daten anlegen",
  seeding: "Wird angelegt...",
  seeded: (people, goals) =>
    `Angelegt: ${people} Personen mit ${goals} ${plural(goals, "Ziel", "Zielen")}.`,
  signIn: "Als eine davon anmelden",

  clear: "Löschen",
  clearWhat:
    "Löscht die Beispielpersonen und alle ihre Daten. Die Daten anderer werden nicht gelöscht, aber Ziele, die eine Beispielperson coacht, verlieren ihren Coach.",
  clearData: "Daten löschen",
  clearing: "Wird gelöscht...",
  nothingToClear: "Es gab keine Beispieldaten zu löschen.",
  cleared: (people) => `Gelöscht: ${people} Beispielpersonen und alle ihre Daten.`,
} satisfies Words<typeof english>;
