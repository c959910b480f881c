import type { Words } from "#domain/language.ts";
import type { words as english } from "./join.words.ts";

export const words = {
  title: "Cairn beitreten",
  loading: "Ihre Einladung wird geladen...",
  invited: (inviter) =>
    `${inviter} lädt Sie zu Cairn ein. Hier setzen Sie sich klare Ziele, tragen Ihren Fortschritt ein und kommen mit einem Coach an Ihrer Seite ans Ziel.`,
  how: "Sie melden sich mit einem Passkey an: per Fingerabdruck, Gesicht oder Bildschirmsperre. Ein Passwort gibt es nicht.",
  name: "Ihr Name",
  create: "Passkey erstellen",
  linkMissing: "Dieser Einladungslink ist unvollständig. Bitte kopieren Sie den ganzen Link.",
  signedIn: (name) =>
    `Sie sind schon angemeldet (${name}). Melden Sie sich zuerst ab, um diese Einladung für eine andere Person zu verwenden.`,
  yourAccount: "Ihr eigenes Konto",
  home: "Zu Ihrem Dashboard",
  signIn: "Zur Anmeldung",
} satisfies Words<typeof english>;
