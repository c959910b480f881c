import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./today.words.ts";

export const words = {
  wasDue: (distance) => `Venció ${distance}`,
  unreadNotes: (notes) =>
    `${notes} ${plural(notes, "nota de coaching sin leer", "notas de coaching sin leer")}`,
  stepDue: (distance, step) => `Paso que vence ${distance}: ${step}`,
  stepWasDue: (distance, step) => `Paso que venció ${distance}: ${step}`,
  reached: "Al 100 %. ¿Lo marca como completado?",
  dayPassed: "La fecha prevista ya pasó. ¿Lo consiguió?",
  stalled: (days) => `${days} ${plural(days, "día", "días")} sin progreso`,
  dueTomorrow: "Vence mañana",
  due: (distance) => `Vence ${distance}`,

  nextCheckIn: (day) => `Lo siguiente: su seguimiento, el ${day}.`,
  nextDue: (goal, day) => `Lo siguiente: «${goal}», que vence el ${day}.`,
} satisfies Words<typeof english>;
