import * as limits from "#domain/limits.ts";

export const words = {
  webhookUrlInvalid: `Please enter an address such as https://example.org/cairn, without a user name, a password or a #, of up to ${limits.webhookUrl} characters.`,
  webhookUrlNotHttps: `Please enter an address that begins with https://, without a user name, a password or a #, of up to ${limits.webhookUrl} characters.`,
  webhookUrlPrivate:
    "This address is in a private network, which this server doesn't send to. Its operator can allow it.",
  webhookEventsMissing: "Please choose at least one event.",
  webhookTooMany: `You can have up to ${limits.webhooks} webhooks. Please remove one first.`,
  webhookOff: "This webhook is turned off. Turn it on first.",
};
