import type { Words } from "#domain/language.ts";
import type { words as english } from "./own-tables.words.ts";

export const words = {
  headings: {
    goalId: "id de l’objectif",
    goal: "objectif",
    category: "catégorie",
    specific: "spécifique",
    achievable: "atteignable",
    relevant: "pertinent",
    measure: "mesure",
    value: "valeur",
    target: "cible",
    unit: "unité",
    due: "échéance",
    state: "statut",
    madeAt: "créé le",
    updatedAt: "dernière mise à jour le",
    completedAt: "atteint le",
    closedAt: "clôturé le",
    learned: "ce que vous avez appris",
    coach: "coach",

    day: "jour",
    from: "valeur avant",
    to: "valeur après",
    note: "note",
    how: "origine",
    writtenAt: "écrit le",

    kind: "type",
    firstDay: "premier jour",
    for: "visible par",
    going: "état",
    promiseBefore: "dernier engagement tenu",
    inTheWay: "obstacle",
    wouldHelp: "aide",
    promise: "engagement",
    seenAt: "vu le",

    circle: "cercle",
    week: "semaine",
    text: "texte",
    askedForHelp: "aide demandée",
  },

  yes: "oui",
  no: "non",
  youAlone: "vous uniquement",
  youAndCoach: "vous et votre coach",
} satisfies Words<typeof english>;
