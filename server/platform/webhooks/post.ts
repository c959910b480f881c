import { lookup as lookUp } from "node:dns";
import http from "node:http";
import https from "node:https";
import { connect, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectSafely } from "node:tls";
import * as limits from "#domain/limits.ts";
import { isCallable, type DeliveryFault, type PrivateAddresses } from "#domain/webhook.ts";
import {
  isReservedLiteral,
  lookedUpHost,
  publicOnly,
  ReservedAddress,
} from "#server/platform/http/public-address.ts";

/** Where a connection goes: a name, its port, and how it is looked up. */
interface Target {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly lookup: LookupFunction;
}

/** What reaches outside: tests watch it. */
export interface WebhookNetwork {
  readonly lookup: LookupFunction;
  readonly connect: (target: Target) => Socket;
}

/** The system's own. */
export const openNetwork: WebhookNetwork = {
  lookup: lookUp,
  connect: ({ tls, ...target }) =>
    tls
      ? connectSafely({ ...target, ...(isIP(target.host) === 0 && { servername: target.host }) })
      : connect(target),
};

/** A message to a webhook. */
export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What became of it: `answer` is the status of the answer, where there was one; `fault` why it was not taken. */
export interface Posted {
  readonly answer: number | null;
  readonly fault: DeliveryFault | null;
  /** The header Retry-After of the answer. */
  readonly retryAfter?: string;
}

const without = (fault: DeliveryFault): Posted => ({ answer: null, fault });

/** True for the host of an address that is itself one of a private network, or a name of this machine. */
export function isPrivateHost(url: URL): boolean {
  const host = lookedUpHost(url);
  return isReservedLiteral(host) || /(?:^|\.)localhost$/.test(host);
}

const unsafe = /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH)/;

function faultOf(error: NodeJS.ErrnoException, deadline: AbortSignal): DeliveryFault {
  if (deadline.aborted) return "time";
  if (error instanceof ReservedAddress) return "private";
  if (error.syscall === "getaddrinfo") return "no-address";
  return unsafe.test(error.code ?? "") ? "certificate" : "connection";
}

function postedOf({ statusCode = 0, headers }: http.IncomingMessage): Posted {
  const answer = statusCode;
  if (answer >= 200 && answer < 300) return { answer, fault: null };
  const fault = answer >= 300 && answer < 400 ? "redirect" : "answer";
  const retryAfter = headers["retry-after"];
  return { answer, fault, ...(retryAfter !== undefined && { retryAfter }) };
}

/** Of a body as much is read as lets its sender end in peace, and nothing is kept. */
function drain(response: http.IncomingMessage): void {
  let read = 0;
  response.on("data", (piece: Buffer) => {
    read += piece.length;
    if (read > limits.webhookAnswerBytes) response.destroy();
  });
  // What breaks off after its status has said all that counts.
  response.on("error", () => {});
}

function exchange(
  network: WebhookNetwork,
  url: URL,
  { headers, body }: Message,
  { target, deadline }: { readonly target: Target; readonly deadline: AbortSignal },
): Promise<Posted> {
  return new Promise((resolve) => {
    let posted = without("connection");
    const request = (target.tls ? https : http).request(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        "user-agent": "Cairn webhooks",
        ...headers,
      },
      createConnection: () => network.connect(target),
      signal: deadline,
    });
    request.on("response", (response) => {
      posted = postedOf(response);
      drain(response);
    });
    request.on("error", (error) => {
      if (posted.answer === null) posted = without(faultOf(error, deadline));
    });
    request.on("close", () => resolve(posted));
    request.end(body);
  });
}

/**
 * Sends a message and follows nothing: an answer that leads elsewhere is a failure. The name is looked up once, all that
 * it leads to is checked, and that is what is connected to (product 34.6).
 */
export async function post(
  network: WebhookNetwork,
  message: Message,
  allowed: PrivateAddresses,
): Promise<Posted> {
  // Asked anew: what was allowed when the webhook was made may be no more.
  const url = URL.parse(message.url);
  if (url === null || !isCallable(url, allowed)) return without("address");
  const host = lookedUpHost(url);
  if (host === "") return without("no-address");
  const isOpen = allowed === "allowed";
  if (!isOpen && isReservedLiteral(host)) return without("private");
  const deadline = AbortSignal.timeout(limits.webhookSeconds * 1_000);
  const tls = url.protocol === "https:";
  const port = Number(url.port || (tls ? 443 : 80));
  const lookup = isOpen ? network.lookup : publicOnly(network.lookup);
  return exchange(network, url, message, { target: { host, port, tls, lookup }, deadline });
}
