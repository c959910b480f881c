import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./circle-errors.words.ts";

export const words = {
  nameMissing: "Indiquez un nom.",
  nameTooLong: `Le nom ne doit pas dépasser ${limits.circleName} caractères.`,
  purposeTooLong: `Le but ne doit pas dépasser ${limits.circlePurpose} caractères.`,
  tooMany: `Vous pouvez participer à ${limits.circlesPerPerson} cercles au plus. Quittez-en un d’abord.`,
  full: `Un cercle compte ${limits.circleMembers} membres au plus, invitations en attente comprises.`,
  linkWrong:
    "Cette invitation n’est plus valide. Elle a peut-être été utilisée ou retirée, ou elle a expiré. Demandez-en une nouvelle.",
  goalEnded: "Seul un objectif en cours peut être présenté à un cercle.",
  tooManyGoals: `Vous pouvez présenter jusqu’à ${limits.circleGoals} objectifs à un cercle.`,
  lineTooLong: `Votre mot de la semaine ne doit pas dépasser ${limits.circleLine} caractères.`,
  askMissing: "Écrivez ce qui vous aiderait.",
  messageMissing: "Écrivez un message.",
  messageTooLong: `Le message ne doit pas dépasser ${limits.circleMessage} caractères.`,
  messagesFull: `Un cercle peut échanger jusqu’à ${limits.circleMessagesPerWeek} messages par semaine.`,
  nobodyAsks: "Personne ne demande d’aide cette semaine.",
  reportMissing: "Écrivez ce qui s’est passé.",
  reportTooLong: `Le signalement ne doit pas dépasser ${limits.circleReport} caractères.`,
} satisfies Words<typeof english>;
