import { lookup, type LookupAddress } from "node:dns";
import http from "node:http";
import https from "node:https";
import { connect, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectSafely } from "node:tls";
import { promisify } from "node:util";
import { limits } from "#domain/limits.ts";
import { isCallable, type DeliveryFault, type PrivateAddresses } from "#domain/webhook.ts";
import { isPublicAddress } from "#server/platform/http/public-address.ts";

/** Where a connection goes: a name, its port, and the addresses that it may lead to. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly lookup: LookupFunction;
}

/** What reaches outside: tests watch it. */
export interface WebhookNetwork {
  readonly addressesOf: (name: string) => Promise<readonly LookupAddress[]>;
  readonly connect: (target: Target) => Socket;
}

/** The system's own. */
export const openNetwork: WebhookNetwork = {
  addressesOf: (name) => promisify(lookup)(name, { all: true }),
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
}

const without = (fault: DeliveryFault): Posted => ({ answer: null, fault });

/** The host of an address as it is looked up: an address of IPv6 without brackets, a name without the dot at its end. */
function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/[[\]]/g, "").replace(/\.$/, "");
}

/** True for the host of an address that is itself one of a private network, or a name of this machine. */
export function isPrivateHost(url: URL): boolean {
  const host = hostOf(url);
  return isIP(host) === 0 ? /(?:^|\.)localhost$/.test(host) : !isPublicAddress(host);
}

/** Rejects once the time is over. */
function isOver(deadline: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    deadline.addEventListener("abort", () => reject(new Error("late")), { once: true });
  });
}

// Given to the connection in the place of a second lookup: what was checked is what is connected to, whatever the name
// leads to a moment later (threats T94).
function only(addresses: readonly LookupAddress[]): LookupFunction {
  return (_name, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? "", first?.family);
  };
}

/** The addresses of a host, each of which may be connected to; or why there are none. */
async function checkedAddresses(
  network: WebhookNetwork,
  host: string,
  allowed: PrivateAddresses,
  deadline: AbortSignal,
): Promise<readonly LookupAddress[] | DeliveryFault> {
  const family = isIP(host);
  const found =
    family === 0
      ? await Promise.race([network.addressesOf(host), isOver(deadline)]).catch(() => [])
      : [{ address: host, family }];
  if (deadline.aborted) return "time";
  if (found.length === 0) return "no-address";
  const isOpen = allowed === "allowed" || found.every(({ address }) => isPublicAddress(address));
  return isOpen ? found : "private";
}

const unsafe = /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH)/;

function faultOf(error: NodeJS.ErrnoException, deadline: AbortSignal): DeliveryFault {
  if (deadline.aborted) return "time";
  return unsafe.test(error.code ?? "") ? "certificate" : "connection";
}

function postedOf(status: number): Posted {
  if (status >= 200 && status < 300) return { answer: status, fault: null };
  const leadsElsewhere = status >= 300 && status < 400;
  return { answer: status, fault: leadsElsewhere ? "redirect" : "answer" };
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
      posted = postedOf(response.statusCode ?? 0);
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
  const deadline = AbortSignal.timeout(limits.webhookSeconds * 1_000);
  const host = hostOf(url);
  const addresses = await checkedAddresses(network, host, allowed, deadline);
  if (typeof addresses === "string") return without(addresses);
  const tls = url.protocol === "https:";
  const port = Number(url.port || (tls ? 443 : 80));
  const target = { host, port, tls, lookup: only(addresses) };
  return exchange(network, url, message, { target, deadline });
}
