import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./sharing.words.ts";

export const words = {
  title: "Ziele teilen",
  choose: "Wählen Sie ein Ziel, das Sie teilen oder für das Sie einen Coach einladen möchten.",
  select: (goal) => parts("Wählen: ", goal),
  noGoals:
    "Sie haben keine aktiven SMART-Ziele zum Teilen. Erstellen Sie unter „Neues Ziel“ eines, oder schließen Sie ein Ziel ab, um einen Erfolg zu teilen.",
  addGoal: "Neues Ziel",
  goalsFailed: "Ihre Ziele konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  loadingGoals: "Ihre Ziele werden geladen...",

  loadingGoal: "Das Ziel wird geladen...",
  notFound: "Das Ziel zum Teilen wurde nicht gefunden.",
  goalFailed: "Die Angaben zum Ziel konnten nicht geladen werden.",
  toDashboard: "Zurück zum Dashboard",
  chooseAnother: "Anderes Ziel wählen",
  progressOf: (goal) => `Fortschritt von ${goal}`,
  due: (measure, day, distance) => parts(`${measure}. Fällig: `, day, distance),

  purpose: "Was möchten Sie tun?",
  shareProgress: "Fortschritt teilen",
  shareProgressHint: "Erzählen Sie anderen, wie es läuft.",
  inviteCoach: "Coach einladen",
  inviteCoachHint: "Bitten Sie eine Person, Ihr Coach zu werden.",
  notActive: (completed) =>
    `Dieses Ziel ist ${completed ? "abgeschlossen" : "unerreicht beendet"}. Nur aktive Ziele können einen Coach haben.`,
  coachedAlready: (coach) => `${coach} coacht dieses Ziel schon.`,
  coachedNow: (coach) => `${coach} coacht jetzt dieses Ziel.`,

  message: "Vorschau der Nachricht",
  waysToShare: "Möglichkeiten zum Teilen",
  shareOn: (network) => `Auf ${network} teilen`,
  copyMessage: "Nachricht kopieren",
  messageCopied: "Nachricht in die Zwischenablage kopiert!",
  copyMessageFailed: "Die Nachricht konnte nicht kopiert werden.",
  shareFromDevice: "Über dieses Gerät teilen",
  shareFromDeviceFailed: "Die Nachricht konnte über dieses Gerät nicht geteilt werden.",
  notSupported: (platform) => `Teilen auf „${platform}“ wird nicht unterstützt.`,
  opensNetwork: (network, advice) =>
    `${network} öffnet sich mit dieser Nachricht in einem neuen Fenster. ${advice}`,
  nothingPosted: "Es wird nichts veröffentlicht, bis Sie es dort tun.",
  sendToOne:
    "Senden Sie das an eine Person, statt es zu veröffentlichen. Wer zuerst annimmt, wird Ihr Coach.",
  linkFirst: "Erstellen Sie zuerst den Einladungslink. Er wird an diese Nachricht angehängt.",

  invitation: "Ihre Einladung",
  offer: (days) =>
    `Erstellen Sie einen Link und senden Sie ihn an eine Person. Er kann einmal verwendet werden und läuft nach ${days} ${plural(days, "Tag", "Tagen")} ab. Solange er nicht verwendet wurde, können Sie ihn zurückziehen.`,
  createLink: "Einladungslink erstellen",
  linkCreated: "Einladungslink erstellt.",
  link: "Einladungslink",
  validUntil: (day, distance) =>
    parts("Wer zuerst annimmt, wird Ihr Coach. Gültig bis ", day, `, ${distance}.`),
  copyLink: "Link kopieren",
  sendByMail: "Per E-Mail senden",
  mailSubject: "Möchten Sie mein Coach werden?",
  linkCopied: "Link in die Zwischenablage kopiert!",
  copyLinkFailed: "Der Link konnte nicht kopiert werden.",
  withdraw: "Zurückziehen",
  withdrawal: "Einladung zurückziehen",
  withdrawalSure: "Diese Einladung zurückziehen? Ihr Link funktioniert dann sofort nicht mehr.",
  withdrawInvitation: "Einladung zurückziehen",
  withdrawn: "Einladung zurückgezogen. Ihr Link funktioniert nicht mehr.",
  keepIt: "Behalten",

  inviteeSees: "Was Ihr Coach sieht",
  beforeAccepting: "Vor dem Annehmen",
  beforeAcceptingWhat: (owner, goal) =>
    parts("Ihren Namen, ", owner, ", und die Beschreibung des Ziels: ", goal, ". Sonst nichts."),
  asCoach: "Als Ihr Coach",
  asCoachWhat:
    "Dieses Ziel mit seinem Fortschritt und die Check-ins, die Sie mit Ihrem Coach teilen. Nie Ihre E-Mail-Adresse, Ihre anderen Ziele oder Ihre Einstellungen.",

  coach: "Coach",
  coaches: (coach) => parts(coach, " coacht dieses Ziel."),
  coachesNoLonger: (coach) => `${coach} coacht dieses Ziel nicht mehr.`,
  loadingInvitation: "Die Einladung wird geladen...",
  invitationFailed: "Die Einladung konnte nicht geladen werden.",
  noCoach: "Dieses Ziel hat noch keinen Coach.",
  inviteAgain: (coach) => `${coach} erneut einladen`,

  doubt: "Falsche Person?",
  takeBackWhat: (coach) =>
    parts(
      coach,
      " sieht dieses Ziel dann nicht mehr, und der Einladungslink kann nicht noch einmal verwendet werden. Die Notizen bleiben Ihnen erhalten, und Sie können eine andere Person einladen.",
    ),
  keepCoach: (coach) => parts(coach, " behalten"),
  takeBack: "Coach entfernen",
} satisfies Words<typeof english>;
