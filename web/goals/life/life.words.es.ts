import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./life.words.ts";

const days = (count: number) => `${count} ${plural(count, "día", "días")}`;
const entriesInWords = (count: number) => `${count} ${plural(count, "registro", "registros")}`;

export const words = {
  thisGoal: "Gestionar este objetivo",
  more: "Más acciones",
  edit: "Editar",
  pause: "Pausar",
  changePause: "Cambiar pausa",
  resume: "Reanudar",
  checkIns: "Seguimientos",
  close: "Cerrar",
  delete: "Eliminar",
  reopen: "Reabrir",
  reopened: "Objetivo reabierto.",

  editTitle: "Editar este objetivo",
  becameElsewhere: (value) => `En otra ventana se cambió a «${value}».`,
  why: "Motivo",
  whyOptional: "Motivo (opcional)",
  coachWillRead: (coach) => `${coach} lo verá.`,
  discard: "Descartar cambios",
  saveChanges: "Guardar cambios",
  changed: "Cambios guardados.",

  pauseTitle: "Poner este objetivo en pausa",
  changePauseTitle: "Cambiar esta pausa",
  whatPausing:
    "Mientras esté en pausa, este objetivo no contará como vencido ni como estancado, y usted no recibirá recordatorios sobre él.",
  howLong: "¿Durante cuánto tiempo?",
  untilDay: "Hasta una fecha",
  untilResumed: "Hasta que lo reanude",
  firstDayBack: "Primer día de vuelta",
  coachCanRead: (coach) => `${coach} puede verlo.`,
  paused: "Objetivo en pausa.",
  pauseChanged: "Pausa cambiada.",

  pauseOver: (count) =>
    `Hola de nuevo. Este objetivo estuvo en pausa ${days(count)}. ¿Mover también la fecha límite?`,
  resumeTitle: "Reanudar este objetivo",
  rested: (count) => `Estuvo en pausa ${days(count)}. ¿Mover también la fecha límite?`,
  moveTo: (day) => `Moverla al ${day}`,
  keepAt: (day) => `Dejarla en el ${day}`,
  nowDue: (day) => `Fecha límite movida al ${day}.`,
  stillDue: (day) => `La fecha límite sigue siendo el ${day}.`,
  pausedToday: "Lo puso en pausa hoy, así que la fecha límite no cambia.",
  resumed: "Objetivo reanudado.",

  cadenceTitle: "Seguimientos de este objetivo",
  whatCadence:
    "Si ya hay un seguimiento pendiente, seguirá pendiente. Si elige «Nunca», no habrá más seguimientos.",
  howOften: "¿Con qué frecuencia?",
  save: "Guardar",
  noCheckIns: "A partir de ahora no habrá seguimientos.",
  checkInsNow: (cadence) => `Seguimientos: ${cadence}.`,

  closeTitle: "¿Cerrar este objetivo sin completarlo?",
  whatClosing: "Pasará a sus objetivos anteriores y dejará de contar en sus totales.",
  learned: "¿Qué aprendió?",
  learnedHint: "Opcional. Solo usted puede verlo.",
  closeGoal: "Cerrar objetivo",
  closed: "Objetivo cerrado.",

  deleteTitle: "¿Eliminar este objetivo?",
  whatDeleting: (goal) =>
    `«${goal}» desaparecerá de inmediato para usted y para su coach. Podrá restaurarlo desde la página de su cuenta durante ${limits.restoreDays} días. Después se eliminará definitivamente.`,

  importProgress: "Importar progreso",
  whatImport:
    "Añada registros de un archivo CSV al final del historial de este objetivo. Las columnas del archivo son day (por ejemplo, 2026-03-10), value y, si se quiere, note.",
  file: "Archivo CSV",
  noFile: "Elija un archivo.",
  tooLarge: "Este archivo es demasiado grande. El límite es de 2 MB.",
  notUtf8: "Este archivo no está en UTF-8. Guárdelo como «CSV UTF-8» y vuelva a elegirlo.",
  fileGoal: "Objetivo que importar",
  noFileGoal: "Elija un objetivo.",
  chooseFileGoal: "Elegir un objetivo",
  linesOf: (goal, lines) => `${goal} (${lines} ${plural(lines, "línea", "líneas")})`,
  withoutGoal: "Líneas sin objetivo",
  looking: "Comprobando el archivo...",
  found: (entries, when) => parts(`${entriesInWords(entries)}, `, when),
  allOn: (day) => parts("el ", day),
  fromTo: (first, last) => parts("del ", first, " al ", last),
  becomes: (before, after) => `. Antes: ${before}. Después: ${after}.`,
  leftOut: (lines) =>
    lines === 1
      ? " 1 línea no cambia el valor y se omitirá."
      : ` ${lines} líneas no cambian el valor y se omitirán.`,
  import: "Importar",
  importEntries: (entries) => `Importar ${entriesInWords(entries)}`,
  imported: (entries) =>
    `${entriesInWords(entries)} ${plural(entries, "importado", "importados")}.`,
} satisfies Words<typeof english>;
