import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.de.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./mails.words.ts";

export const words = {
  yourGoal: "Ihr Ziel",
  answer: "Antworten",
  footer: {
    reason: (why) => `Sie erhalten diese E-Mail, weil ${why}.`,
    reasons: {
      weeklyUpdates: "Wochenüberblicke eingeschaltet sind",
      goalReminders: "Zielerinnerungen eingeschaltet sind",
      circleAsks: "Hilfeanfragen aus Kreisen eingeschaltet sind",
      coachingNotes: "Coaching-E-Mails eingeschaltet sind",
      announcements: "Ankündigungen eingeschaltet sind",
      marketingEmails: "Sie Tipps und Angebote abonniert haben",
    },
    addressEntered: "diese Adresse in Cairn eingegeben wurde",
    noInvitations: "Keine Einladungen mehr",
    settings: "E-Mail-Einstellungen",
    unsubscribe: "Abbestellen",
  },

  verification: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse für Cairn",
    heading: "Bestätigen Sie Ihre E-Mail-Adresse",
    text: "Jemand, wahrscheinlich Sie, hat diese Adresse in Cairn eingegeben. Bestätigen Sie, dass es Ihre ist, um Erinnerungen und die Notizen Ihres Coachs per E-Mail zu erhalten.",
    verify: "Adresse bestätigen",
    goodFor: `Der Link gilt ${limits.verificationHours} Stunden. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Sie erhalten dann keine weiteren.`,
  },

  weeklyUpdate: {
    subject: (goals, dueSoon) =>
      dueSoon === 0
        ? `Ihre Woche: ${goals} ${plural(goals, "Ziel", "Ziele")}`
        : `Ihre Woche: ${goals} ${plural(goals, "Ziel", "Ziele")}, davon ${dueSoon} bald fällig`,
    moved: (moved, goals) =>
      `Fortschritt bei ${moved} von ${goals} ${plural(goals, "Ziel", "Zielen")}`,
    heading: (day) => `Seit ${day}`,
    text: (moved, allOnPace) => (allOnPace ? `${moved}. Alles im Zeitplan.` : `${moved}.`),
    cameBackOnce: "Sie sind einmal nach einer Lücke wieder eingestiegen.",
    cameBack: (times) => `Sie sind ${times}-mal nach einer Lücke wieder eingestiegen.`,
    goal: (change, pace, state) =>
      pace === null ? `${change}. ${state}` : `${change}. ${pace}. ${state}`,
    states: {
      completed: () => "Ziel abgeschlossen.",
      paused: () => "Pausiert.",
      open: (day: string) => `Fällig am ${day}.`,
      overdue: (day: string) => `War am ${day} fällig.`,
    },
    promised: (promise) => `Ihre neue Zusage: „${promise}“`,
    hadPromised: (promise, kept) => `Letzte Zusage: „${promise}“ (${kept})`,
    nothingChanged: "Unverändert",
    coachOnGoal: (coach, goal) => `${coach}, zu „${goal}“`,
    next: (step) => `Als Nächstes: ${step}`,
    circleWeek: (checkedIn, of) =>
      `${checkedIn} von ${of} ${plural(checkedIn, "hat", "haben")} eingecheckt.`,
    circleAsks: (people) =>
      `${list.and(people)} ${plural(people.length, "bittet", "bitten")} um Hilfe.`,
  },

  goalReminder: {
    reasons: {
      "due-in-a-week": () => "In einer Woche fällig",
      "due-in-days": (left: number) => `In ${left} ${plural(left, "Tag", "Tagen")} fällig`,
      "due-tomorrow": () => "Morgen fällig",
      stalled: () => "Zuletzt kein Fortschritt",
    },
    subject: (reason, goal) => `${reason}: ${goal}`,
    subjectOfSeveral: (goals) => `${goals} Ziele brauchen Ihre Aufmerksamkeit`,
    headingOfSeveral: "Diese Ziele brauchen Ihre Aufmerksamkeit",
    lines: {
      "due-in-a-week": (day: string) => `In einer Woche fällig, am ${day}.`,
      "due-in-days": (day: string, left: number) =>
        `In ${left} ${plural(left, "Tag", "Tagen")} fällig, am ${day}.`,
      "due-tomorrow": (day: string) => `Morgen fällig, am ${day}.`,
      stalled: (_day: string, _left: number, still: number) =>
        `Seit ${still} ${plural(still, "Tag", "Tagen")} kein Fortschritt. Ein kleiner Schritt bringt das Ziel wieder in Gang.`,
    },
  },

  checkInReminder: {
    subject: (day) => `Check-in offen bis ${day}`,
    heading: (checkIns) =>
      `${checkIns} ${plural(checkIns, "offener Check-in", "offene Check-ins")}`,
    openUntil: (day) => `Offen bis ${day}.`,
    checkInOpenUntil: (day) => `Check-in offen bis ${day}.`,
  },

  circleAsk: {
    circle: (name) => `den Kreis „${name}“`,
    circles: "Ihre Kreise",
    subject: (member, circles) => `${member} bittet ${circles} um Hilfe`,
    subjectOfSeveral: (people, circles) =>
      `${people} ${plural(people, "Person bittet", "Personen bitten")} ${circles} um Hilfe`,
    headingOfSeveral: "Hilfeanfragen",
    answer: "Antworten",
  },

  coachingNote: {
    subject: (writer, goal) => `${writer} schreibt zu „${goal}“`,
    yourCoach: "Ihr Coach",
    readAndAnswer: "Lesen und antworten",
  },

  coachingHelp: {
    subject: (owner, goal) => `${owner} bittet um Hilfe bei „${goal}“`,
    subjectOfSeveral: (owner, goals) => `${owner} bittet um Hilfe bei ${goals} Zielen`,
    headingOfSeveral: "Hilfeanfragen",
    text: (health) => `Check-in: ${health}. Das würde helfen:`,
  },

  completionAsked: {
    subject: (owner, goal) => `${owner} meldet „${goal}“ als erreicht`,
    text: "Sie können das bestätigen oder mit „Noch nicht“ antworten und schreiben, was fehlt. Ohne Antwort wird das Ziel nach 7 Tagen automatisch abgeschlossen.",
    answer: "Antworten",
  },

  coachingWeek: {
    title: "Ihr Coaching diese Woche",
    checkedIn: (health) => `Check-in: ${health}.`,
    withPace: (fact, pace) => `${fact} ${pace}.`,
    asksForHelp: (help) => `Bittet um Hilfe: „${help}“`,
    saysDone: "Meldet das Ziel als erreicht.",
    missed: (checkIns) =>
      checkIns === 1
        ? "Hat einen Check-in verpasst."
        : `Hat ${checkIns} Check-ins in Folge verpasst.`,
    due: (day) => `Fällig am ${day}.`,
    openCoaching: "Zur Coaching-Seite",
  },

  coachAccepted: {
    subject: (coach, goal) => `${coach} ist jetzt Coach für „${goal}“`,
    heading: "Sie haben einen Coach",
    text: (coach) =>
      `${coach} hat Ihre Einladung angenommen und sieht jetzt dieses Ziel, seinen Fortschritt und die Check-ins, die Sie mit Ihrem Coach teilen.`,
  },

  coachLeft: {
    subject: (coach, goal) => `${coach} coacht „${goal}“ nicht mehr`,
    heading: "Ihr Coach hat das Coaching beendet",
    text: (coach) =>
      `${coach} hat das Coaching beendet und sieht dieses Ziel nicht mehr. Die Notizen Ihres Coachs bleiben Ihnen erhalten. Sie können eine andere Person einladen.`,
    requestEnded:
      "Ihr Coach kann nicht mehr bestätigen, dass das Ziel erreicht ist. Schließen Sie es einfach noch einmal ab.",
  },

  colleagueInvited: {
    subject: (inviter) => `${inviter} lädt Sie zu Cairn ein`,
    heading: "Sie sind zu Cairn eingeladen",
    text: (inviter) =>
      `${inviter} lädt Sie zu Cairn ein. Dort können Sie sich Ziele setzen, Ihren Fortschritt ehrlich festhalten und für jedes Ziel einen Coach einladen.`,
    signIn: "Anmelden",
    noAccount:
      "Ihr Konto wird erstellt, wenn Sie sich zum ersten Mal anmelden. Bis dahin speichert Cairn nur, dass Sie eingeladen wurden.",
  },
} satisfies Words<typeof english>;
