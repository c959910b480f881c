import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./new-goal.words.ts";

export const words = {
  title: "Créer un objectif SMART",
  titleAt: (step, steps) => `Créer un objectif SMART (${step}/${steps})`,
  titleFrom: (template) => `Créer un objectif : ${template}`,
  begun: "Votre brouillon a été conservé.",
  goOn: "Continuer",
  startAnew: "Recommencer",
  startAnewFrom: (goal) => parts("« Recommencer » remplace votre brouillon par « ", goal, " »."),
  loading: "Chargement de l’objectif...",
  missing: "Cet objectif n’existe pas. Partez d’un autre.",
  failed: "L’objectif n’a pas pu être chargé.",

  templates: "Modèles",
  whyTemplates: "Partez d’un modèle et changez ce que vous voulez, ou partez de zéro.",
  startFromScratch: "Partir de zéro",
  chooseTemplate: "Utiliser ce modèle",
  chooseTemplateNamed: (template) => `Utiliser ce modèle : ${template}`,
  freePlan: "Formule gratuite : 4 modèles et jusqu’à 3 objectifs",
  premium: "Premium : plus de 20 modèles",
  upgrade: "Passer à Premium",
  premiumSoon: "Les modèles Premium arrivent bientôt ! Inscrivez-vous sur la liste d’attente.",

  usingTemplate: (template) => `Modèle utilisé : ${template}`,
  changeTemplate: "Changer de modèle",
  steps: {
    description: {
      title: "Quel est votre objectif ?",
      label: "Description",
      hint: "Une phrase, comme vous le diriez à un collègue.",
    },
    category: {
      title: "Dans quelle catégorie ?",
      label: "Catégorie",
      hint: "",
    },
    specific: {
      title: "Qu’allez-vous faire exactement ?",
      label: "Spécifique",
      hint: "Une autre personne doit pouvoir dire si c’est fait ou non.",
    },
    measurable: {
      title: "Comment allez-vous le mesurer ?",
      label: "Mesurable",
      hint: "",
    },
    achievable: {
      title: "Qu’est-ce qui le rend possible ?",
      label: "Atteignable",
      hint: "De combien de temps et de quelle aide disposez-vous ? Quelles seront les premières étapes ?",
    },
    relevant: {
      title: "Pourquoi est-ce important ?",
      label: "Pertinent",
      hint: "Qu’est-ce qui aura changé, pour vous ou pour d’autres, quand ce sera fait ?",
    },
    dueDate: {
      title: "Quand sera-t-il atteint ?",
      label: "Échéance",
      hint: "",
    },
  },
  measureType: "Mesure",
  noTarget: "Aucune cible nécessaire : vous indiquez vous-même que c’est fait.",
  unit: "Unité",
  unitExample: "nouveaux contacts",
  dayFormat: "JJ/MM/AAAA ou AAAA-MM-JJ",
  openCalendar: "Ouvrir le calendrier",
  previous: "Précédent",
  next: "Suivant",
  save: "Enregistrer",
  saveFailed: "L’objectif n’a pas pu être enregistré. Réessayez.",
  signIn: "Connectez-vous dans un nouvel onglet",
  thenSaveAgain: (signIn) =>
    parts(signIn, ", puis enregistrez à nouveau. Rien de ce que vous avez écrit n’est perdu."),

  saved: "Objectif enregistré !",
  addAnother: "En ajouter un autre",

  makeItHappen: "Passer à l’action",
  optional: "Tout est facultatif, et modifiable sur la page de l’objectif.",
  firstStep: "Que ferez-vous en premier ?",
  when: "Quand ?",
  obstacle: "Qu’est-ce qui pourrait vous arrêter ? Si...",
  action: "Alors je vais",
  inviteCoach: "Inviter ensuite un coach",
  whichCoach:
    "Qui pourrait vous accompagner ? Vous obtiendrez un lien d’invitation pour une seule personne.",
  savePlan: "Enregistrer le plan",
  later: "Plus tard",

  yourGoal: "Votre objectif",
  edit: "Modifier",
  theField: (field) => `, ${field}`,
  notYet: "Pas encore rempli",
  inDays: (days) => `Dans ${days} jours`,
  endOfQuarter: "Fin du trimestre",
} satisfies Words<typeof english>;
