import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./webhook-errors.words.ts";

export const words = {
  webhookUrlInvalid: `Bitte geben Sie eine Adresse wie https://example.org/cairn ein, höchstens ${limits.webhookUrl} Zeichen lang. Sie darf weder Benutzernamen noch Passwort noch # enthalten.`,
  webhookUrlNotHttps: `Bitte geben Sie eine Adresse ein, die mit https:// beginnt, höchstens ${limits.webhookUrl} Zeichen lang. Sie darf weder Benutzernamen noch Passwort noch # enthalten.`,
  webhookUrlPrivate:
    "Diese Adresse liegt in einem privaten Netz, und dieser Server sendet nicht in private Netze. Wer den Server betreibt, kann es erlauben.",
  webhookEventsMissing: "Bitte wählen Sie mindestens ein Ereignis.",
  webhookTooMany: `Sie können höchstens ${limits.webhooks} Webhooks haben. Bitte entfernen Sie zuerst einen.`,
  webhookOff: "Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.",
} satisfies Words<typeof english>;
