import * as limits from "#domain/limits.ts";

export const words = {
  webhookUrlInvalid: `Please enter an address such as https://example.org/cairn, without a user name, a password or a #, of up to ${limits.webhookUrl} characters.`,
  webhookUrlNotHttps: `Please enter an address that begins with https://, without a user name, a password or a #, of up to ${limits.webhookUrl} characters.`,
  webhookUrlPrivate:
    "This address leads into a private network. This server sends to none: its operator can allow it.",
  webhookEventsMissing: "Please choose at least one event.",
  webhookTooMany: `There can be up to ${limits.webhooks} webhooks. Please remove one first.`,
  webhookOff: "This webhook is turned off. Please turn it on first.",
};
