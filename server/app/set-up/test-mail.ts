import type { Config } from "#server/platform/config.ts";
import type { ComposedMail } from "#server/platform/mail/mail-transport.ts";

interface TestMail {
  readonly config: Pick<Config, "publicUrl">;
  readonly id: string;
  readonly to: string;
  readonly at: number;
}

/** Sent at once and never stored. */
export function testMail({ config, id, to, at }: TestMail): ComposedMail {
  const { publicUrl } = config;
  const text = `This is a test mail of Cairn at ${publicUrl.origin}. It has arrived, so mail leaves as it should.`;
  return {
    messageId: `<${id}@${publicUrl.hostname}>`,
    writtenAt: at,
    to,
    subject: "Test mail of Cairn",
    text,
    html: `<!doctype html><html lang="en"><title>Test mail of Cairn</title><p>${text}</p></html>`,
    headers: {},
  };
}
