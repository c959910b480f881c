import type { Words } from "#domain/language.ts";
import type { words as english } from "./own-tables.words.ts";

export const words = {
  headings: {
    goalId: "Ziel-ID",
    goal: "Ziel",
    category: "Kategorie",
    specific: "spezifisch",
    achievable: "erreichbar",
    relevant: "relevant",
    measure: "Messgröße",
    value: "Wert",
    target: "Zielwert",
    unit: "Einheit",
    due: "Fälligkeit",
    state: "Status",
    madeAt: "erstellt am",
    updatedAt: "zuletzt aktualisiert am",
    completedAt: "abgeschlossen am",
    closedAt: "unerreicht beendet am",
    learned: "Gelerntes",
    coach: "Coach",

    day: "Tag",
    from: "von",
    to: "auf",
    note: "Notiz",
    how: "Art",
    writtenAt: "geschrieben am",

    kind: "Typ",
    firstDay: "erster Tag",
    for: "sichtbar für",
    going: "Einschätzung",
    promiseBefore: "letzte Zusage gehalten",
    inTheWay: "Hindernis",
    wouldHelp: "Hilfe",
    promise: "Zusage",
    seenAt: "gesehen am",

    circle: "Kreis",
    week: "Woche",
    text: "Text",
    askedForHelp: "um Hilfe gebeten",
  },

  yes: "ja",
  no: "nein",
  youAlone: "Sie allein",
  youAndCoach: "Sie und Ihren Coach",
} satisfies Words<typeof english>;
