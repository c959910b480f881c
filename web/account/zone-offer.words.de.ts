import type { Words } from "#domain/language.ts";
import type { words as english } from "./zone-offer.words.ts";

export const words = {
  otherZone: (browser, account) => `Ihr Browser ist in ${browser}, Ihr Konto in ${account}.`,
  acceptZone: (zone) => `${zone} verwenden`,
} satisfies Words<typeof english>;
