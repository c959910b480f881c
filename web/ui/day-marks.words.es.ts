import type { Words } from "#domain/language.ts";
import type { words as english } from "./day-marks.words.ts";

export const words = {
  noDays: "Nada registrado",
  first: {
    logged: (days) => `Registrado: ${days}`,
    "logged-later": (days) => `Registrado más tarde: ${days}`,
    paused: (days) => `En pausa: ${days}`,
  },
  next: {
    logged: (days) => `registrado: ${days}`,
    "logged-later": (days) => `registrado más tarde: ${days}`,
    paused: (days) => `en pausa: ${days}`,
  },
} satisfies Words<typeof english>;
