import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./confirming.words.ts";

export const words = {
  coachConfirms: "Mi coach confirma que está hecho",
  coachConfirmsHint:
    "Cuando marque el objetivo como completado, este quedará hasta 7 días a la espera de la respuesta de su coach.",
  notNow: "Puede cambiarlo cuando no haya ninguna petición pendiente.",
  waiting: (coach, day) =>
    parts(
      "A la espera de que ",
      coach,
      ` lo confirme. Si no responde, se dará por completado el ${day}.`,
    ),
  takeBack: "Retirar",
  takeBackOf: (goal) => ` la petición de confirmar ${goal}`,
} satisfies Words<typeof english>;
