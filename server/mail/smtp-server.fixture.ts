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

/** Where a server goes silent: before its greeting, in answer to MAIL or RCPT, half-way through DATA, or after it. */
export type SmtpPhase = "greeting" | "sender" | "recipient" | "content" | "answer";

/** How the server answers: a code refuses, `cut` takes the mail and says nothing. */
export interface Manner {
  readonly silentAt?: SmtpPhase;
  readonly recipient?: (address: string) => number | null;
  readonly data?: (taken: Omit<Taken, "cut">) => number | "cut" | null;
  readonly options?: SMTPServerOptions;
}

export interface TestSmtp {
  readonly address: SmtpAddress;
  readonly taken: Taken[];
  /** How many have come to the point at which the server is silent. */
  readonly silenced: () => number;
  close(): Promise<void>;
}

function coded(code: number): Error {
  return Object.assign(new Error("as the test says"), { responseCode: code });
}

/** Cuts the line of one session, or all of them. */
function cut(server: SMTPServer, session?: string): void {
  for (const connection of server.connections)
    // The only way to the connection's socket.
    // oxlint-disable-next-line no-underscore-dangle
    if (session === undefined || connection.id === session) connection._socket.destroy();
}

/** The address of something that listens on loopback. */
export function smtpAt(port: number, tls: SmtpAddress["tls"] = "off"): SmtpAddress {
  return { host: "127.0.0.1", port, tls, user: null, password: null };
}

/** A real mail server on loopback, with the manners that a test wants. */
export async function openTestSmtp(manner: Manner = {}): Promise<TestSmtp> {
  const taken: Taken[] = [];
  let silenced = 0;
  const isSilent = (phase: SmtpPhase): boolean => {
    if (manner.silentAt !== phase) return false;
    silenced += 1;
    return true;
  };
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: manner.options === undefined ? ["STARTTLS", "AUTH"] : [],
    // The certificate that comes with the package is signed by nobody and out of date.
    logger: false,
    ...manner.options,
    onConnect(_session, callback) {
      if (!isSilent("greeting")) callback();
    },
    onMailFrom(_address, _session, callback) {
      if (!isSilent("sender")) callback();
    },
    onRcptTo({ address }, _session, callback) {
      if (isSilent("recipient")) return;
      const code = manner.recipient?.(address) ?? null;
      callback(code === null ? null : coded(code));
    },
    onData(stream, session, callback) {
      // What is not read fills the line, so that the other side cannot end.
      if (isSilent("content")) return;
      const answer = async (): Promise<void> => {
        const { messageId = "", subject = "" } = await simpleParser(await buffer(stream));
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const silent = manner.silentAt === "answer";
        const verdict = silent ? "cut" : (manner.data?.({ messageId, to, subject }) ?? null);
        if (verdict === null || verdict === "cut")
          taken.push({ messageId, to, subject, cut: verdict === "cut" });
        if (isSilent("answer")) return;
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
    silenced: () => silenced,
    close() {
      cut(server);
      return new Promise((resolve) => server.close(() => resolve()));
    },
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
