import type { Words } from "#domain/language.ts";
import type { words as english } from "./passkeys.words.ts";

export const words = {
  signIn: "Mit Passkey anmelden",
  notSupported: "Dieser Browser unterstützt keine Passkeys.",
  notUsed: "Es wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal.",
  alreadyHere: "Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.",
  notLoaded: "Der Passkey-Dialog konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  failed: "Der Passkey konnte nicht verwendet werden. Bitte versuchen Sie es noch einmal.",
} satisfies Words<typeof english>;
