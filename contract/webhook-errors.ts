import * as limits from "#domain/limits.ts";
import type { ErrorTexts } from "./shown-errors.ts";

/** The webhook form refuses with these locally. */
export const webhookErrors = {
  "webhook.url-invalid": {
    status: 400,
    text: `Please enter an address such as https://example.org/cairn, without a user name, a password or a #, of up to ${limits.webhookUrl} characters.`,
  },
  "webhook.url-not-https": {
    status: 400,
    text: `Please enter an address that begins with https://, without a user name, a password or a #, of up to ${limits.webhookUrl} characters.`,
  },
  "webhook.url-private": {
    status: 400,
    text: "This address leads into a private network. This server sends to none: its operator can allow it.",
  },
  "webhook.events-missing": { status: 400, text: "Please choose at least one event." },
  "webhook.too-many": {
    status: 409,
    text: `There can be up to ${limits.webhooks} webhooks. Please remove one first.`,
  },
  "webhook.off": { status: 409, text: "This webhook is turned off. Please turn it on first." },
} as const satisfies ErrorTexts;
