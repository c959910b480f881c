import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./details.words.ts";

export const words = {
  goal: "Detalles del objetivo",
  loadingGoal: "Cargando el objetivo...",
  goalFailed: "No se pudo cargar el objetivo.",
  dueDate: "Con plazo",

  progress: "Progreso en el tiempo",
  loadingLedger: "Cargando el historial...",
  ledgerFailed: "No se pudo cargar el historial.",
  youFinishOn: (day) => `A este ritmo, terminará el ${day}.`,
  isFinishedOn: (day) => `A este ritmo, estará terminado el ${day}.`,

  ownersLine: "Su progreso",
  coachsLine: "Progreso",
  straightPace: "Ritmo constante",
  chart: (line) => `${line} comparado con un ritmo constante. Los números están en la tabla.`,
  due: (day) => parts("Fecha límite: ", day),
  table: "Progreso, en tabla",
  day: "Día",

  noEntries: "Aún no hay progreso registrado.",
  entries: (count) => `Historial (${count})`,
  changeTo: (change, value) => `${change}, ahora ${value}`,
  withCheckIn: "con un seguimiento",
  loggedLater: "registrado más tarde",
  imported: "importado",
  undone: "deshecho",
} satisfies Words<typeof english>;
