import type { Words } from "./language.ts";
import type { words as english } from "./progress.words.ts";

export const words = {
  failed: "No se pudo procesar el progreso del objetivo.",

  completed: "Completado",
  ofTheWay: (percent) => `${percent} % del camino`,
} satisfies Words<typeof english>;
