import type { Words } from "#domain/language.ts";
import type { words as english } from "./onboarding-demo.words.ts";

export const words = {
  title: "Einladung als Coach: Vorschau",
  about:
    "Hier sehen Sie eine Einladung als Coach in jedem Zustand. Die Personen und das Ziel sind erfunden, und die Schaltflächen tun nichts.",
  signIn: (network) => `Mit ${network} anmelden`,

  inviter: "Maya Lindgren",
  coach: "Jonas Weber",
  goal: "Vor dem Sommer sechs Fallstudien meiner Arbeit veröffentlichen",

  loading: "Wird geladen",
  invalidLink: "Ungültiger Link",
  welcomeVisitor: "Willkommen, abgemeldet",
  welcomePerson: "Willkommen, angemeldet",
  welcomeEnded: "Willkommen, Sitzung beendet",
  verifying: "Wird geprüft",
  success: "Erfolg",
  already: "Schon Coach",
  notOpen: "Fehler: Einladung abgelaufen",
  own: "Fehler: eigenes Ziel",
  goalGone: "Fehler: Ziel gibt es nicht mehr",
  taken: "Fehler: anderer Coach",
  notRead: "Fehler: Ziel nicht geladen",
  notAccepted: "Fehler: nicht angenommen",
} satisfies Words<typeof english>;
