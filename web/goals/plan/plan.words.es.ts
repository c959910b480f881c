import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./plan.words.ts";

export const words = {
  title: "Plan",
  loading: "Cargando el plan...",
  failed: "No se pudo cargar el plan.",

  noStepsYet: "Aún no hay pasos.",
  noSteps: "No hay pasos.",
  done: "Hecho: ",
  doneOn: (day) => parts("Hecho el ", day),
  dueBy: (day) => parts("Para el ", day),
  andSuggestedBy: (coach) => `, sugerido por ${coach}`,
  suggestedBy: (coach) => parts("Sugerido por ", coach),

  openAddStep: "Añadir un paso",
  addStep: "Añadir paso",
  stepAdded: "Paso añadido.",
  step: "Paso",
  day: "Fecha (opcional)",
  dayHint: "",
  change: "Editar",
  theStep: (step) => ` el paso «${step}»`,
  changeStep: (step) => `Editar el paso «${step}»`,
  save: "Guardar",
  close: "Cerrar",
  remove: "Quitar",
  gone: "Esto ya no está en el plan.",

  suggestions: "Sugerencias de su coach",
  waiting: "Pendiente de respuesta",
  openSuggest: "Sugerir un paso",
  suggest: "Sugerir paso",
  suggested: "Sugerencia enviada.",
  accept: "Aceptar",
  decline: "Rechazar",
  withdraw: "Retirar",
  theSuggestion: (step) => ` la sugerencia «${step}»`,

  ifThen: (obstacle, action) => `Si ${obstacle}, entonces voy a ${action}.`,
  beginsIWill: /^(entonces,? )?(yo )?voy a /i,
  openAddIfThen: "Añadir un plan si-entonces",
  addIfThen: "Añadir plan si-entonces",
  obstacle: "Si",
  obstacleHint: "¿Qué podría impedírselo?",
  action: "entonces voy a",
  actionHint: "¿Qué hará en ese caso?",
  theIfThen: (obstacle) => ` el plan si-entonces para «${obstacle}»`,
  changeIfThen: (obstacle) => `Editar el plan si-entonces para «${obstacle}»`,
} satisfies Words<typeof english>;
