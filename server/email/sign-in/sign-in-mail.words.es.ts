import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./sign-in-mail.words.ts";

export const words = {
  subject: (code) => `Iniciar sesión en Cairn: ${code}`,
  joinSubject: (code) => `Conectar esta dirección a Cairn: ${code}`,
  heading: "Iniciar sesión en Cairn",
  joinHeading: "Conectar esta dirección",
  open: "Abra este enlace en el navegador en el que lo pidió.",
  button: "Iniciar sesión",
  joinButton: "Conectar correo",
  code: (code) =>
    `¿Está en otro dispositivo? Escriba este código en el navegador en el que lo pidió: ${code}`,
  goodFor: `El enlace y el código sirven una vez, durante ${limits.emailSignInMinutes} minutos. Si no lo pidió usted, ignore este correo. No dé nunca el código a nadie.`,

  elsewhereSubject: "Inicio de sesión en Cairn",
  elsewhereHeading: "Ya tiene una cuenta",
  elsewhere:
    "Alguien, seguramente usted, pidió un enlace de acceso para esta dirección. Pertenece a una cuenta de Cairn que inicia sesión de otra forma. Inicie sesión como siempre. Para usar también el correo, conéctelo en «Formas de iniciar sesión», en la página de su cuenta.",
  elsewhereButton: "Ir a Cairn",
  elsewhereIgnore: "Si no lo pidió usted, ignore este correo.",
} satisfies Words<typeof english>;
