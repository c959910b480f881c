import * as limits from "#domain/limits.ts";

export const words = {
  webhookUrlInvalid: `Please enter an address such as https://example.org/cairn, up to ${limits.webhookUrl} characters long. It can't contain a user name, a password or a #.`,
  webhookUrlNotHttps: `Please enter an address that begins with https://, up to ${limits.webhookUrl} characters long. It can't contain a user name, a password or a #.`,
  webhookUrlPrivate:
    "This address is on a private network, and this server doesn't send to private networks. The server's operator can allow it.",
  webhookEventsMissing: "Please choose at least one event.",
  webhookTooMany: `You can have up to ${limits.webhooks} webhooks. Please remove one first.`,
  webhookOff: "This webhook is turned off. Turn it on first.",
};
