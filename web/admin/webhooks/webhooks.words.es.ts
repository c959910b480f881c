import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./webhooks.words.ts";

export const words = {
  title: "Webhooks",
  what: "Avise a otros sistemas cuando ocurra algo. Los eventos solo contienen identificadores y el nombre del evento, nunca lo que alguien escribió.",
  loading: "Cargando webhooks...",
  none: "Aún no hay webhooks.",
  failingOff: (host) =>
    `El webhook a ${host} se desactivó tras fallar durante varios días. Ya no recibe eventos.`,
  goneOff: (host) => `El webhook a ${host} se desactivó porque el destino respondió «410 Gone».`,

  on: "Activado",
  off: "Desactivado",
  turnedOff: "Desactivado por Cairn",
  facts: (events, made) => parts(events, ". Creado el ", made, "."),
  failingSince: (time) => parts(" Falla desde el ", time, "."),
  formerSecretUntil: (time) => parts(" El secreto anterior es válido hasta el ", time, "."),

  deliveries: "Entregas",
  ofWebhook: (host) => ` del webhook a ${host}`,
  sendTest: "Enviar evento de prueba",
  toHost: (host) => ` a ${host}`,
  testSent: (host) => `Se está enviando un evento de prueba a ${host}.`,
  turnOff: "Desactivar",
  turnOn: "Activar",
  theWebhook: (host) => ` el webhook a ${host}`,
  isOff: (host) => `El webhook a ${host} está desactivado.`,
  isOn: (host) => `El webhook a ${host} está activado.`,
  changeSecret: "Cambiar secreto",

  remove: "Quitar",
  removeQuestion: (host) => `¿Quitar el webhook a ${host}?`,
  removeWhat:
    "También se quitan sus entregas, y los eventos en espera no se envían. Para conservar las entregas, desactive el webhook.",
  cancel: "Cancelar",
  removed: (host) => `Se quitó el webhook a ${host}.`,

  deliveriesTo: (host) => `Entregas a ${host}`,
  loadingDeliveries: "Cargando entregas...",
  nothingSent: `No hay entregas en los últimos ${limits.webhookDeliveryDays} días.`,
  delivered: "Entregado",
  waiting: "En espera",
  failed: "Fallido",
  tries: (count) => (count === 1 ? "1 intento" : `${count} intentos`),
  answer: (status) => `Código ${status}`,
  nextTry: (tries, time) => parts(tries > 0 ? ". Próximo intento: " : "Próximo intento: ", time),
  sendAgain: "Enviar de nuevo",
  theEvent: (event) => ` el evento ${event}`,
  sentAgain: (event, host) => `«${event}» se envió de nuevo a ${host}.`,
  showEarlier: "Mostrar entregas anteriores",

  newWebhook: "Nuevo webhook",
  address: "Dirección",
  addressHint: "Los eventos se envían a esta dirección como solicitudes POST.",
  eventHints: {
    "goal.completed": "goal.completed: identificadores del objetivo y de su titular",
    "coach.accepted": "coach.accepted: identificadores del objetivo, de su titular y de su coach",
    "check_in.missed":
      "check_in.missed: identificadores del objetivo y de su titular, y el periodo",
  },
  make: "Crear webhook",

  copyNow: (host) => `Copie ahora el secreto de ${host}.`,
  secretOf: (host) => `Secreto del webhook a ${host}`,
  secretHint:
    "No se volverá a mostrar. El destino lo usa para comprobar que los eventos proceden de este servidor.",
  newSecretHint: `No se volverá a mostrar. El destino lo usa para comprobar que los eventos proceden de este servidor. El secreto anterior es válido durante ${limits.webhookSecretHours} horas.`,
  secretCopied: "Secreto copiado.",
  copyFailed: "No se pudo copiar. Está seleccionado para que pueda copiarlo.",
  copySecret: "Copiar secreto",
  secretDone: "Listo",
} satisfies Words<typeof english>;
