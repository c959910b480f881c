import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./passkey-errors.words.ts";

export const words = {
  passkeyNotOffered: "Unter dieser Adresse sind Passkeys nicht verfügbar.",
  passkeyExpired: "Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.",
  passkeyWrong:
    "Dieser Passkey funktioniert hier nicht. Vielleicht wurde er entfernt oder sein Konto gelöscht.",
  passkeyKnown: "Dieser Passkey wurde schon hinzugefügt.",
  passkeyTooMany: `Sie können höchstens ${limits.passkeys} Passkeys haben. Bitte entfernen Sie zuerst einen.`,
  passkeyNameMissing: "Bitte geben Sie einen Namen ein.",
  passkeyNameTooLong: `Der Name darf höchstens ${limits.passkeyName} Zeichen lang sein.`,
  passkeySignInAgain: `Ihre Anmeldung ist mehr als ${limits.freshSignInMinutes} Minuten her. Bitte melden Sie sich erneut an, um Ihre Passkeys zu ändern.`,
  passkeyNotForAdmins:
    "Dieser Passkey öffnet den Admin-Bereich nicht. Melden Sie sich mit Ihrem Passwort an und erlauben Sie ihn dann unter „Konto“.",
  joinLinkWrong:
    "Diese Einladung ist nicht mehr gültig. Sie ist vielleicht schon verwendet, zurückgezogen oder abgelaufen. Bitten Sie um eine neue.",
  joinTooMany: `Sie können höchstens ${limits.joinLinks} offene Einladungslinks haben. Bitte ziehen Sie zuerst einen zurück.`,
  joinInviteeMissing: "Bitte geben Sie an, für wen der Link ist.",
  joinInviteeTooLong: `Diese Angabe darf höchstens ${limits.invitee} Zeichen lang sein.`,
} satisfies Words<typeof english>;
