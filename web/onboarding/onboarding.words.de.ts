import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./onboarding.words.ts";

export const words = {
  home: "Cairn, Startseite",
  withoutScript: "Schalten Sie JavaScript ein, um diese Einladung zu öffnen.",
  goalOf: (name) => parts("Ziel von ", name),
  accept: "Einladung annehmen",
  tryAgain: "Erneut versuchen",
  coaching: "Gecoachte Ziele ansehen",
  dashboard: "Zu meinem Dashboard",

  title: "Einladung als Coach",
  loading: "Die Einladung wird geladen...",

  linkCut: "Dieser Link ist unvollständig",
  linkInvalid:
    "Der Einladungslink ist ungültig oder unvollständig. Bitte prüfen Sie, ob Sie den richtigen Link erhalten haben.",
  linkInvalidHelp:
    "Lange Links werden in Nachrichten manchmal abgeschnitten. Kopieren Sie den ganzen Link oder bitten Sie noch einmal darum.",

  notOpened: "Die Einladung konnte nicht geöffnet werden",
  notRead: "Die Angaben zum Ziel konnten nicht geladen werden.",
  notReadWhy:
    "Ihre Einladung ist weiterhin gültig. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",

  welcome: (name) => parts(name, " lädt Sie ein, ein Ziel zu coachen"),
  sessionEnded: "Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an, um anzunehmen.",
  coachRole:
    "Ein Coach verfolgt den Fortschritt des Ziels und hilft mit ehrlichen Fragen, Vorschlägen und Ermutigung.",
  meaning: "Was das bedeutet",
  coachSees:
    "Sie sehen dieses Ziel, seinen Fortschritt und die Check-ins, die mit Ihnen geteilt werden.",
  coachWrites:
    "Sie können Notizen schreiben, wenn Sie etwas zu sagen haben, und die Antworten lesen.",
  nameSeen: (name) =>
    parts(
      name,
      " sieht Ihren Namen. Das Coaching endet, wenn das Ziel abgeschlossen oder beendet wird.",
    ),
  signedIn: "Sie sind angemeldet.",
  signedInAs: (name) => parts("Sie sind als ", name, " angemeldet."),
  signInFirst:
    "Nach der Anmeldung kehren Sie hierher zurück. Annehmen können Sie auf der nächsten Seite.",

  accepting: "Die Einladung wird angenommen",
  verifying: "Wird geprüft...",
  notAccepted: "Noch nicht angenommen",
  acceptFailed: "Die Einladung konnte nicht angenommen werden. Bitte versuchen Sie es noch einmal.",

  accepted: (name) => parts("Sie sind jetzt Coach von ", name),
  acceptedNews: (name) =>
    parts("Einladung angenommen. ", name, " wurde benachrichtigt. Vielen Dank!"),
  next: "Wie es weitergeht",
  nextGoal:
    "Das Ziel ist jetzt auf Ihrer Coaching-Seite. Dort können Sie seinen Fortschritt verfolgen.",
  nextNote:
    "Schreiben Sie eine erste Notiz: Sagen Sie, was Ihnen an dem Ziel gefällt, oder fragen Sie, was für eine gute Woche nötig wäre.",
  nextEnd: (name) =>
    parts(
      "Sie coachen dieses Ziel, bis ",
      name,
      " es abschließt oder beendet. Sie können das Coaching auch vorher jederzeit beenden.",
    ),

  already: "Sie coachen dieses Ziel schon",
  alreadyCoaching: (name, goal) =>
    parts("Sie sind schon Coach von ", name, " für das Ziel „", goal, "“."),
  alreadyWhy: "Sie müssen nichts weiter annehmen.",

  notOpen: "Diese Einladung gilt nicht mehr",
  notOpenWhy:
    "Eine Einladung gilt für einen Coach und läuft nach zwei Wochen ab. Sie kann auch zurückgezogen werden. Bitten Sie um eine neue.",
  own: "Das ist Ihre eigene Einladung",
  ownWhy:
    "Senden Sie den Link an die Person, die Sie sich als Coach wünschen. Diese Person kann ihn öffnen und annehmen.",
  goalGone: "Dieses Ziel ist nicht mehr aktiv",
  goalGoneWhy: "Es wurde nach dem Senden der Einladung abgeschlossen, beendet oder gelöscht.",
  taken: "Dieses Ziel hat schon einen Coach",
  takenWhy:
    "Die Einladung wurde schon angenommen. Wenn Sie das waren, melden Sie sich mit dem Konto an, das Sie dafür verwendet haben, und öffnen Sie Ihre Coaching-Seite.",
} satisfies Words<typeof english>;
