import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./passkeys.words.ts";

export const words = {
  loading: "Ihre Passkeys werden geladen...",
  none: "Keine Passkeys.",
  facts: (created, used) => `Erstellt: ${created}. ${used}.`,
  unused: "Noch nicht verwendet",
  lastUsed: (when) => `Zuletzt verwendet: ${when}`,
  synced: " Mit Ihren anderen Geräten synchronisiert.",
  opensAdmin: " Öffnet auch den Admin-Bereich.",
  elsewhere: " Funktioniert unter dieser Adresse nicht.",

  rename: "Umbenennen",
  remove: "Entfernen",
  of: (name) => parts(": ", name),
  save: "Namen speichern",
  cancel: "Abbrechen",
  renamed: (name) => `In „${name}“ umbenannt.`,
  removed: (name) => `„${name}“ wurde entfernt. Überall sonst wurden Sie abgemeldet.`,
  allowAdmin: "Im Admin-Bereich erlauben",
  adminAllowed: (name) => `„${name}“ öffnet jetzt auch den Admin-Bereich.`,

  openForm: "Passkey hinzufügen",
  name: "Name",
  nameHint: "Wo er gespeichert ist, zum Beispiel „Laptop Büro“.",
  create: "Passkey erstellen",
  added: (name) => `„${name}“ wurde hinzugefügt.`,
  notChanged: "Ihre Passkeys wurden nicht geändert.",
} satisfies Words<typeof english>;
