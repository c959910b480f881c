import type { Words } from "#domain/language.ts";
import type { words as english } from "./zone-offer.words.ts";

export const words = {
  otherZone: (browser, account) =>
    `Su navegador está en la zona horaria ${browser}; su cuenta, en ${account}.`,
  acceptZone: (zone) => `Usar ${zone}`,
} satisfies Words<typeof english>;
