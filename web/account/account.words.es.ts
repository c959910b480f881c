import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.es.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./account.words.ts";

const inGoals = (count: number) => `${count} ${plural(count, "objetivo", "objetivos")}`;

export const words = {
  account: "Cuenta",
  you: "Perfil",
  notifications: "Notificaciones",
  access: "Acceso",
  danger: "Eliminación",

  profile: "Nombre y correo",
  saveProfile: "Guardar perfil",
  profileSaved: "Perfil guardado.",
  timeZone: "Zona horaria",
  zone: "Su zona horaria",
  zoneHint: "Sus días y semanas siguen esta zona horaria. Puede cambiarla una vez cada 24 horas.",
  zoneHere: (zone) => `${zone} (este navegador)`,
  saveZone: "Guardar zona horaria",
  zoneSaved: "Zona horaria guardada.",
  language: "Idioma",
  ownLanguage: "Su idioma",
  languageHint:
    "Para la interfaz, los correos y su calendario. Lo que escriben las personas no cambia. Al guardar, la página se vuelve a cargar.",
  saveLanguage: "Guardar idioma",

  emails: "Correo",
  emailsGoTo: (email) => parts("Los correos se envían a ", email, "."),
  emailsWait: (email) =>
    parts(
      email,
      " aún no está verificado. Hasta entonces, solo recibirá el correo de verificación.",
    ),
  noEmail: "Aún no ha añadido una dirección de correo.",
  chooseEmails: "Elegir correos",

  weeklyCheckIn: "Seguimiento semanal",
  checkInDay: "Día de seguimiento",
  checkInDayHint: "Se aplica a partir de su próximo seguimiento.",
  saveDay: "Guardar día",
  daySaved: "Día de seguimiento guardado.",

  away: "Ausencia",
  awayWhy:
    "Durante su ausencia, sus objetivos están en pausa: nada vence y usted no recibe recordatorios ni resúmenes semanales. Sus coaches ven que los objetivos están en pausa.",
  loadingGoals: "Cargando sus objetivos...",
  nothingUnderWay: "No tiene objetivos activos.",
  pausedNow: (paused, all) => `${paused} de ${inGoals(all)} en pausa ahora.`,
  leave: "Programar ausencia",
  changeAway: "Cambiar ausencia",
  pauseLength: "¿Durante cuánto tiempo?",
  untilDay: "Hasta una fecha",
  untilBack: "Hasta que vuelva",
  firstDayBack: "Primer día de vuelta",
  pauseReason: "Motivo (opcional)",
  pauseReasonHint: "Sus coaches pueden leerlo.",
  awaySet: (count) =>
    count === 0 ? "Ausencia programada." : `Ausencia programada. ${inGoals(count)} en pausa.`,
  comeBack: "He vuelto",
  resumeGoals: "Reanudar todos",
  welcomeBack: "Hola de nuevo",
  wereAway: (days) => `Su ausencia duró ${days} ${plural(days, "día", "días")}.`,
  whichDates: "¿Qué fechas límite quiere aplazar tantos días como duró la pausa?",
  dueMoves: (before, after) => parts("Pasa del ", before, " al ", after),
  moveDates: "Mover las fechas",
  leaveDates: "Dejar las fechas",
  nothingToMove: "Sus objetivos se reanudan hoy. No hace falta mover ninguna fecha límite.",
  goalsResumed: (count) =>
    count === 0
      ? "Hola de nuevo."
      : `${inGoals(count)} ${plural(count, "reanudado", "reanudados")}.`,

  calendar: "Su calendario",
  calendarWhy:
    "Vea fechas límite, pasos y días de seguimiento en su propio calendario. Cualquier persona con el enlace puede verlos.",
  loadingCalendar: "Cargando su enlace de calendario...",
  makeAddress: "Crear enlace de calendario",
  addressMade: "Enlace de calendario creado.",
  address: "Enlace de calendario",
  addressHint: (read) => `Suscríbase a este enlace en su aplicación de calendario. ${read}`,
  neverRead: "Ningún calendario lo ha usado aún.",
  lastRead: (when) => `Último uso: ${when}.`,
  copyAddress: "Copiar enlace",
  addressCopied: "Enlace de calendario copiado.",
  addressNotCopied: "No se pudo copiar el enlace. Está seleccionado para que pueda copiarlo.",
  replaceAddress: "Sustituir enlace",
  replaceTitle: "¿Sustituir este enlace de calendario?",
  replaceWarning:
    "El enlace anterior deja de funcionar de inmediato. Añada el nuevo a todos los calendarios que lo usaban.",
  replace: "Sustituir enlace",
  addressReplaced: "Enlace de calendario sustituido. El anterior ya no funciona.",
  removeAddress: "Quitar enlace",
  removeTitle: "¿Quitar este enlace de calendario?",
  removeWarning:
    "Deja de funcionar de inmediato, y sus eventos desaparecen de los calendarios que lo usan.",
  remove: "Quitar enlace",
  addressRemoved: "Enlace de calendario quitado.",

  deletedGoals: "Objetivos eliminados",
  loadingDeleted: "Cargando sus objetivos eliminados...",
  noneDeleted: "No hay objetivos eliminados recientemente.",
  deletedOn: (day, until) =>
    parts("Eliminado el ", day, ". Puede restaurarlo hasta el ", until, "."),
  restore: "Restaurar",
  restored: (goal) => parts("Se restauró «", goal, "»."),
  notRestorable: "Este objetivo ya no se puede restaurar.",

  data: "Sus datos",
  exports: "Descargar",
  dataWhat:
    "Todo lo que Cairn guarda sobre usted, en un archivo JSON: su perfil, sus objetivos con su historial, insignias, seguimientos y sesiones.",
  download: "Descargar mis datos",
  tables: "En CSV, para una hoja de cálculo:",
  goals: "Objetivos",
  ledger: "Historial",
  checkIns: "Seguimientos",
  circles: "Círculos",
  collecting: "Preparando sus datos...",
  dataSaved: (file) => `Sus datos se guardaron como ${file}.`,

  tokens: "Tokens de acceso",
  tokensWhy: (api) =>
    parts(
      "Use ",
      api,
      " desde sus propios programas. Los tokens siguen siendo válidos tras cerrar sesión.",
    ),
  api: "la API",
  loadingTokens: "Cargando sus tokens de acceso...",
  noTokens: "No hay tokens de acceso.",
  validToken: (scope, made, ends, used) =>
    parts(`${scope}. Creado ${made}, caduca el `, ends, `. ${used}.`),
  expiredToken: (scope, made, ended, used) =>
    parts(`${scope}. Creado ${made}, caducó el `, ended, `. ${used}.`),
  tokenUnused: "Aún sin usar",
  tokenLastUsed: (when) => `Último uso: ${when}`,
  revoke: "Revocar",
  tokenRevoked: (name) => `Se revocó «${name}».`,
  tokenName: "Nombre",
  tokenNameHint: "¿Para qué lo usará?",
  tokenScope: "Acceso",
  mayRead: "Ver sus objetivos con su progreso, insignias y seguimientos.",
  mayLog: "Además, registrar progreso en sus objetivos.",
  tokenDays: "Caduca en (días)",
  tokenDaysHint: `De 1 a ${limits.accessTokenDays}.`,
  openTokenForm: "Crear un token",
  makeToken: "Crear token",
  noTokenMade: "No se creó el token.",
  tokenMade: (name) => `Se creó «${name}». Copie el token ahora.`,
  newToken: "Su nuevo token",
  newTokenHint:
    "No se volverá a mostrar. Cualquiera que tenga este token puede usarlo, así que guárdelo como una contraseña.",
  command: "Pruébelo en una terminal",
  curl: (token, address) => `curl -H "Authorization: Bearer ${token}" ${address}`,
  copyToken: "Copiar token",
  tokenCopied: "Token copiado.",
  copyCommand: "Copiar comando",
  commandCopied: "Comando copiado.",
  notCopied: "No se pudo copiar. Está seleccionado para que pueda copiarlo.",
  tokenDone: "Listo",

  device: "Este dispositivo",
  keepGoals: "Guardar mis objetivos en este dispositivo",
  keepGoalsHint:
    "Así puede ver sus objetivos y registrar progreso sin conexión. Se borran cuando cierra sesión o su sesión caduca. Déjelo desactivado si otras personas usan este navegador.",
  keepsNothing: "Este navegador no permite que Cairn guarde datos.",
  goalsKept: (when) => `Última actualización: ${when}.`,

  identities: "Formas de iniciar sesión",
  identitiesWhy:
    "Puede iniciar sesión en esta cuenta con cualquiera de ellas. Ningún proveedor sabe que usted usa los demás.",
  signInOptionsWhy: "Puede iniciar sesión en esta cuenta con cualquiera de ellas.",
  passkeys: "Llaves de acceso",
  passkeysWhy:
    "Con una llave de acceso inicia sesión mediante su huella, su rostro o el bloqueo de pantalla. Se guarda en su dispositivo o en su gestor de contraseñas.",
  loadingPasskeys: "Cargando sus llaves de acceso...",
  loadingIdentities: "Cargando sus formas de iniciar sesión...",
  lastSignIn: (when) => `Último inicio de sesión: ${when}`,
  email: "correo",
  emailAt: (address) => (address === null ? "Correo" : `Correo (${address})`),
  notJoined: "Sin conectar",
  onlyWay: ". Es su única forma de iniciar sesión",
  noLongerOffered: ". Ya no está disponible aquí",
  join: (provider) => `Conectar ${provider}`,
  nothingJoined: "No se añadió ninguna forma de iniciar sesión.",
  part: (provider) => `Desconectar ${provider}`,
  parted: (provider) =>
    `Ya no inicia sesión con ${provider}. Se cerraron todas las demás sesiones.`,

  sessions: "Sus sesiones abiertas",
  sessionsWhat:
    "Navegadores en los que ha iniciado sesión. El dato «Último uso» se actualiza cada hora.",
  loadingSessions: "Cargando sus sesiones...",
  thisBrowser: "Este navegador",
  otherBrowser: "Otro navegador",
  signedIn: (when) => `Sesión iniciada ${when}`,
  toAdminArea: (when) => `en el área de administración ${when}`,
  sessionLastUsed: (when) => `, último uso: ${when}`,
  signOut: "Cerrar sesión",
  signOutWhich: (signedIn) => ` en el navegador con la sesión iniciada ${signedIn}`,
  signedOut: "Se cerró la sesión en ese navegador.",
  noOtherSessions: "No tiene ninguna otra sesión abierta.",
  signOutOthers: "Cerrar las demás sesiones",
  othersSignedOut: "Se cerraron todas las demás sesiones.",

  deleteTitle: "Eliminar su cuenta",
  deleteWhat:
    "Se eliminarán definitivamente sus objetivos con su historial, sus insignias y sus seguimientos. Las personas a las que acompaña podrán invitar a otro coach.",
  deleteAccount: "Eliminar cuenta",
  deleteQuestion: "¿Eliminar su cuenta?",
  deleteWarning: "No se puede deshacer. Si quiere conservar sus datos, descárguelos antes.",
  deleteWord: (word) => `Escriba ${word} para confirmar`,
  deleteWordWrong: (word) => `Escriba ${word} en mayúsculas.`,
  deleteCancel: "Cancelar",
  deleteConfirm: "Eliminar definitivamente",
  nothingDeleted: "No se ha eliminado nada.",
  keepAccount: "Conservar mi cuenta",

  notNow: "Ahora no",
  bringBack: (providers) =>
    `Inicie sesión de nuevo con ${list.or(providers)} para volver a esta página.`,
  passkeyBringsBack: "Inicie sesión de nuevo con una llave de acceso para volver a esta página.",
  adminBringsBack:
    "Inicie sesión de nuevo con su cuenta de administración para volver a esta página.",
  adminSignIn: "Ir al acceso de administración",
} satisfies Words<typeof english>;
