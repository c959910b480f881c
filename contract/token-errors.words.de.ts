import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./token-errors.words.ts";

export const words = {
  tokenNameMissing: "Bitte geben Sie einen Namen ein.",
  tokenNameTooLong: `Der Name darf höchstens ${limits.tokenName} Zeichen lang sein.`,
  tokenDaysInvalid: `Ein Token kann 1 bis ${limits.accessTokenDays} Tage gültig sein.`,
  tokenTooMany: `Sie können höchstens ${limits.accessTokens} Zugriffstoken haben. Bitte widerrufen Sie zuerst eines.`,
  tokenSignInAgain: `Ihre Anmeldung ist mehr als ${limits.freshSignInMinutes} Minuten her. Bitte melden Sie sich erneut an, um das Token zu erstellen.`,
} satisfies Words<typeof english>;
