import type { Words } from "./language.ts";
import type { words as english } from "./motivation.words.ts";

export const words = {
  fallback: "¡Siga trabajando en sus objetivos!",

  nearlyDone: "Ha hecho casi todo lo que se propuso. Gran trabajo.",
  wellOnYourWay: "Va muy bien. Su trabajo está dando frutos.",
  halfway: "Ha llegado a la mitad. Siga haciendo lo que funciona.",
  goodStart: "Ha empezado bien. Cada pequeño paso cuenta.",
  ofTime: "Este promedio incluye el tiempo transcurrido. Cada pequeño paso cuenta.",

  reached: "Ya ha completado un objetivo antes y puede volver a hacerlo.",
  badge: "Ya ha conseguido una insignia antes. Hoy es un buen día para el siguiente paso.",
  stalled: "Al menos un objetivo lleva tiempo sin progreso. Dé hoy un pequeño paso.",
  beginning: "Todo objetivo empieza con un pequeño paso. Hoy es un buen día para darlo.",
} satisfies Words<typeof english>;
