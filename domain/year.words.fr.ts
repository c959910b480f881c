import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import type { words as english } from "./year.words.ts";

export const words = {
  title: (year) => `Bilan ${year}`,
  goals: (goals) => `${goals} ${frenchPlural(goals, "objectif atteint", "objectifs atteints")}`,
  days: (days) => `${days} ${frenchPlural(days, "jour", "jours")} avec progression`,
  weeks: (kept, due) =>
    `${kept} ${frenchPlural(kept, "semaine réussie", "semaines réussies")} sur ${due}`,
  run: (weeks) => `Plus longue série : ${weeks} ${frenchPlural(weeks, "semaine", "semaines")}`,
} satisfies Words<typeof english>;
