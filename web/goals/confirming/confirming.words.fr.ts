import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./confirming.words.ts";

export const words = {
  coachConfirms: "Mon coach confirme que c’est fait",
  coachConfirmsHint:
    "Quand vous marquez l’objectif comme atteint, il attend la réponse de votre coach pendant 7 jours au plus.",
  notNow: "Vous pourrez changer ce choix quand aucune demande ne sera en attente.",
  waiting: (coach, day) =>
    parts(
      "En attente de confirmation par ",
      coach,
      `. Sans réponse, l’objectif sera considéré comme atteint le ${day}.`,
    ),
  takeBack: "Retirer",
  takeBackOf: (goal) => ` la demande de confirmation : ${goal}`,
} satisfies Words<typeof english>;
