import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  title: "Su semana",
  loading: "Cargando su semana...",
  failed: "No se pudo cargar su semana.",
  span: (first, last) => `${first} – ${last}`,
  previous: "Semana anterior",
  next: "Semana siguiente",
  year: "Resumen del año",
  weeks: "Semanas",
  only: "Solo «¿Cómo va?» es obligatorio.",
  openUntil: (day) => `Abierto hasta el ${day}.`,
  oneByOne: "Objetivo por objetivo",
  none: "No hay seguimientos esta semana.",
  nextOn: (day) => ` Su próximo seguimiento es el ${day}.`,
  toDashboard: "Ir al panel",
  complete: "Su semana está completa.",

  lastPromise: "Compromiso anterior:",
  noPromise: "La última vez no hubo compromiso.",
  missed: "Sin seguimiento esta semana.",
  away: "Ausente",
  save: "Guardar",
  saveChanges: "Guardar cambios",
  cancel: "Cancelar",
  change: "Cambiar",
  changeOn: (goal) => ` su seguimiento de ${goal}`,
  saveOn: (goal) => ` su seguimiento de ${goal}`,
  promised: (day, promise) => parts(`Para el ${day} voy a `, promise),
  obstacle: (obstacle) => parts("Obstáculo: ", obstacle),
  help: (help) => parts("Le ayudaría: ", help),
  seenBy: (coach) => `Visto por ${coach}.`,
  keepPrivate: "Mantener privado",
  orRead: (coach) => `Si no, ${coach} puede leerlo.`,

  overdue: (days) => `Venció hace ${days} ${plural(days, "día", "días")}.`,
  moveDate: "Mover la fecha",
  pause: "Pausar",
  close: "Cerrar",
  markComplete: "Completar",
  completed: "Objetivo completado.",

  shortcuts: "Atajos de teclado",
  shortcutsOn: "Usar atajos de teclado",
  shortcutsHint: "En esta página, fuera de los campos de texto.",
  done: "Listo",
  keys: {
    row: "Objetivo siguiente o anterior",
    health: "En buen camino, en riesgo, fuera de rumbo",
    save: "Guardar",
    list: "Esta lista",
  },
} satisfies Words<typeof english>;
