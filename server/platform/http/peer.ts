import type { ServerResponse } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "hono";

const thisMachine = new BlockList();
thisMachine.addSubnet("127.0.0.0", 8);
thisMachine.addAddress("::1", "ipv6");

/** Networks that nobody reaches from outside. */
const ownNetworks = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  ownNetworks.addSubnet(network, bits);
ownNetworks.addSubnet("fc00::", 7, "ipv6");
ownNetworks.addSubnet("fe80::", 10, "ipv6");

const PASSED_ON =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:.+-)?(?:client|connecting)-ip)$/;

/**
 * An address in the one spelling by which it is counted, null where the text is none: without port, brackets and zone, IPv6
 * in its shortest form, and IPv4 that is written as IPv6 as itself.
 */
export function plainAddress(text: string): string | null {
  const [, bracketed, ipv4] =
    /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/.exec(text) ?? [];
  const [address = ""] = (bracketed ?? ipv4 ?? text).split("%");
  if (!isIPv6(address)) return isIP(address) === 0 ? null : address;
  const { hostname } = new URL(`http://[${address}]`);
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return hostname.slice(1, -1);
  return [high, low].flatMap((half) => bytesOf(Number.parseInt(half, 16))).join(".");
}

function bytesOf(half: number): readonly number[] {
  return [half >> 8, half & 0xff];
}

/** The address of a connection's other end. */
export function peerOf(remoteAddress: string | undefined): string {
  return plainAddress(remoteAddress ?? "") ?? "";
}

interface Incoming {
  readonly socket?: { readonly remoteAddress?: string };
  readonly httpVersion?: string;
}

function incomingOf(context: Context): Incoming {
  const env = (context.env ?? {}) as { incoming?: Incoming };
  return env.incoming ?? {};
}

/** The address of the other end of a request's connection: a proxy's, where there is one. */
export function peerOfRequest(context: Context): string {
  return peerOf(incomingOf(context).socket?.remoteAddress);
}

/** The raw answer to a request; undefined where the app is asked without a socket. */
export function outgoingOf(context: Context): ServerResponse | undefined {
  return ((context.env ?? {}) as { outgoing?: ServerResponse }).outgoing;
}

/** The proxies whose X-Forwarded-For is trusted. */
export interface Proxies {
  has(address: string): boolean;
}

/**
 * The address that a request came from. Each trusted proxy appends its client, so entries are read from the last one back, up
 * to the first that is no trusted proxy: a client may have made up the rest.
 */
export function addressOf(context: Context, proxies: Proxies): string {
  let address = peerOfRequest(context);
  const entries = context.req.header("x-forwarded-for")?.split(",") ?? [];
  while (proxies.has(address)) {
    const said = plainAddress(entries.pop()?.trim() ?? "");
    if (said === null) break;
    address = said;
  }
  return address;
}

/** True where a proxy says that it asks for somebody else, or speaks as none but a proxy does: nginx says nothing by itself. */
export function wasPassedOn(context: Context): boolean {
  if (incomingOf(context).httpVersion === "1.0") return true;
  return [...context.req.raw.headers.keys()].some((name) => PASSED_ON.test(name));
}

/** True for this machine itself. */
export function isLocalPeer(address: string): boolean {
  return isIn(thisMachine, address);
}

/** True for this machine and for addresses that lead nowhere outside the network that it is in. */
export function isOwnNetwork(address: string): boolean {
  return isLocalPeer(address) || isIn(ownNetworks, address);
}

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** What an address belongs to: a household has 2^64 addresses of IPv6. */
export function networkOf(address: string): string {
  return groupsOf(address, 4);
}

/** What a network belongs to: whoever has a line of IPv6 may have 2^16 networks, a /48. One of IPv4 is its own. */
export function siteOf(address: string): string {
  return isIPv6(address) ? `${groupsOf(address, 3)}::` : address;
}

/** The first groups of an address of IPv6, of 16 bits each; one of IPv4 as it is. */
function groupsOf(address: string, count: number): string {
  const plain = plainAddress(address) ?? address;
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  return [...front, ...(tail === undefined ? [] : zeros), ...back].slice(0, count).join(":");
}
