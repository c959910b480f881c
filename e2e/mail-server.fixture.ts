import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { expect } from "@playwright/test";

export interface MailServer {
  readonly url: string;
  /** The text of the newest mail to an address, once there is one more than was read. */
  mailTo(address: string): Promise<string>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const taken: { readonly to: string; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo[0]?.address ?? "";
      void simpleParser(stream).then(({ text = "" }) => {
        taken.push({ to, text });
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const read = new Map<string, number>();
  return {
    url: `smtp://127.0.0.1:${port}?tls=off`,
    async mailTo(address) {
      const mails = () => taken.filter(({ to }) => to === address);
      const before = read.get(address) ?? 0;
      await expect.poll(() => mails().length).toBeGreaterThan(before);
      read.set(address, mails().length);
      return mails().at(-1)?.text ?? "";
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
