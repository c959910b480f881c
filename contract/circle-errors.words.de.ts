import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./circle-errors.words.ts";

export const words = {
  nameMissing: "Bitte geben Sie einen Namen ein.",
  nameTooLong: `Der Name darf höchstens ${limits.circleName} Zeichen lang sein.`,
  purposeTooLong: `Der Zweck darf höchstens ${limits.circlePurpose} Zeichen lang sein.`,
  tooMany: `Sie können Mitglied in höchstens ${limits.circlesPerPerson} Kreisen sein. Verlassen Sie zuerst einen.`,
  full: `Ein Kreis kann höchstens ${limits.circleMembers} Mitglieder haben, offene Einladungen eingeschlossen.`,
  linkWrong:
    "Diese Einladung ist nicht mehr gültig. Sie ist vielleicht schon verwendet, zurückgezogen oder abgelaufen. Bitten Sie um eine neue.",
  goalEnded: "Nur ein aktives Ziel kann in einen Kreis eingebracht werden.",
  tooManyGoals: `Sie können höchstens ${limits.circleGoals} Ziele in einen Kreis einbringen.`,
  lineTooLong: `Ihr Satz zur Woche darf höchstens ${limits.circleLine} Zeichen lang sein.`,
  askMissing: "Bitte schreiben Sie, was Ihnen helfen würde.",
  messageMissing: "Bitte schreiben Sie eine Nachricht.",
  messageTooLong: `Die Nachricht darf höchstens ${limits.circleMessage} Zeichen lang sein.`,
  messagesFull: `Pro Woche sind höchstens ${limits.circleMessagesPerWeek} Nachrichten möglich.`,
  nobodyAsks: "Diese Woche bittet niemand um Hilfe.",
  reportMissing: "Bitte schreiben Sie, was passiert ist.",
  reportTooLong: `Die Meldung darf höchstens ${limits.circleReport} Zeichen lang sein.`,
} satisfies Words<typeof english>;
