import type { Words } from "#domain/language.ts";
import type { words as english } from "./email-sign-in.words.ts";

export const words = {
  email: "Correo",
  ask: "Enviarme un enlace de acceso",
  askOwn: (address) => `Enviar un enlace de acceso a ${address}`,
  sent: (address) =>
    `Si se puede iniciar sesión aquí con ${address}, recibirá un correo con un enlace. Abra el enlace en este navegador o escriba el código del correo.`,
  sentToOwn: (address) =>
    `Hemos enviado un correo con un enlace a ${address}. Abra el enlace en este navegador o escriba el código del correo.`,
  code: "Código del correo",
  codeHint: "Seis cifras",
  signIn: "Iniciar sesión",
  confirm: "Confirmar",
  otherAddress: "Usar otra dirección",
} satisfies Words<typeof english>;
