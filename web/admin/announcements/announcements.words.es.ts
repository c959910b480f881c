import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./announcements.words.ts";

export const words = {
  title: "Comunicados",

  write: "Escribir un comunicado",
  type: "Tipo",
  types: {
    announcement: "Comunicado",
    marketing: "Consejos y ofertas",
  },
  typeHints: {
    announcement:
      "Novedades del producto, para todas las personas que no hayan desactivado los comunicados.",
    marketing: "Consejos y ofertas, solo para quienes los hayan pedido.",
  },
  subject: "Asunto",
  message: "Mensaje",
  messageHint: "Texto sin formato. Una línea en blanco empieza un párrafo nuevo.",
  send: "Enviar",
  preview: "Vista previa",
  people: (count, shown) => `${shown} ${plural(count, "persona", "personas")}`,
  audience: (count, people, others) =>
    `Este correo se envía a ${count} de ${people}${others.length === 0 ? "" : `; ${others.join(", ")}`}.`,
  turnedOff: {
    announcement: (shown) => `${shown} con los comunicados desactivados`,
    marketing: (shown) => `${shown} sin consejos y ofertas activados`,
  },
  unverified: (shown) => `${shown} sin dirección de correo verificada`,
  disabled: (shown) => `${shown} con la cuenta desactivada`,

  subjectIs: (subject) => parts("Asunto: ", subject),
  form: "Formato del correo",
  html: "HTML",
  plainText: "Texto",
  htmlForm: "El correo en HTML",
  close: "Cerrar",

  sendQuestion: (people) => `¿Enviar a ${people}?`,
  sendWhat: {
    announcement: (subject, people) =>
      `«${subject}» se enviará como comunicado a ${people}. Una vez enviado, no se puede retirar.`,
    marketing: (subject, people) =>
      `«${subject}» se enviará como correo de consejos y ofertas a ${people}. Una vez enviado, no se puede retirar.`,
  },
  sendTo: (people) => `Enviar a ${people}`,
  cancel: "Cancelar",

  sentTitle: "Comunicados enviados",
  loading: "Cargando comunicados...",
  none: "Aún no hay comunicados.",
  showEarlier: "Mostrar comunicados anteriores",
  spokenQueueing: (subject) => `«${subject}» se está poniendo en cola.`,
  spokenQueued: (subject) => `«${subject}» está en cola. Los correos se están enviando.`,
  spokenStopping: (subject) => `«${subject}» se está deteniendo.`,
  spokenDone: (subject, people) => `«${subject}» se envió a ${people}.`,
  spokenStopped: (subject, people) => `«${subject}» se detuvo después de enviarse a ${people}.`,

  queueing: "Preparando",
  sending: "Enviando",
  done: "Hecho",
  stopping: "Deteniendo",
  stopped: "Detenido",
  by: (author) => `, de ${author}`,
  stoppedAt: (time) => parts(". Detenido el ", time),
  queueingOf: (subject) => `Poniendo en cola ${subject}`,
  queuedOf: (queued, all) => `${queued} de ${all} en cola`,
  queued: "En cola",
  sent: "Enviados",
  failed: "Fallidos",
  pending: "Pendientes",
  withdrawn: "Dados de baja",
  notSent: "No enviados",
  readMessage: "Leer el mensaje",

  stop: "Detener",
  stopOne: (subject) => `Detener ${subject}`,
  stopTitle: "¿Detener este comunicado?",
  stopQuestion: (left, all) =>
    `Ya enviados: ${left} de ${all} correos, que no se pueden retirar. El resto no se enviará.`,
  goOn: "Seguir enviando",
  stopAnnouncement: "Detener comunicado",
} satisfies Words<typeof english>;
