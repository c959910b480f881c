import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./circle-errors.words.ts";

export const words = {
  nameMissing: "Bitte geben Sie einen Namen ein.",
  nameTooLong: `Ein Name darf bis zu ${limits.circleName} Zeichen lang sein.`,
  purposeTooLong: `Ein Zweck darf bis zu ${limits.circlePurpose} Zeichen lang sein.`,
  tooMany: `Sie können in bis zu ${limits.circlesPerPerson} Kreisen sein. Verlassen Sie zuerst einen.`,
  full: `Ein Kreis hat bis zu ${limits.circleMembers} Mitglieder, offene Einladungen eingeschlossen.`,
  linkWrong:
    "Diese Einladung ist nicht mehr gültig. Sie ist vielleicht schon verwendet, zurückgezogen oder abgelaufen. Bitten Sie um eine neue.",
  goalEnded: "Nur ein aktives Ziel kann in einen Kreis eingebracht werden.",
  tooManyGoals: `Sie können bis zu ${limits.circleGoals} Ziele in einen Kreis einbringen.`,
  lineTooLong: `Ihre Zeile darf bis zu ${limits.circleLine} Zeichen lang sein.`,
  askMissing: "Bitte schreiben Sie, was Ihnen helfen würde.",
  messageMissing: "Bitte schreiben Sie eine Nachricht.",
  messageTooLong: `Eine Nachricht darf bis zu ${limits.circleMessage} Zeichen lang sein.`,
  messagesFull: `Eine Woche hat bis zu ${limits.circleMessagesPerWeek} Nachrichten.`,
  nobodyAsks: "Diese Woche bittet niemand um Hilfe.",
  reportMissing: "Bitte schreiben Sie, was passiert ist.",
  reportTooLong: `Eine Meldung darf bis zu ${limits.circleReport} Zeichen lang sein.`,
} satisfies Words<typeof english>;
