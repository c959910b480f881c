import type { Words } from "./language.ts";
import type { words as english } from "./listed-user.words.ts";

export const words = {
  unknownUser: "Utilisateur inconnu",
  noEmail: "Aucun e-mail indiqué",
} satisfies Words<typeof english>;
