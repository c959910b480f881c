import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./join-circle.words.ts";

export const words = {
  home: "Cairn, accueil",
  title: "Rejoindre un cercle",
  loading: "Chargement de l’invitation...",
  failed: "L’invitation n’a pas pu être chargée.",
  incomplete:
    "Ce lien d’invitation est incomplet. Copiez le lien entier, ou demandez-en un nouveau.",
  withoutScript: "Activez JavaScript pour ouvrir cette invitation.",
  invites: (inviter) => parts(inviter, " vous invite"),
  seen: "Ce que voient les autres",
  see: {
    name: "Votre nom",
    titles: "Les titres des objectifs que vous présentez",
    checkIns:
      "Chaque semaine : si vous avez fait le point et tenu votre engagement, ainsi que vos absences",
    line: "Votre mot de la semaine, et ce que vous écrivez au cercle",
  },
  unseen: "Ce qu’ils ne voient jamais",
  never: {
    progress: "La progression de vos objectifs : valeurs, pourcentages, rythme, échéances",
    texts: "Les autres textes de vos objectifs, vos notes et le texte de vos points de suivi",
    coaching: "Tout ce qui se passe entre vous et un coach",
  },
  signInFirst: "Connectez-vous pour rejoindre le cercle.",
  join: "Rejoindre le cercle",
  member: "Vous êtes déjà membre de ce cercle.",
  toCircle: "Aller au cercle",
  dashboard: "Aller au tableau de bord",
} satisfies Words<typeof english>;
