import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./dashboard.words.ts";

export const words = {
  dashboard: "Tableau de bord",
  welcome: (name) => (name === null ? "Bienvenue." : `Bienvenue, ${name}.`),
  welcomeBack: (name) => (name === null ? "Bonjour." : `Bonjour, ${name}.`),
  verifyEmail: (email) => `Vérifiez votre adresse e-mail : ${email}`,

  today: "Aujourd’hui",
  todayFailed: "Votre liste du jour n’a pas pu être chargée.",
  weeklyCheckIn: (goals) =>
    `Votre point de suivi hebdomadaire : ${goals} ${frenchPlural(goals, "objectif", "objectifs")}`,
  checkIn: "Faire le point",
  showFewer: "Afficher moins",
  showAll: (count) => `Tout afficher (${count})`,
  nothingToday: "Rien à faire en priorité aujourd’hui.",
  complete: "Atteint",
  completeGoal: (goal) => `Atteint, ${goal}`,
  decide: "Décider",
  read: "Lire",

  firstGoal: "Fixez votre premier objectif",
  firstGoalWhy:
    "Tout cairn commence par une pierre. Choisissez quelque chose qui compte pour vous et écrivez-le.",
  begin: "Fixer un objectif",

  thisWeek: "Cette semaine",
  openWeek: "Votre semaine",
  kept: (kept, answered) =>
    `${kept} ${frenchPlural(kept, "engagement tenu", "engagements tenus")} sur ${answered}`,
  coachOnGoal: (coach, goal, when) => parts(coach, ", sur ", goal, `, ${when}.`),
  yourGoal: "votre objectif",

  overall: "Progression de vos objectifs",
  overallFailed: "La progression globale n’a pas pu être calculée.",
  overallAverage: "Progression globale",
  needsAttention: `Échéance dépassée, ou au moins ${limits.stalledAfterDays} jours sans progression.`,
  notifications: "Notifications",

  categories: "Progression par catégorie",
  categoriesFailed: "La progression par catégorie n’a pas pu être calculée.",
  noCategories: "Aucune catégorie",
  noCategoriesWhy: "Créez des objectifs pour voir ici votre progression.",
  topPerformer: "En tête",
  focusArea: "À renforcer",
  allCategories: "Toutes les catégories",
  coachingActive: "Coaching en cours",
  completed: (done, all) => `${done}/${all} ${frenchPlural(done, "atteint", "atteints")}`,
  averageIn: (category) => `Progression moyenne : ${category}`,
  viewGoals: "Voir les objectifs",
  viewGoalsIn: (category) => ` : ${category}`,
  coaching: "Coaching",
  needsFocus: "À renforcer",

  insights: "Observations",
  insightsFailed: "Les observations n’ont pas pu être calculées.",
  hideInsights: "Masquer les observations",
  actionItems: (count) => `${count} ${frenchPlural(count, "action à mener", "actions à mener")}`,
  noInsights: "Rien à surveiller en ce moment.",

  checkIns: "Points de suivi récents",
  noCheckIns: "Vos points de suivi apparaîtront ici.",

  goals: "Vos objectifs SMART",
  noGoals: "Vos objectifs apparaîtront ici.",
  goalsFailed: "Vos objectifs SMART n’ont pas pu être chargés. Réessayez plus tard.",
  loadingGoals: "Chargement de vos objectifs...",
  loadingRest: "Chargement des autres objectifs...",
  shownIn: (count, category) =>
    `${count} ${frenchPlural(count, "objectif", "objectifs")}, catégorie ${category}`,
  shownBy: (count, filter) =>
    `${count} ${frenchPlural(count, "objectif", "objectifs")} : ${filter}`,
  category: "Catégorie",
  everyCategory: "Toutes les catégories",
  asCards: "Afficher en cartes",
  asRows: "Afficher en lignes",
  showAllGoals: "Tous les objectifs",
  addGoal: "Nouvel objectif SMART",
  pastGoals: "Objectifs passés",
  loading: "Chargement...",

  achievements: "Vos réussites",
  noBadges: "Vos badges et vos jours actifs apparaîtront ici.",
  achievementsFailed: "Les réussites n’ont pas pu être chargées.",
} satisfies Words<typeof english>;
