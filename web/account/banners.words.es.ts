import type { Words } from "#domain/language.ts";
import type { words as english } from "./banners.words.ts";

export const words = {
  emailVerified: "Su dirección de correo está verificada. ¡Gracias!",
  planChosen: (plan) => `¡Hola! Tiene el plan ${plan}. Para empezar, fíjese su primer objetivo.`,
} satisfies Words<typeof english>;
