import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./circle-errors.words.ts";

export const words = {
  nameMissing: "Indiquez un nom.",
  nameTooLong: `Un nom peut compter jusqu’à ${limits.circleName} caractères.`,
  purposeTooLong: `Le but d’un cercle peut compter jusqu’à ${limits.circlePurpose} caractères.`,
  tooMany: `Vous pouvez participer à ${limits.circlesPerPerson} cercles au plus. Quittez-en un d’abord.`,
  full: `Un cercle compte ${limits.circleMembers} membres au plus, invitations en attente comprises.`,
  linkWrong:
    "Cette invitation n’est plus valide. Elle a peut-être été utilisée ou retirée, ou elle a expiré. Demandez-en une nouvelle.",
  goalEnded: "Seul un objectif en cours peut être présenté à un cercle.",
  tooManyGoals: `Vous pouvez présenter jusqu’à ${limits.circleGoals} objectifs à un cercle.`,
  lineTooLong: `Votre mot peut compter jusqu’à ${limits.circleLine} caractères.`,
  askMissing: "Écrivez ce qui vous aiderait.",
  messageMissing: "Écrivez un message.",
  messageTooLong: `Un message peut compter jusqu’à ${limits.circleMessage} caractères.`,
  messagesFull: `Une semaine compte ${limits.circleMessagesPerWeek} messages au plus.`,
  nobodyAsks: "Personne ne demande d’aide cette semaine.",
  reportMissing: "Écrivez ce qui s’est passé.",
  reportTooLong: `Un signalement peut compter jusqu’à ${limits.circleReport} caractères.`,
} satisfies Words<typeof english>;
