import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./join-links.words.ts";

export const words = {
  title: "Einladungslinks",
  why: `Mit jedem Link kann eine Person per Passkey beitreten, ohne E-Mail oder anderes Konto. Er kann einmal verwendet werden und ist ${limits.joinLinkDays} Tage gültig. Wer den Link hat, kann ihn verwenden.`,
  notRead: "Die Einladungslinks konnten nicht geladen werden.",
  open: "Einladungslink erstellen",
  invitee: "Für wen ist er?",
  inviteeHint: "Ein Name oder eine Notiz für diese Liste.",
  create: "Einladungslink erstellen",
  link: "Einladungslink",
  linkHint:
    "Er wird nicht noch einmal angezeigt. Kopieren Sie ihn und senden Sie ihn an eine Person.",
  copy: "Link kopieren",
  copied: "Link kopiert.",
  notCopied:
    "Der Link konnte nicht kopiert werden. Er ist markiert, Sie können ihn selbst kopieren.",
  by: (inviter) => `, von ${inviter}, läuft ab: `,
  withdraw: "Zurückziehen",
  withdrawn: (invitee) => `Der Link für „${invitee}“ wurde zurückgezogen.`,
} satisfies Words<typeof english>;
