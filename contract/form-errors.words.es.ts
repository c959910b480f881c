import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./form-errors.words.ts";

export const words = {
  requestInvalid: "La solicitud no es válida.",
  formOvertaken: "Esto se cambió en otra ventana. Revíselo y guarde de nuevo.",
  profileNameMissing: "Escriba su nombre.",
  profileEmailInvalid: "Escriba una dirección de correo válida.",
  profileZoneTooSoon: `Puede cambiar la zona horaria una vez cada ${limits.zoneChangeHours} horas.`,
  accountSignInAgain: `Inició sesión hace más de ${limits.freshSignInMinutes} minutos. Inicie sesión de nuevo para eliminar su cuenta.`,
  goalIncomplete: "Rellene todos los campos antes de guardar.",
  goalDueDateInvalid:
    "Fecha límite no válida. Elija una fecha válida (por ejemplo, DD/MM/AAAA o AAAA-MM-DD).",
  goalTargetNotANumber: "La meta debe ser un número.",
  goalTargetDateInvalid: "La fecha prevista del campo «Medible» no es válida.",
  goalStreakTargetInvalid: "La meta de una racha diaria debe ser un número positivo de días.",
  goalMeasureUnknown: "El tipo de medida elegido no es válido.",
  goalTooMany: `Ha llegado al límite de ${limits.goalsPerUser} objetivos.`,
  goalClosed: "Este objetivo está cerrado.",
  milestoneTitleMissing: "Ponga un título a la página.",
  progressValueInvalid: "El valor no es válido.",
  invitationNotNow: "Solo puede invitar a un coach a un objetivo activo que no tenga coach.",
  invitationInvalid:
    "El objetivo para el que recibió la invitación ya no existe o el enlace no es válido.",
  invitationOwn: "No puede aceptar una invitación para ser su propio coach.",
  invitationGoalGone: "El objetivo para el que recibió la invitación ya no existe.",
  invitationTaken: "Este objetivo ya tiene otro coach.",
  emailVerificationFailed: "No se pudo verificar. Inténtelo de nuevo.",
  emailUnsubscribeFailed:
    "Este enlace para cancelar la suscripción no es válido. Puede cancelarla en los ajustes de correo.",
  announcementNobody:
    "Nadie lo recibiría: ninguna persona con dirección verificada tiene activado este tipo de correo.",
  announcementSubjectMissing: "Escriba un asunto.",
  announcementSubjectTooLong: `El asunto puede tener hasta ${limits.mailSubject} caracteres.`,
  announcementTextMissing: "Escriba un mensaje.",
  announcementTextTooLong: `El mensaje puede tener hasta ${limits.announcementText} caracteres.`,
  colleagueAddressMissing: "Escriba una dirección de correo.",
  colleagueAddressWrong: "Alguna de estas no es una dirección de correo.",
  colleagueTooMany: `Puede invitar hasta a ${limits.colleaguesAtOnce} personas a la vez.`,
  adminSignInFailed: "No se pudo iniciar sesión. Compruebe el correo y la contraseña.",
  seedNotHere: "Los datos de prueba solo están disponibles en modo de desarrollo.",
} satisfies Words<typeof english>;
