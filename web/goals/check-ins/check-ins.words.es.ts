import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./check-ins.words.ts";

export const words = {
  toYourself: "Nota personal",
  toYourCoach: "Nota para su coach",
  howIsItGoing: "¿Cómo va?",
  whoReads: "Quién puede leerlo",
  onlyMe: "Solo yo",
  myCoachToo: "Mi coach y yo",
  noCoachNow:
    "La persona para quien escribió esto ya no es coach de este objetivo. Solo usted puede leerlo.",
  anotherCoach: (coach) =>
    `${coach} no era su coach cuando escribió esto. Solo usted puede leerlo, a menos que elija otra cosa.`,
  save: "Guardar nota",
  saved: "Nota guardada.",

  loading: "Cargando sus seguimientos...",
  none: "Sus seguimientos aparecerán aquí.",
  checkIn: (health) => (health === null ? "Seguimiento." : `Seguimiento: ${health}.`),
  promised: (said, promise) => `${said} Voy a ${promise}`,
  writtenFor: (category, when, readers) => parts(category, ` · ${when} · visible para ${readers}`),
  youAlone: "usted",
  youAndCoach: "usted y su coach",
} satisfies Words<typeof english>;
