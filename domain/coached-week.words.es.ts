import type { Words } from "./language.ts";
import type { words as english } from "./coached-week.words.ts";

export const words = {
  days: (first, last) => `${first} – ${last}`,
  notAnsweredYet: (promise) => `«${promise}» (aún sin respuesta)`,
  open: (day) => `Seguimiento abierto hasta el ${day}`,
  missed: "Seguimiento no realizado",
  away: "En pausa, no hace falta seguimiento",
  forOwner: "Seguimiento hecho (privado)",
  help: (help) => `le ayudaría: «${help}»`,
} satisfies Words<typeof english>;
