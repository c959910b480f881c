import type { Words } from "#domain/language.ts";
import type { words as english } from "./email.words.ts";

export const words = {
  settings: "Ajustes de correo",
  noAddress: "Aún no ha añadido una dirección de correo.",
  verified: "Verificada",
  notVerified: "Sin verificar",
  sendLink: "Enviar correo de verificación",
  resendLink: "Reenviar correo de verificación",
  linkSent: "✅ Correo de verificación enviado. Revise su bandeja de entrada.",
  linkRefused: "❌ No se pudo enviar el correo de verificación. Inténtelo de nuevo.",
  linkUnanswered: "❌ Se produjo un error. Inténtelo de nuevo más tarde.",

  loadingPreferences: "Cargando sus ajustes...",
  loadFailed: "❌ No se pudieron cargar los ajustes. Se usan los predeterminados.",
  mailTypes: "Correos que recibe",
  weeklyUpdates: "Resumen semanal",
  weeklyUpdatesHint: "Un resumen de su semana, la mañana de su día de seguimiento.",
  announcements: "Comunicados",
  announcementsHint: "Novedades de Cairn.",
  goalReminders: "Recordatorios de objetivos",
  goalRemindersHint:
    "Una semana antes y un día antes de que venza un objetivo, cuando se estanca y cuando hay un seguimiento pendiente.",
  circleAsks: "Peticiones de los círculos",
  circleAsksHint: "Cuando alguien pide ayuda en un círculo al que usted pertenece.",
  circleAsksShut: "Para recibirlas, active los recordatorios de objetivos.",
  coachingNotes: "Correos de coaching",
  coachingNotesHint:
    "Las notas y respuestas de su coach, como máximo un correo por hora y objetivo. Si usted es coach: peticiones de ayuda y un resumen semanal de las personas a las que acompaña.",
  marketing: "Consejos y ofertas",
  marketingHint: "Se envían de vez en cuando.",
  frequency: "Frecuencia del resumen semanal",
  weekly: "Cada semana",
  biweekly: "Cada dos semanas",
  monthly: "Cada mes",
  unsubscribeAll: "Cancelar todas las suscripciones",
  unsubscribeAllHint: "Solo se enviará el correo de verificación.",
  save: "Guardar ajustes",
  saved: "✅ Ajustes de correo guardados.",
  saveFailed: "❌ No se pudieron guardar los ajustes. Inténtelo de nuevo.",
  reset: "Restablecer",

  verify: "Verifique su dirección de correo",
  verifying: "Verificando su dirección de correo...",
  verifyDone: "Dirección verificada. Abriendo su panel...",
  linkInvalid: "Enlace de verificación no válido",
} satisfies Words<typeof english>;
