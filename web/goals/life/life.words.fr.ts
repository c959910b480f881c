import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./life.words.ts";

function entriesInWords(count: number): string {
  return `${count} ${frenchPlural(count, "saisie", "saisies")}`;
}

export const words = {
  thisGoal: "Gérer cet objectif",
  more: "Autres actions",
  edit: "Modifier",
  pause: "Mettre en pause",
  changePause: "Modifier la pause",
  resume: "Reprendre",
  checkIns: "Points de suivi",
  close: "Clôturer",
  delete: "Supprimer",
  reopen: "Rouvrir",
  reopened: "Objectif rouvert.",

  editTitle: "Modifier cet objectif",
  becameElsewhere: (value) => `Valeur changée en « ${value} » dans une autre fenêtre.`,
  why: "Motif",
  whyOptional: "Motif (facultatif)",
  coachWillRead: (coach) => `Visible par ${coach}.`,
  discard: "Ne pas enregistrer",
  saveChanges: "Enregistrer",
  changed: "Modifications enregistrées.",

  pauseTitle: "Mettre cet objectif en pause",
  changePauseTitle: "Modifier cette pause",
  whatPausing:
    "Pendant la pause, aucun retard ni arrêt n’est signalé pour cet objectif, et vous ne recevez pas de rappels.",
  howLong: "Pour combien de temps ?",
  untilDay: "Jusqu’à une date",
  untilResumed: "Jusqu’à ce que je le reprenne",
  firstDayBack: "Jour de la reprise",
  coachCanRead: (coach) => `Visible par ${coach}.`,
  paused: "Objectif mis en pause.",
  pauseChanged: "Pause modifiée.",

  pauseOver: (days) =>
    `Bon retour parmi nous. Cet objectif est resté en pause ${days} ${frenchPlural(days, "jour", "jours")}. Reporter aussi l’échéance ?`,
  resumeTitle: "Reprendre cet objectif",
  rested: (days) =>
    `Il est resté en pause ${days} ${frenchPlural(days, "jour", "jours")}. Reporter aussi l’échéance ?`,
  moveTo: (day) => `Reporter au ${day}`,
  keepAt: (day) => `Garder le ${day}`,
  nowDue: (day) => `Échéance reportée au ${day}.`,
  stillDue: (day) => `Échéance maintenue : ${day}.`,
  pausedToday: "La pause date d’aujourd’hui, l’échéance reste donc la même.",
  resumed: "Objectif repris.",

  cadenceTitle: "Points de suivi de cet objectif",
  whatCadence:
    "Un point de suivi déjà attendu reste à faire. Si vous choisissez « Jamais », il n’y en aura plus d’autres.",
  howOften: "À quelle fréquence ?",
  save: "Enregistrer",
  noCheckIns: "Plus de points de suivi désormais.",
  checkInsNow: (cadence) => `Points de suivi : ${cadence}.`,

  closeTitle: "Clôturer cet objectif sans l’avoir atteint ?",
  whatClosing: "Il rejoint vos objectifs passés et ne compte plus dans vos totaux.",
  learned: "Qu’avez-vous appris ?",
  learnedHint: "Facultatif. Visible par vous uniquement.",
  closeGoal: "Clôturer l’objectif",
  closed: "Objectif clôturé.",

  deleteTitle: "Supprimer cet objectif ?",
  whatDeleting: (goal) =>
    `« ${goal} » disparaît aussitôt pour vous et votre coach. Vous pouvez le restaurer depuis votre page Compte pendant ${limits.restoreDays} jours. Ensuite, la suppression est définitive.`,

  importProgress: "Importer une progression",
  whatImport:
    "Ajoute des saisies d’un fichier CSV à la fin de l’historique de cet objectif. Les colonnes du fichier sont day (jour, comme 2026-03-10), value (valeur) et, si vous le souhaitez, note.",
  file: "Fichier CSV",
  noFile: "Choisissez un fichier.",
  tooLarge: "Ce fichier est trop volumineux. La limite est de 2 Mo.",
  notUtf8:
    "Ce fichier n’est pas en UTF-8. Enregistrez-le au format « CSV UTF-8 » et choisissez-le à nouveau.",
  fileGoal: "Objectif à importer",
  noFileGoal: "Choisissez un objectif.",
  chooseFileGoal: "Choisir un objectif",
  linesOf: (goal, lines) => `${goal} (${lines} ${frenchPlural(lines, "ligne", "lignes")})`,
  withoutGoal: "Lignes sans objectif",
  looking: "Vérification du fichier...",
  found: (entries, days) => parts(`${entriesInWords(entries)}, `, days),
  allOn: (day) => parts("le ", day),
  fromTo: (first, last) => parts("du ", first, " au ", last),
  becomes: (before, after) => `. Avant : ${before}. Après : ${after}.`,
  leftOut: (lines) =>
    frenchPlural(
      lines,
      ` ${lines} ligne ne change pas la valeur et sera ignorée.`,
      ` ${lines} lignes ne changent pas la valeur et seront ignorées.`,
    ),
  import: "Importer",
  importEntries: (entries) => `Importer ${entriesInWords(entries)}`,
  imported: (entries) =>
    `${entriesInWords(entries)} ${frenchPlural(entries, "importée", "importées")}.`,
} satisfies Words<typeof english>;
