import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./celebration.words.ts";

export const words = {
  complete: "100 %: ¡lo ha conseguido! Muy bien hecho.",
  threeQuarters: "75 %: ya está en la recta final.",
  half: "50 %: ya ha llegado a la mitad.",
  quarter: "25 %: una cuarta parte hecha.",

  sevenDays: "7 días: una semana entera. Se está volviendo un hábito.",
  threeDays: "3 días: va encontrando su ritmo.",
  firstDay: "Día 1: un buen comienzo.",

  share: (goal, weeks) =>
    weeks === 0
      ? `He alcanzado mi objetivo: «${goal}».`
      : `He alcanzado mi objetivo: «${goal}». Me ha llevado ${weeks} ${plural(weeks, "semana", "semanas")} y ya está hecho.`,
  achievement: "Objetivo completado",
} satisfies Words<typeof english>;
