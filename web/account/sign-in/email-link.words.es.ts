import type { Words } from "#domain/language.ts";
import type { words as english } from "./email-link.words.ts";

export const words = {
  title: "Iniciar sesión en Cairn",
  signIn: "Iniciar sesión",
  incomplete: "Este enlace está incompleto. Ábralo de nuevo desde el correo.",
  toSignIn: "Ir al inicio de sesión",
} satisfies Words<typeof english>;
