import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./coaching.words.ts";

const inGoals = (count: number) => `${count} ${plural(count, "objetivo", "objetivos")}`;

export const words = {
  title: "Coaching",
  loading: "Cargando los objetivos que acompaña...",
  notAllowed: "No tiene permiso para ver el coaching. Revise los ajustes de su cuenta.",
  failed: "Algo no se pudo cargar. Inténtelo de nuevo en un momento.",

  noGoals:
    "Aún no acompaña a nadie. Cuando acepte una invitación, el objetivo aparecerá aquí. También puede invitar a un coach para uno de sus propios objetivos.",
  inviteCoach: "Invitar a un coach",
  howItWorks: "Cómo funciona el coaching",
  invited: "Usted recibe una invitación",
  invitedHow:
    "Alguien que confía en usted le envía un enlace a un objetivo propio. Es válido durante 14 días.",
  see: "Usted sigue el progreso",
  seeHow:
    "El objetivo aparece aquí con su progreso y los seguimientos que esa persona comparta con usted.",
  say: "Usted da su opinión",
  sayHow:
    "Deje una nota: comentarios, ánimo, una sugerencia o un hito. Esa persona puede responder, y usted también.",
  done: "El objetivo se completa",
  doneHow:
    "Un objetivo completado sale de su lista. Esa persona conserva las notas que usted le escribió.",

  needsYou: (count) => parts("Por atender ", count),
  nobodyWaits: "Nadie espera su respuesta.",
  reply: "Responder",
  nudge: "Preguntar cómo va",
  wellDone: "Felicitar",
  confirm: "Confirmar",
  notYet: "Aún no",
  confirmed: "Confirmado.",
  acknowledge: "Marcar como visto",
  acknowledgeOnTrack: (checkIns) => `Marcar como vistos los que van bien (${checkIns})`,
  open: "Abrir",
  markAsRead: "Marcar como leído",
  acknowledged: (checkIns) =>
    checkIns === 1 ? "Marcado como visto." : `${checkIns} seguimientos marcados como vistos.`,
  acknowledgedOf: (acknowledged, shown) =>
    `${acknowledged} de ${shown} seguimientos marcados como vistos. Los demás cambiaron entretanto.`,
  changedMeanwhile: "Este seguimiento cambió entretanto. Léalo de nuevo.",
  markedAsRead: "Marcado como leído.",
  noteSaved: "Nota guardada.",
  nudged: (owner) => `Pregunta enviada a ${owner}.`,
  praised: (owner) => `Felicitación enviada a ${owner}.`,
  replySent: "Respuesta enviada.",
  pressFailed: "No se pudo guardar. Inténtelo de nuevo.",

  goalsCoached: "Objetivos que acompaña",
  needAttention: "Requieren atención",
  needAttentionWhy: `Vencidos, con más de ${limits.stalledAfterDays} días sin progreso o por debajo del ${limits.coachAttentionBelow} %.`,
  averageProgress: "Progreso medio",
  recentNotes: "Notas de los últimos 7 días",

  goals: "Objetivos que acompaña",
  show: "Mostrar",
  showAll: "Todos los objetivos",
  showNeedsAttention: "Requieren atención",
  showRecentNotes: "Notas recientes",
  showCompleted: "Completados",
  sortBy: "Ordenar por",
  byProgress: "Progreso",
  byDueDate: "Fecha límite",
  byLastUpdated: "Última actualización",
  byName: "Orden alfabético",
  group: "Agrupar",
  groupByPerson: "Por persona",
  groupNone: "Todos en una lista",
  goalCount: inGoals,
  shownOf: (shown, all) => `${shown} de ${inGoals(all)}`,
  noMatch: "Ningún objetivo coincide con este filtro.",
  showAllGoals: "Mostrar todos",
  restFailed: "No se pudieron cargar estos objetivos.",
  showMore: "Mostrar más",

  brief: "Informe",
  trend: (health) => `Últimos seguimientos, del más antiguo al más reciente: ${health}`,
  noCheckInYet: "aún sin seguimientos",
  lastCheckIn: (when) => `último seguimiento ${when}`,
  kept: (kept, answered) =>
    `${kept} de ${answered} ${plural(answered, "compromiso cumplido", "compromisos cumplidos")}`,
  notes: "Notas",

  goalOf: (category, owner) => parts(category, ", objetivo de ", owner),
  unknownMeasure:
    "Esta página no puede mostrar este tipo de medida. Vuelva a cargar la página e inténtelo de nuevo.",
  progressOf: (goal) => `Progreso de ${goal}`,
  timeFor: (goal) => `Tiempo transcurrido de ${goal}`,
  timePassed: (percent) => `${percent} % del tiempo`,
  due: (day, distance) => parts("Fecha límite: ", day, distance),
  noUpdateYet: "Aún sin progreso",
  lastUpdated: (when) => `Última actualización: ${when}`,
  addNote: "Añadir nota",
  notesAndDetails: "Notas y detalles",
  noNotesYet: "Aún sin notas",
  noteCount: (notes, last) => `${notes} ${plural(notes, "nota", "notas")}, la última ${last}`,

  checkIns: "Seguimientos compartidos",
  loadingCheckIns: "Cargando seguimientos...",
  noCheckIns: "Aún no se ha compartido ningún seguimiento con usted.",

  stepDown: "Dejar de ser coach",
  stepDownSure: "¿Dejar de ser coach?",
  stepDownWhat: (owner) =>
    parts(
      owner,
      " recibirá una notificación y usted dejará de ver este objetivo. ",
      owner,
      " conservará las notas que usted le escribió. Sus notas privadas solo quedarán en la exportación de sus datos.",
    ),
  keepCoaching: "Seguir como coach",

  coachingEnded: (goal) =>
    `Ya no es coach de «${goal}». El coaching termina cuando termina el objetivo o cuando una de las dos personas lo deja. `,
  wasNotSent: "Este texto no se envió:",
  notSent: "No enviado",
  dismiss: "Descartar",
} satisfies Words<typeof english>;
