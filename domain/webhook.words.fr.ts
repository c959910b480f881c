import type { Words } from "./language.ts";
import * as limits from "./limits.ts";
import type { words as english } from "./webhook.words.ts";

export const words = {
  events: {
    "goal.completed": "Objectif atteint",
    "coach.accepted": "Nouveau coach",
    "check_in.missed": "Point de suivi manqué",
    "webhook.test": "Événement de test",
  },

  faults: {
    address: "Cette adresse ne peut pas être utilisée",
    private: "Cette adresse est sur un réseau privé",
    "no-address": "Le nom d’hôte est introuvable",
    connection: "Pas de connexion",
    certificate: "Le certificat n’est pas valide",
    time: `Pas de réponse en ${limits.webhookSeconds} secondes`,
    redirect:
      "Le destinataire a répondu par une redirection, et les redirections ne sont pas suivies",
    answer: "Le destinataire a renvoyé une erreur",
    secret: "Le secret est illisible. Changez-le.",
    "turned-off": "Le webhook a été désactivé",
    restored: "Peut-être déjà envoyé avant la restauration d’une sauvegarde",
  },
} satisfies Words<typeof english>;
