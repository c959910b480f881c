import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./new-goal.words.ts";

export const words = {
  title: "Neues SMART-Ziel",
  titleAt: (step, steps) => `Neues SMART-Ziel (${step}/${steps})`,
  titleFrom: (template) => `Neues Ziel: ${template}`,
  begun: "Ihr Entwurf ist gespeichert.",
  goOn: "Weitermachen",
  startAnew: "Neu beginnen",
  startAnewFrom: (goal) => parts("„Neu beginnen“ ersetzt Ihren Entwurf durch „", goal, "“."),
  loading: "Das Ziel wird geladen...",
  missing: "Dieses Ziel gibt es nicht. Bitte beginnen Sie mit einem anderen.",
  failed: "Das Ziel konnte nicht geladen werden.",

  templates: "Vorlagen",
  whyTemplates:
    "Beginnen Sie mit einer Vorlage und ändern Sie, was Sie möchten, oder beginnen Sie ohne.",
  startFromScratch: "Ohne Vorlage beginnen",
  chooseTemplate: "Vorlage verwenden",
  chooseTemplateNamed: (template) => `Vorlage verwenden: ${template}`,
  freePlan: "Kostenloser Tarif: 4 Vorlagen und bis zu 3 Ziele",
  premium: "Premium: mehr als 20 Vorlagen",
  upgrade: "Zu Premium wechseln",
  premiumSoon: "Premium-Vorlagen kommen bald! Tragen Sie sich in die Warteliste ein.",

  usingTemplate: (template) => `Vorlage: ${template}`,
  changeTemplate: "Vorlage wechseln",
  steps: {
    description: {
      title: "Was ist Ihr Ziel?",
      label: "Beschreibung",
      hint: "Ein Satz, so wie Sie es im Kollegenkreis sagen würden.",
    },
    category: {
      title: "Wohin gehört es?",
      label: "Kategorie",
      hint: "",
    },
    specific: {
      title: "Was genau werden Sie tun?",
      label: "Spezifisch",
      hint: "So genau, dass auch andere erkennen, wann es erreicht ist.",
    },
    measurable: {
      title: "Wie messen Sie es?",
      label: "Messbar",
      hint: "",
    },
    achievable: {
      title: "Was macht es möglich?",
      label: "Erreichbar",
      hint: "Wie viel Zeit haben Sie, wer hilft Ihnen, und was sind die ersten Schritte?",
    },
    relevant: {
      title: "Warum ist es wichtig?",
      label: "Relevant",
      hint: "Was wird für Sie oder andere anders, wenn es erreicht ist?",
    },
    dueDate: {
      title: "Bis wann möchten Sie es erreichen?",
      label: "Fälligkeit",
      hint: "",
    },
  },
  measureType: "Messgröße",
  noTarget: "Kein Zielwert nötig: Sie markieren dieses Ziel selbst als erledigt.",
  unit: "Einheit",
  unitExample: "neue Kontakte",
  dayFormat: "TT.MM.JJJJ oder JJJJ-MM-TT",
  openCalendar: "Kalender öffnen",
  previous: "Zurück",
  next: "Weiter",
  save: "Ziel speichern",
  saveFailed: "Das Ziel konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  signIn: "Melden Sie sich in einem neuen Tab an",
  thenSaveAgain: (signIn) =>
    parts(signIn, " und speichern Sie dann noch einmal. Ihre Eingaben bleiben erhalten."),

  saved: "Ziel gespeichert!",
  addAnother: "Weiteres Ziel",

  makeItHappen: "So wird etwas daraus",
  optional: "Alles hier ist optional und kann auf der Seite des Ziels geändert werden.",
  firstStep: "Was tun Sie zuerst?",
  when: "Wann?",
  obstacle: "Was könnte dazwischenkommen? Wenn ...",
  action: "Dann werde ich",
  inviteCoach: "Danach einen Coach einladen",
  whichCoach: "Wer soll Ihr Coach sein? Sie erhalten einen Link für eine Person.",
  savePlan: "Plan speichern",
  later: "Später",

  yourGoal: "Ihr Ziel",
  edit: "Bearbeiten",
  theField: (field) => `, ${field}`,
  notYet: "Noch nicht ausgefüllt",
  inDays: (days) => `In ${days} Tagen`,
  endOfQuarter: "Quartalsende",
} satisfies Words<typeof english>;
