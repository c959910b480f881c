import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./private-notes.words.ts";

export const words = {
  title: "Notes privées",
  readers: (owner) =>
    parts(
      "Ces notes sont visibles par vous uniquement. Ni ",
      owner,
      " ni les autres coachs n’y ont accès.",
    ),
  loading: "Chargement de vos notes privées...",
  failed: "Vos notes privées n’ont pas pu être chargées.",
  most: `Vous pouvez avoir jusqu’à ${limits.privateNotesPerGoal} notes privées sur un objectif.`,

  removedElsewhere:
    "Cette note a été supprimée dans une autre fenêtre. Vos modifications n’ont pas été enregistrées :",
  notSaved: "Non enregistré",
  dismiss: "Fermer",

  newNote: "Nouvelle note privée",
  changedNote: "Modifier la note",
  keepNote: "Enregistrer la note",
  saveChange: "Enregistrer",
  discardChange: "Ne pas enregistrer",
  saved: "Note privée enregistrée.",
  saveFailed: "La note n’a pas pu être enregistrée. Réessayez.",
  saveRefused:
    "La note n’a pas été enregistrée : vous n’accompagnez plus cet objectif, ou la note a été supprimée. Votre texte est toujours là.",

  changedAt: "Modifiée ",
  change: "Modifier",
  remove: "Supprimer",
  ofNote: (beginning) => ` la note « ${beginning} »`,
  removal: "Supprimer la note",
  removalSure: "Supprimer cette note ? Cette action est irréversible.",
  removeNote: "Supprimer la note",
  keepIt: "Garder la note",
} satisfies Words<typeof english>;
