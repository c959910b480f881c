import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.es.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./weekly-check-in.words.ts";

export const words = {
  title: "Su seguimiento semanal",
  loading: "Cargando su seguimiento...",
  failed: "No se pudo cargar su seguimiento.",
  nothingDue: "No hay ningún seguimiento pendiente.",
  nextOn: (day) => ` El próximo es el ${day}.`,
  toDashboard: "Ir al panel",

  allAtOnce: "Todos en una página",
  numberOf: (number, goals) => `${number} de ${goals}`,
  checkInOn: (goal) => `Seguimiento de ${goal}`,
  lastTime: (promise) => parts("Compromiso anterior: ", promise),

  whereAreYou: "¿Por dónde va?",
  decrease: "Restar",
  increase: "Sumar",
  value: "Valor",
  notYet: "Aún no",
  done: "Hecho",
  notYetExpected: (day) => `Aún no, previsto para el ${day}`,
  reached: "Alcanzado",
  reachedOn: "Alcanzado el",
  chooseDay: "Elija un día.",
  atLeastZero: "Escriba 0 o más.",

  howIsItGoing: "¿Cómo va?",
  onPace: "Va al ritmo previsto.",
  ahead: (by) => `Lleva ${by} de ventaja respecto a un ritmo constante.`,
  behind: (by) => `Lleva ${by} de retraso respecto a un ritmo constante.`,
  about: (amount) => `cerca de ${amount}`,
  slightly: "algo",
  chooseHealth: "Elija cómo va.",
  obstacle: "¿Qué lo dificulta?",
  help: "¿Qué le ayudaría?",
  whoReads: "Quién puede leerlo",
  forBoth: (coach) => `Compartir con ${coach}`,
  forMeAlone: "Mantener privado",

  plans: "Sus planes si-entonces",
  skip: "Omitir",
  save: "Guardar",
  saveAndNext: "Guardar y seguir",
  saveAndComplete: "Guardar y completar",
  moved: "El valor se cambió en otra ventana. Revíselo y guarde de nuevo.",
  noLongerDue: (refusal) =>
    `${refusal} Puede que se haya hecho en otra ventana, o que el objetivo esté en pausa o haya terminado.`,
  next: "Siguiente",
  discard: "Descartar mi texto",

  summary: "Sus seguimientos",
  kept: (kept, answered) =>
    `${kept} de ${answered} ${plural(answered, "compromiso cumplido", "compromisos cumplidos")}.`,
  earned: (badges) =>
    `${plural(badges.length, "Nueva insignia", "Nuevas insignias")}: ${list.and(badges)}.`,
  valueBefore: (value, former) => `${value} (antes: ${former})`,
  markComplete: "Completar",
  markCompleteOf: (goal) => `, ${goal}`,
  skipped: "Omitidos",
  dueUntil: (day) => ` Abierto hasta el ${day}.`,
  checkIn: "Hacer el seguimiento",
  checkInOnGoal: (goal) => ` de ${goal}`,
} satisfies Words<typeof english>;
