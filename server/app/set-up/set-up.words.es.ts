import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./set-up.words.ts";

export const words = {
  title: "Configurar Cairn",
  noAdmin: `Este servidor aún no tiene cuenta de administración. Al arrancar, escribió un código en su consola o en su registro. El código es de un solo uso y caduca a los ${limits.setUpMinutes} minutos. Reinicie el servidor para obtener uno nuevo.`,
  code: "Código",
  goOn: "Continuar",

  states: {
    set: "Definido",
    look: "Por revisar",
    missing: "Falta",
  },
  configured: "Configuración",
  configuredHow: "Los ajustes proceden del entorno del servidor y se leen al arrancar.",
  thisServer: "Este servidor",
  adminDashboard: "Panel de administración",

  testMail: "Correo de prueba",
  sendTo: "Enviar a",
  sendTestMail: "Enviar correo de prueba",
  noMailServer: "No hay servidor de correo configurado.",
  noTestMailLeft: "No puede enviar más correos de prueba con este código.",
  testMailSent: (address) =>
    `El servidor de correo aceptó el correo de prueba para ${address}. Compruebe que llega.`,
  testMailFailed: (reason) => `El correo de prueba no se envió: ${reason}`,
  testMailSubject: "Correo de prueba de Cairn",
  testMailText: (origin) =>
    `Este es un correo de prueba de Cairn en ${origin}. Si puede leerlo, el envío de correos funciona.`,

  firstAdmin: "Primera cuenta de administración",
  firstAdminHow: `La administración gestiona personas y correos en /admin. No puede ver los objetivos de nadie. La contraseña debe tener al menos ${limits.adminPasswordLeast} caracteres. El código deja de funcionar en cuanto se crea la cuenta.`,
  email: "Su correo",
  password: "Contraseña",
  makeAdmin: "Crear cuenta de administración",

  done: "Cairn está configurado",
  adminMade: "Su cuenta de administración está creada.",
  signIn: "Iniciar sesión en administración",

  notHere: "Página no encontrada",
  notHereWhy: "El enlace está incompleto o ya se usó.",
  notNow: "Inténtelo de nuevo más tarde",
} satisfies Words<typeof english>;
