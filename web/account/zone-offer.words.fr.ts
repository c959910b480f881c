import type { Words } from "#domain/language.ts";
import type { words as english } from "./zone-offer.words.ts";

export const words = {
  otherZone: (browser, account) =>
    `Fuseau de votre navigateur : ${browser}. Fuseau de votre compte : ${account}.`,
  acceptZone: (zone) => `Utiliser ${zone}`,
} satisfies Words<typeof english>;
