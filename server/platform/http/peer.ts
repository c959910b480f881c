import type { ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import type { Context } from "hono";

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/;

/** The address of a connection's other end: a socket that listens on both families writes IPv4 as IPv6. */
export function peerOf(remoteAddress: string | undefined): string {
  return (remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/, "");
}

/** The address of the other end of a request's connection: a proxy's, where there is one. */
export function peerOfRequest(context: Context): string {
  const env = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return peerOf(env.incoming?.socket?.remoteAddress);
}

/** The raw answer to a request; undefined where the app is asked without a socket. */
export function outgoingOf(context: Context): ServerResponse | undefined {
  return ((context.env ?? {}) as { outgoing?: ServerResponse }).outgoing;
}

/** The address that a request came from; what a proxy says of it counts only from the configured proxy. */
export function addressOf(context: Context, trustedProxy: string | null): string {
  const peer = peerOfRequest(context);
  if (trustedProxy === null || peer !== trustedProxy) return peer;
  return context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || peer;
}

/** True for this machine itself. */
export function isLocalPeer(address: string): boolean {
  return LOOPBACK.test(address);
}

/** What an address belongs to: a household has 2^64 addresses of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(zeros, 0) }, () => "0"), ...back];
  return groups.slice(0, 4).join(":");
}
