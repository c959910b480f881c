import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./shown-errors.words.ts";

export const words = {
  requestRate: "Trop de requêtes. Réessayez plus tard.",
  sessionMissing: "Aucune session n’est ouverte. Connectez-vous.",
  sessionGoalNotSaved: "Connectez-vous pour enregistrer un objectif.",
  notFound: "Introuvable.",
  serverUnavailable:
    "Le serveur est injoignable. Vérifiez votre connexion à Internet et réessayez.",
  serverFailed: "Une erreur s’est produite. Réessayez.",
  goalAlreadyCompleted: "Cet objectif est déjà atteint.",
  goalNotFarEnough: `Un objectif peut être marqué comme atteint à partir de ${limits.markComplete} %.`,
  progressAlreadyDone: "Déjà fait.",
  progressNoActionForDate: "Cette action n’existe pas pour un objectif mesuré par une date.",
  progressDateInFuture: "Le jour ne peut pas être dans le futur.",
  progressDayTooEarly: `Vous pouvez saisir une progression jusqu’à ${limits.backDatedDays} jours en arrière, mais pas avant la création de l’objectif.`,
  progressUndoTooLate: "Il est trop tard pour annuler ce changement.",
  progressUndoOvertaken:
    "Une autre progression a été saisie après ce changement. Il ne peut donc plus être annulé.",
  progressStale: "La progression a changé entre-temps. Rechargez la page et réessayez.",
} satisfies Words<typeof english>;
