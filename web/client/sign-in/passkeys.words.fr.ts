import type { Words } from "#domain/language.ts";
import type { words as english } from "./passkeys.words.ts";

export const words = {
  signIn: "Se connecter avec une clé d’accès",
  notSupported: "Ce navigateur ne prend pas en charge les clés d’accès.",
  notUsed: "Aucune clé d’accès n’a été utilisée. Réessayez.",
  alreadyHere: "Cet appareil a déjà une clé d’accès pour votre compte.",
  notLoaded: "La fenêtre des clés d’accès n’a pas pu être chargée. Réessayez.",
  failed: "La clé d’accès n’a pas pu être utilisée. Réessayez.",
} satisfies Words<typeof english>;
