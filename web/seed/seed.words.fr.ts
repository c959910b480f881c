import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./seed.words.ts";

export const words = {
  title: "Données de test",
  what: "Outil de développement pour créer et effacer des utilisateurs et des objectifs de test.",

  seededNow: "Données de test actuelles",
  people: "Personnes pour se connecter",
  crowdPeople: "Personnes supplémentaires",

  seed: "Créer",
  seedWhat:
    "Crée des personnes inventées avec des objectifs dans tous les états, des coachs, des notes, des badges, des points de suivi, des e-mails et un mois d’activité. Remplace les données de test précédentes. Vous pouvez vous connecter sous le nom de n’importe laquelle.",
  crowd: "Personnes supplémentaires",
  crowdHint: `D’autres personnes, pour remplir les listes : 0 à ${limits.seedPeople}`,
  goalsEach: "Objectifs par personne",
  goalsEachHint: `Pour chaque personne supplémentaire : 0 à ${limits.seedGoals}`,
  notInRange: (most) => `Indiquez un nombre entier de 0 à ${most}.`,
  larger: (command) => parts("Pour plus de données, lancez sur le serveur : ", command),
  command: "npm run seed --",
  commandPeople: "--people 1000",
  commandGoals: "--goals-per-person 10",
  seedData: "Créer les données",
  seeding: "Création...",
  seeded: (people, goals) =>
    `Créé : ${people} personnes avec ${goals} ${frenchPlural(goals, "objectif", "objectifs")}.`,
  signIn: "Se connecter sous l’un de ces noms",

  clear: "Effacer",
  clearWhat:
    "Supprime les personnes de test et toutes leurs données. Les données des autres personnes sont conservées, mais les objectifs accompagnés par une personne de test perdent leur coach.",
  clearData: "Effacer les données",
  clearing: "Effacement...",
  nothingToClear: "Il n’y avait pas de données de test à effacer.",
  cleared: (people) => `Effacé : ${people} personnes de test et toutes leurs données.`,
} satisfies Words<typeof english>;
