import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./check-in-by-mail.words.ts";

export const words = {
  title: "Seguimiento por correo",
  notSaved: (chosen, reason) => `No se guardó: ${chosen}. ${reason}`,
  done: "Hecho",
  oneStep: "+1",
  written: (change, health) => `Seguimiento guardado: ${change}, ${health}.`,

  lastTime: (promise) => parts("Compromiso anterior: ", promise),
  progress: "Progreso",
  health: "¿Cómo va?",
  willBeWritten: (chosen) => `Se guardará: ${chosen}. `,
  onlyYou: "Solo usted puede leerlo.",
  coachReads: (coach) => `${coach} puede leerlo.`,
  openUntil: (day) => `Abierto hasta el ${day}.`,
  save: "Guardar seguimiento",
  open: "Abrir Cairn",
} satisfies Words<typeof english>;
