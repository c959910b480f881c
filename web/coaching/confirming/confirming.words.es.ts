import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./confirming.words.ts";

export const words = {
  says: (owner, day) =>
    parts(
      owner,
      ` dice que ya está hecho. Si usted no responde, se dará por completado el ${day}.`,
    ),
  confirm: "Confirmar",
  confirmOf: (goal) => ` que ${goal} está hecho`,
  notYet: "Aún no",
  missing: "¿Qué falta?",
  sendNotYet: "Enviar «Aún no»",
  over: "Esta petición ya no está pendiente. Su texto sigue aquí.",
} satisfies Words<typeof english>;
