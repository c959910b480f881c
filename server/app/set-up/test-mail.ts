import type { Config } from "#server/platform/config/config.ts";
import type { ComposedMail } from "#server/platform/mail/mail-transport.ts";
import { words } from "./set-up.words.ts";

interface TestMail {
  readonly config: Pick<Config, "publicUrl">;
  readonly id: string;
  readonly to: string;
  readonly at: number;
}

/** Sent at once and never stored. */
export function testMail({ config, id, to, at }: TestMail): ComposedMail {
  const { publicUrl } = config;
  const text = words.testMailText(publicUrl.origin);
  return {
    messageId: `<${id}@${publicUrl.hostname}>`,
    writtenAt: at,
    to,
    subject: words.testMailSubject,
    text,
    html: `<!doctype html><html lang="en"><title>${words.testMailSubject}</title><p>${text}</p></html>`,
    headers: {},
  };
}
