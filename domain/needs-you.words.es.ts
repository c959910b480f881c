import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./needs-you.words.ts";

const few = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];

export const words = {
  asksForHelp: (help) => `pide ayuda: «${help}»`,
  saysDone: "dice que ya está hecho",
  missed: (checkIns) =>
    `dejó ${few[checkIns] ?? checkIns} ${plural(checkIns, "seguimiento", "seguimientos")} sin hacer`,
  checkedIn: (health) => `seguimiento: ${health}`,
  answered: (reply) => `respondió: «${reply}»`,
  dueToday: "vence hoy",
  dueTomorrow: "vence mañana",
  dueIn: (days) => `vence en ${days} ${plural(days, "día", "días")}`,
  cameBack: {
    day: "retomó el ritmo: registró progreso tras un día perdido",
    week: "retomó el ritmo: hizo el seguimiento tras dejar uno sin hacer",
  },

  nudge: (goal) => `¿Cómo va «${goal}»? Basta con una línea en el seguimiento.`,
  praise: (goal) => `Bien hecho: ha retomado «${goal}».`,
} satisfies Words<typeof english>;
