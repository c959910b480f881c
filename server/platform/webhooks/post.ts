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

interface Target {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly lookup: LookupFunction;
}

export interface WebhookNetwork {
  readonly lookup: LookupFunction;
  readonly connect: (target: Target) => Socket;
}

export const openNetwork: WebhookNetwork = {
  lookup: lookUp,
  connect: ({ tls, ...target }) =>
    tls
      ? connectSafely({ ...target, ...(isIP(target.host) === 0 && { servername: target.host }) })
      : connect(target),
};

export interface WebhookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Posted {
  readonly answer: number | null;
  readonly fault: DeliveryFault | null;
  readonly retryAfter?: string;
}

const without = (fault: DeliveryFault): Posted => ({ answer: null, fault });

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

/** Limited, so that the sender can finish; nothing is kept. */
function drain(response: http.IncomingMessage): void {
  let read = 0;
  response.on("data", (piece: Buffer) => {
    read += piece.length;
    if (read > limits.webhookAnswerBytes) response.destroy();
  });
  // The status was received; a break afterwards does not matter.
  response.on("error", () => {});
}

function exchange(
  network: WebhookNetwork,
  url: URL,
  { headers, body }: WebhookMessage,
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

/** Follows no redirect. Connects to exactly the addresses that were checked (product 34.6). */
export async function post(
  network: WebhookNetwork,
  message: WebhookMessage,
  allowed: PrivateAddresses,
): Promise<Posted> {
  // Checked again: the settings may have changed since.
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
