import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./queue.words.ts";

export const words = {
  yourGoals: "Sus objetivos",
  readLast: (when) => `Última actualización: ${when}.`,
  noGoals: "No hay objetivos.",

  toSend: "Pendiente de envío",
  stepOn: (step, goal, day) => `${step} en «${goal}», ${day}`,
  done: "Hecho",
  noLongerDone: "Ya no está hecho",
  reachedOn: (day) => `Alcanzado el ${day}`,

  full: `Sin conexión, este dispositivo puede guardar hasta ${limits.stepsOnDevice} cambios. Este no se registró.`,
  notSent: (step) => `No enviado: ${step}`,
  goalGone: "Este objetivo ya no existe.",
  overtaken: "Este objetivo se cambió en otra ventana.",
  tooEarly: `Se puede registrar progreso de hasta ${limits.backDatedDays} días atrás.`,
  yourNote: (note) => `Su nota: «${note}»`,
  more: (count) => `Y ${count} más.`,
} satisfies Words<typeof english>;
