import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./plan.words.ts";

export const words = {
  title: "Plan",
  loading: "Der Plan wird geladen...",
  failed: "Der Plan konnte nicht geladen werden.",

  noStepsYet: "Noch keine Schritte.",
  noSteps: "Keine Schritte.",
  done: "Erledigt: ",
  doneOn: (day) => parts("Erledigt am ", day),
  dueBy: (day) => parts("Bis ", day),
  andSuggestedBy: (coach) => `, vorgeschlagen von ${coach}`,
  suggestedBy: (coach) => parts("Vorgeschlagen von ", coach),

  openAddStep: "Schritt hinzufügen",
  addStep: "Schritt hinzufügen",
  stepAdded: "Schritt hinzugefügt.",
  step: "Schritt",
  day: "Datum (optional)",
  dayHint: "",
  change: "Bearbeiten",
  theStep: (step) => `: Schritt „${step}“`,
  changeStep: (step) => `Schritt „${step}“ bearbeiten`,
  save: "Speichern",
  close: "Schließen",
  remove: "Entfernen",
  gone: "Das ist nicht mehr im Plan.",

  suggestions: "Vorschläge Ihres Coachs",
  waiting: "Wartet auf Antwort",
  openSuggest: "Schritt vorschlagen",
  suggest: "Schritt vorschlagen",
  suggested: "Vorschlag gesendet.",
  accept: "Annehmen",
  decline: "Ablehnen",
  withdraw: "Zurückziehen",
  theSuggestion: (step) => `: Vorschlag „${step}“`,

  ifThen: (obstacle, action) => `Wenn ${obstacle}, dann werde ich ${action}.`,
  beginsIWill: /^(dann )?(werde ich|ich werde) /i,
  openAddIfThen: "Wenn-dann-Plan hinzufügen",
  addIfThen: "Wenn-dann-Plan hinzufügen",
  obstacle: "Wenn",
  obstacleHint: "Was könnte Sie aufhalten? Zum Beispiel „ich abends zu müde bin“.",
  action: "dann werde ich",
  actionHint: "Was tun Sie dann? Zum Beispiel „am nächsten Morgen üben“.",
  theIfThen: (obstacle) => `: Wenn-dann-Plan für „${obstacle}“`,
  changeIfThen: (obstacle) => `Wenn-dann-Plan für „${obstacle}“ bearbeiten`,
} satisfies Words<typeof english>;
