import type { Words } from "#domain/language.ts";
import type { words as english } from "./banners.words.ts";

export const words = {
  emailVerified: "Ihre E-Mail-Adresse ist bestätigt. Vielen Dank!",
  planChosen: (plan) =>
    `Willkommen! Sie nutzen den Tarif ${plan}. Setzen Sie jetzt Ihr erstes Ziel!`,
} satisfies Words<typeof english>;
