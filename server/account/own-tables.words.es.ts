import type { Words } from "#domain/language.ts";
import type { words as english } from "./own-tables.words.ts";

export const words = {
  headings: {
    goalId: "id del objetivo",
    goal: "objetivo",
    category: "categoría",
    specific: "específico",
    achievable: "alcanzable",
    relevant: "relevante",
    measure: "medida",
    value: "valor",
    target: "meta",
    unit: "unidad",
    due: "fecha límite",
    state: "estado",
    madeAt: "creado",
    updatedAt: "última actualización",
    completedAt: "completado",
    closedAt: "cerrado",
    learned: "lo que aprendió",
    coach: "coach",

    day: "día",
    from: "valor anterior",
    to: "valor nuevo",
    note: "nota",
    how: "cómo se registró",
    writtenAt: "escrito",

    kind: "tipo",
    firstDay: "primer día",
    for: "visible para",
    going: "cómo va",
    promiseBefore: "cumplió el compromiso anterior",
    inTheWay: "obstáculo",
    wouldHelp: "qué le ayudaría",
    promise: "compromiso",
    seenAt: "visto",

    circle: "círculo",
    week: "semana",
    text: "texto",
    askedForHelp: "pidió ayuda",
  },

  yes: "sí",
  no: "no",
  youAlone: "solo usted",
  youAndCoach: "usted y su coach",
} satisfies Words<typeof english>;
