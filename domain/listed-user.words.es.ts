import type { Words } from "./language.ts";
import type { words as english } from "./listed-user.words.ts";

export const words = {
  unknownUser: "Sin nombre",
  noEmail: "Sin correo",
} satisfies Words<typeof english>;
