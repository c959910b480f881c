import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./dashboard.words.ts";

const goals = (count: number) => `${count} ${plural(count, "objetivo", "objetivos")}`;

export const words = {
  dashboard: "Panel",
  welcome: (name) => (name === null ? "Hola." : `Hola, ${name}.`),
  welcomeBack: (name) => (name === null ? "Hola de nuevo." : `Hola de nuevo, ${name}.`),
  verifyEmail: (email) => `Verifique su dirección de correo: ${email}`,

  today: "Hoy",
  todayFailed: "No se pudo cargar su lista de hoy.",
  weeklyCheckIn: (count) => `Su seguimiento semanal: ${goals(count)}`,
  checkIn: "Seguimiento",
  showFewer: "Mostrar menos",
  showAll: (count) => `Mostrar todo (${count})`,
  nothingToday: "Hoy no hay nada que requiera su atención.",
  complete: "Completar",
  completeGoal: (goal) => `Completar, ${goal}`,
  decide: "Decidir",
  read: "Leer",

  firstGoal: "Fíjese su primer objetivo",
  firstGoalWhy:
    "Un cairn es un montón de piedras que señala el camino, y empieza con una sola. Elija algo que le importe y póngalo por escrito.",
  begin: "Crear un objetivo",

  thisWeek: "Esta semana",
  openWeek: "Su semana",
  kept: (kept, answered) =>
    `${kept} de ${answered} ${plural(answered, "compromiso cumplido", "compromisos cumplidos")}`,
  coachOnGoal: (coach, goal, when) => parts(coach, " sobre ", goal, `, ${when}.`),
  yourGoal: "su objetivo",

  overall: "Progreso de sus objetivos",
  overallFailed: "No se pudo calcular el progreso general.",
  overallAverage: "Progreso general",
  needsAttention: `Vencidos o con ${limits.stalledAfterDays} días o más sin progreso.`,
  notifications: "Notificaciones",

  categories: "Progreso por categoría",
  categoriesFailed: "No se pudo calcular el progreso por categoría.",
  noCategories: "No hay categorías",
  noCategoriesWhy: "Cree algunos objetivos para ver aquí su progreso.",
  topPerformer: "Mejor resultado",
  focusArea: "Por mejorar",
  allCategories: "En total",
  coachingActive: "Con coaching activo",
  completed: (done, all) => `${done}/${all} completados`,
  averageIn: (category) => `Progreso medio en ${category}`,
  viewGoals: "Ver objetivos",
  viewGoalsIn: (category) => ` de ${category}`,
  coaching: "Coaching",
  needsFocus: "Por mejorar",

  insights: "Observaciones",
  insightsFailed: "No se pudieron generar las observaciones.",
  hideInsights: "Ocultar observaciones",
  actionItems: (count) => `${count} ${plural(count, "asunto pendiente", "asuntos pendientes")}`,
  noInsights: "Ahora no hay nada que requiera su atención.",

  checkIns: "Seguimientos recientes",
  noCheckIns: "Sus seguimientos aparecerán aquí.",

  goals: "Sus objetivos SMART",
  noGoals: "Sus objetivos aparecerán aquí.",
  goalsFailed: "No se pudieron cargar sus objetivos SMART. Inténtelo de nuevo más tarde.",
  loadingGoals: "Cargando sus objetivos...",
  loadingRest: "Cargando el resto de sus objetivos...",
  shownIn: (count, category) => `${goals(count)} en ${category}`,
  shownBy: (count, filter) => `${goals(count)}: ${filter}`,
  category: "Categoría",
  everyCategory: "Todas las categorías",
  asCards: "Mostrar como tarjetas",
  asRows: "Mostrar como filas",
  showAllGoals: "Mostrar todos",
  addGoal: "Añadir objetivo SMART",
  pastGoals: "Objetivos anteriores",
  loading: "Cargando...",

  achievements: "Sus logros",
  noBadges: "Sus insignias y días con actividad aparecerán aquí.",
  achievementsFailed: "No se pudieron cargar los logros.",
} satisfies Words<typeof english>;
