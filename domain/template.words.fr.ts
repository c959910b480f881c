import type { Words } from "./language.ts";
import type { words as english } from "./template.words.ts";

export const words = {
  difficulty: {
    beginner: "Débutant",
    intermediate: "Intermédiaire",
  },

  certification: {
    name: "Certification professionnelle",
    description: "Obtenir une certification reconnue dans votre domaine.",
    framework: {
      specific: "Préparer et réussir l’examen d’une certification reconnue dans mon domaine.",
      achievable:
        "Je travaillerai une heure par jour et ferai un examen blanc toutes les deux semaines.",
      relevant: "La certification prouve une compétence qu’exige mon poste actuel, ou le prochain.",
    },
    estimatedTime: "1 h/jour",
  },

  networking: {
    name: "Réseau professionnel",
    description: "Rencontrer des personnes de votre domaine et garder le contact.",
    framework: {
      specific:
        "Nouer de nouveaux contacts professionnels : prendre l’initiative, rencontrer, garder le lien.",
      achievable:
        "Je réserverai deux heures par semaine aux événements, aux messages et aux échanges.",
      relevant:
        "De bons contacts apportent des conseils, des occasions et une vision plus large de mon domaine.",
    },
    unit: "nouveaux contacts",
    estimatedTime: "2 h/semaine",
  },

  habit: {
    name: "Habitude quotidienne",
    description: "Prendre une petite habitude en la pratiquant chaque jour.",
    framework: {
      specific: "Faire chaque jour une petite chose bien choisie, jusqu’à ce qu’elle aille de soi.",
      achievable: "Cela prend 15 à 30 minutes, chaque jour à la même heure et au même endroit.",
      relevant: "Une habitude solide libère du temps pour le travail qui compte le plus pour moi.",
    },
    estimatedTime: "15 à 30 min/jour",
  },

  skill: {
    name: "Nouvelle compétence",
    description: "Maîtriser assez bien une compétence pour s’en servir au travail.",
    framework: {
      specific:
        "Acquérir une compétence du début à la fin et l’utiliser dans un petit projet personnel.",
      achievable:
        "Je pratiquerai 45 minutes par jour, avec un cours ou un livre que je choisirai cette semaine.",
      relevant:
        "Cette compétence me permettra de prendre en charge un travail aujourd’hui hors de ma portée.",
    },
    unit: "compétences acquises",
    estimatedTime: "45 min/jour",
  },
} satisfies Words<typeof english>;
