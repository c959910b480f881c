import { words } from "./webhook-errors.words.ts";
import type { ErrorTexts } from "./shown-errors.ts";

/** The webhook form refuses with these locally. */
export const webhookErrors = {
  "webhook.url-invalid": { status: 400, text: () => words.webhookUrlInvalid },
  "webhook.url-not-https": { status: 400, text: () => words.webhookUrlNotHttps },
  "webhook.url-private": { status: 400, text: () => words.webhookUrlPrivate },
  "webhook.events-missing": { status: 400, text: () => words.webhookEventsMissing },
  "webhook.too-many": { status: 409, text: () => words.webhookTooMany },
  "webhook.off": { status: 409, text: () => words.webhookOff },
} as const satisfies ErrorTexts;
