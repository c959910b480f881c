import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import type { words as english } from "./celebration.words.ts";

export const words = {
  complete: "100 % : c’est fait. Bravo !",
  threeQuarters: "75 % : la dernière ligne droite.",
  half: "50 % : la moitié du chemin.",
  quarter: "25 % : un quart de fait.",

  sevenDays: "7 jours : une semaine entière. L’habitude s’installe.",
  threeDays: "3 jours : vous trouvez votre rythme.",
  firstDay: "Jour 1 : c’est bien parti.",

  share: (goal, weeks) =>
    weeks === 0
      ? `J’ai atteint mon objectif : « ${goal} ».`
      : `J’ai atteint mon objectif : « ${goal} ». Il m’a fallu ${weeks} ${frenchPlural(weeks, "semaine", "semaines")}, et c’est fait.`,
  achievement: "Objectif atteint",
} satisfies Words<typeof english>;
