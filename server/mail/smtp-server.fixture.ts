import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { SmtpAddress } from "./smtp-address.ts";

/** What the server has taken, whether or not it said so. */
interface Taken {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  /** True where the connection was cut after the last byte, before any answer. */
  readonly cut: boolean;
}

/** How the server answers: a code refuses, `cut` takes the mail and says nothing. */
export interface Manner {
  readonly recipient?: (address: string) => number | null;
  readonly data?: (taken: Omit<Taken, "cut">) => number | "cut" | null;
  readonly options?: SMTPServerOptions;
}

export interface TestSmtp {
  readonly address: SmtpAddress;
  readonly taken: Taken[];
  close(): Promise<void>;
}

function coded(code: number): Error {
  return Object.assign(new Error("as the test says"), { responseCode: code });
}

function cut(server: SMTPServer, session: string): void {
  for (const connection of server.connections)
    // The only way to the connection's socket.
    // oxlint-disable-next-line no-underscore-dangle
    if (connection.id === session) connection._socket.destroy();
}

/** The address of something that listens on loopback. */
export function smtpAt(port: number, tls: SmtpAddress["tls"] = "off"): SmtpAddress {
  return { host: "127.0.0.1", port, tls, user: null, password: null };
}

/** A real mail server on loopback, with the manners that a test wants. */
export async function openTestSmtp(manner: Manner = {}): Promise<TestSmtp> {
  const taken: Taken[] = [];
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: manner.options === undefined ? ["STARTTLS", "AUTH"] : [],
    // The certificate that comes with the package is signed by nobody and out of date.
    logger: false,
    ...manner.options,
    onRcptTo({ address }, _session, callback) {
      const code = manner.recipient?.(address) ?? null;
      callback(code === null ? null : coded(code));
    },
    onData(stream, session, callback) {
      const answer = async (): Promise<void> => {
        const { messageId = "", subject = "" } = await simpleParser(await buffer(stream));
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const verdict = manner.data?.({ messageId, to, subject }) ?? null;
        if (verdict === null || verdict === "cut")
          taken.push({ messageId, to, subject, cut: verdict === "cut" });
        if (verdict === "cut") cut(server, session.id);
        else callback(verdict === null ? null : coded(verdict));
      };
      // A client that was killed half-way has sent no mail.
      answer().catch(() => {});
    },
  });
  // A client that breaks off is what these tests are about.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    address: smtpAt(port),
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Something that listens and does with a connection what a test wants; it never speaks SMTP by itself. */
export async function openRawPort(
  connected: (socket: Socket) => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    connected(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
