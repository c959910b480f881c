import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./user.words.ts";

export const words = {
  title: "Usuario",
  toUsers: "Volver a usuarios",
  loading: "Cargando este usuario...",
  loadFailed: "No se pudo cargar este usuario.",
  gone: "Este usuario ya no existe.",

  account: "Cuenta",
  lastActive: "Última actividad",
  never: "Nunca",

  signIns: "Inicios de sesión",
  lastSignIn: (way) => `Último inicio de sesión con ${way}`,
  passkeys: "Llaves de acceso",
  lastPasskeySignIn: "Último inicio de sesión con una llave de acceso",
  lastAdminSignIn: "Último acceso al área de administración",
  noSignIns: "Aún no ha iniciado sesión.",
  openSessions: (count, shown) =>
    count === 0
      ? "Ahora no tiene ninguna sesión abierta."
      : count === 1
        ? "Ahora tiene la sesión abierta en 1 navegador."
        : count < limits.sessionsShown
          ? `Ahora tiene la sesión abierta en ${shown} navegadores.`
          : `Ahora tiene la sesión abierta en ${shown} navegadores o más.`,

  checkIns: "Seguimientos",
  doneOfDue: (done, due) => `${done} de ${due}`,
  done: "Hechos",
  missed: "No realizados",
  stillDue: "Pendientes",
  checkInsOf: `Seguimientos de las últimas ${limits.userCheckInWeeks} semanas. No se muestran objetivos ni respuestas.`,
  noCheckIns: `No hubo seguimientos previstos en las últimas ${limits.userCheckInWeeks} semanas.`,

  mails: "Correos",
  mailType: "Tipo",
  sent: "Enviados",
  failed: "Fallidos",
  mailTotal: "Total",
  mailsOf: `Correos a esta persona en los últimos ${limits.mailRowDays} días.`,
  noMails: `No hay correos en los últimos ${limits.mailRowDays} días.`,
} satisfies Words<typeof english>;
