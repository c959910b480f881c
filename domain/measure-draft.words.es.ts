import type { Words } from "./language.ts";
import type { words as english } from "./measure-draft.words.ts";

export const words = {
  forms: {
    Numeric: {
      label: "Un número",
      hint: "Contar hasta una meta, por ejemplo, 5 contactos nuevos.",
      target: "Meta",
      importHint: "El valor es el total al final de ese día, por ejemplo, 12 o 2.5.",
    },
    Date: {
      label: "Para una fecha",
      hint: "Hecho en una fecha concreta o antes.",
      target: "Fecha prevista",
      importHint: "El valor es la fecha en que lo alcanzó, o queda vacío.",
    },
    DailyStreak: {
      label: "Racha diaria",
      hint: "Uno por cada día que lo haga.",
      target: "Meta (días)",
      importHint: "El valor es el número de días hasta ese momento.",
    },
    Boolean: {
      label: "Sí o no",
      hint: "Sin pasos intermedios.",
      target: null,
      importHint: "El valor es yes (sí) o no.",
    },
  },
} satisfies Words<typeof english>;
