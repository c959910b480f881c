import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./sign-in-mail.words.ts";

export const words = {
  subject: (code) => `Su código para iniciar sesión en Cairn: ${code}`,
  joinSubject: (code) => `Su código para conectar esta dirección a Cairn: ${code}`,
  heading: "Iniciar sesión en Cairn",
  joinHeading: "Conectar esta dirección",
  open: "Abra este enlace en el navegador en el que lo pidió.",
  button: "Iniciar sesión",
  joinButton: "Conectar correo",
  code: (code) =>
    `¿Está en otro dispositivo? Escriba este código en el navegador en el que lo pidió: ${code}`,
  goodFor: `El enlace y el código son de un solo uso y caducan a los ${limits.emailSignInMinutes} minutos. Si no lo pidió usted, ignore este correo. No comparta nunca el código con nadie.`,

  elsewhereSubject: "Inicio de sesión en Cairn",
  elsewhereHeading: "Ya tiene una cuenta",
  elsewhere:
    "Alguien, seguramente usted, pidió un enlace de acceso para esta dirección, que pertenece a una cuenta de Cairn en la que se inicia sesión de otra forma. Inicie sesión como siempre. Para usar también el correo, conéctelo en «Formas de iniciar sesión», en la página de su cuenta.",
  elsewhereButton: "Ir a Cairn",
  elsewhereIgnore: "Si no lo pidió usted, ignore este correo.",
} satisfies Words<typeof english>;
