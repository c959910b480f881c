import type { Words } from "#domain/language.ts";
import type { words as english } from "./zone-offer.words.ts";

export const words = {
  otherZone: (browser, account) =>
    `Ihr Browser verwendet die Zeitzone ${browser}, Ihr Konto ${account}.`,
  acceptZone: (zone) => `${zone} verwenden`,
} satisfies Words<typeof english>;
