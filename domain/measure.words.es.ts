import type { Words } from "./language.ts";
import type { words as english } from "./measure.words.ts";

/** The first that fits a plural noun or adjective. */
const singulars: readonly (readonly [RegExp, string])[] = [
  [/ones$/i, "ón"],
  [/ces$/i, "z"],
  [/meses$/i, "mes"],
  [/dades$/i, "dad"],
  [/ámenes$/i, "amen"],
  [/ágenes$/i, "agen"],
  [/(a)nes$/i, "$1n"],
  [/([aeiou][lr])es$/i, "$1"],
  [/(..[^iuáéíóú])s$/i, "$1"],
];

function singular(word: string): string {
  const [end, ending] = singulars.find(([plural]) => plural.test(word)) ?? [];
  return end === undefined || ending === undefined ? word : word.replace(end, ending);
}

export const words = {
  days: "días",
  // What follows a preposition keeps its number: "hora de clases".
  unitOfOne: (unit) =>
    unit.replace(/^.*?(?= (?:de|del|por|para|a|al|en|con|sin) |$)/u, (nouns) =>
      nouns.replaceAll(/\p{L}{4,}/gu, singular),
    ),
  unknownType: "Tipo desconocido",
  ofTarget: (amount, target) => `${amount} de ${target}`,
  dayOfTarget: (days) => `Día ${days}`,
  notDone: "Aún sin hacer",
  done: "Hecho",
  by: (day) => `Para el ${day}`,
  achieved: (day) => `Alcanzado el ${day}`,
  target: (target) => `Meta: ${target}`,

  noChange: "Sin cambios",
  reached: (day) => `Alcanzado el ${day}`,
  noLongerDone: "Ya no está hecho",
  changeTo: (change, value) => `${change}, ahora ${value}`,
  gain: (amount) => `+${amount}`,
  loss: (amount) => `−${amount}`,
} satisfies Words<typeof english>;
