import type { Words } from "./language.ts";
import type { words as english } from "./measure.words.ts";

/** These end in "s" or "x" in the singular too. */
const INVARIABLE =
  /^(?:(?:c|disc|parc|conc|sec)ours|fois|mois|bois|pois|temps|printemps|corps|repas|pas|cas|bras|pays|avis|devis|colis|tapis|permis|croquis|palais|relais|anglais|français|progrès|succès|accès|procès|congrès|recours|processus|refus|cursus|corpus|consensus|poids|brebis|souris|puits|mets|os|taux|faux|bus|campus|virus|jus|sens|gens|fils|os|sms|gps|plus|moins|sans|dans|prix|choix|voix|deux)$/iu;

function singular(word: string): string {
  if (INVARIABLE.test(word)) return word;
  return word
    .replace(/(?<=eau|jeu|lieu)x$/u, "")
    .replace(/(?<=^trav)aux$/u, "ail")
    .replace(/(?<=\p{L}[^ey])(?<!matéri)aux$/u, "al")
    .replace(/(?<=\p{L}{2}[^s])s$/u, "");
}

export const words = {
  days: "jours",
  /** Up to the first preposition: "heures de sport", "pages lues". */
  unitOfOne: (unit) => {
    const [head = ""] =
      /^.*?(?=\s(?:de|du|des|à|au|aux|en|par|pour|sur|avec|sans)\s|\sd['’]|$)/u.exec(unit) ?? [];
    return head.replaceAll(/\p{L}+/gu, singular) + unit.slice(head.length);
  },
  unknownType: "Type inconnu",
  ofTarget: (amount, target) => `${amount} sur ${target}`,
  dayOfTarget: (days) => `Jour ${days}`,
  notDone: "Pas encore fait",
  done: "Fait",
  by: (day) => `D’ici au ${day}`,
  achieved: (day) => `Atteint le ${day}`,
  target: (target) => `Cible : ${target}`,

  noChange: "Aucun changement",
  reached: (day) => `Atteint le ${day}`,
  noLongerDone: "De nouveau à faire",
  changeTo: (change, value) => `${change}, désormais ${value}`,
  gain: (amount) => `+${amount}`,
  loss: (amount) => `−${amount}`,
} satisfies Words<typeof english>;
