import type { Hono } from "hono";
import type { Config } from "#server/platform/config.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { MailTransport } from "#server/platform/mail/mail-transport.ts";

interface MailDesk {
  readonly transport: MailTransport;
  mount(app: Hono, deps: Deps): void;
}

/** SMTP where it is configured, else the local mailbox, which only development mode ever loads. */
export async function openMail(config: Config): Promise<MailDesk> {
  if (config.smtp !== null) {
    const { openSmtp } = await import("#server/platform/mail/smtp-transport.ts");
    return { transport: openSmtp(config.smtp, config.mailFrom), mount: () => {} };
  }
  const { mountMailbox } = await import("#server/development/mailbox/mount-mailbox.ts");
  // Mail is at its goal as soon as it is written down as sent: the mailbox reads the outbox.
  const transport: MailTransport = { send: async () => ({ kind: "sent" }), close: () => {} };
  return { transport, mount: mountMailbox };
}
