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
    state: "situación",
    madeAt: "creado",
    updatedAt: "última actualización",
    completedAt: "completado",
    closedAt: "cerrado",
    learned: "aprendido",
    coach: "coach",

    day: "día",
    from: "de",
    to: "a",
    note: "nota",
    how: "cómo",
    writtenAt: "escrito",

    kind: "clase",
    firstDay: "primer día",
    for: "visible para",
    going: "estado",
    promiseBefore: "último compromiso cumplido",
    inTheWay: "obstáculo",
    wouldHelp: "ayuda",
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
