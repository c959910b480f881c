import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./circle-errors.words.ts";

export const words = {
  nameMissing: "Escriba un nombre.",
  nameTooLong: `El nombre puede tener hasta ${limits.circleName} caracteres.`,
  purposeTooLong: `El propósito puede tener hasta ${limits.circlePurpose} caracteres.`,
  tooMany: `Puede estar en un máximo de ${limits.circlesPerPerson} círculos. Antes tiene que dejar alguno.`,
  full: `Un círculo tiene hasta ${limits.circleMembers} miembros, contando las invitaciones pendientes.`,
  linkWrong:
    "Esta invitación ya no es válida. Puede que ya se haya usado, que se haya anulado o que haya caducado. Pida una nueva.",
  goalEnded: "A un círculo solo se pueden aportar objetivos activos.",
  tooManyGoals: `Puede aportar hasta ${limits.circleGoals} objetivos a un círculo.`,
  lineTooLong: `Su frase puede tener hasta ${limits.circleLine} caracteres.`,
  askMissing: "Escriba qué le ayudaría.",
  messageMissing: "Escriba un mensaje.",
  messageTooLong: `Un mensaje puede tener hasta ${limits.circleMessage} caracteres.`,
  messagesFull: `En un círculo se pueden escribir hasta ${limits.circleMessagesPerWeek} mensajes por semana.`,
  nobodyAsks: "Nadie pide ayuda esta semana.",
  reportMissing: "Escriba qué ocurrió.",
  reportTooLong: `Un aviso puede tener hasta ${limits.circleReport} caracteres.`,
} satisfies Words<typeof english>;
