import type { Words } from "#domain/language.ts";
import type { words as english } from "./passkeys.words.ts";

export const words = {
  signIn: "Usar una llave de acceso",
  notSupported: "Este navegador no admite llaves de acceso.",
  notUsed: "No se usó ninguna llave de acceso. Inténtelo de nuevo.",
  alreadyHere: "Este dispositivo ya tiene una llave de acceso para su cuenta.",
  notLoaded: "No se pudo abrir el cuadro de la llave de acceso. Inténtelo de nuevo.",
  failed: "No se pudo usar la llave de acceso. Inténtelo de nuevo.",
} satisfies Words<typeof english>;
