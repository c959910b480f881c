import type { ServerResponse } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "hono";

const thisMachine = new BlockList();
thisMachine.addSubnet("127.0.0.0", 8);
thisMachine.addAddress("::1", "ipv6");

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

/** Canonical spelling for counting; null if invalid. Unwraps IPv4-mapped IPv6. */
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

export function peerOfRequest(context: Context): string {
  return peerOf(incomingOf(context).socket?.remoteAddress);
}

export function outgoingOf(context: Context): ServerResponse | undefined {
  return ((context.env ?? {}) as { outgoing?: ServerResponse }).outgoing;
}

export interface Proxies {
  has(address: string): boolean;
}

/** Reads X-Forwarded-For from the end to the first untrusted entry: the rest may be forged. */
export function clientAddress(context: Context, proxies: Proxies): string {
  let address = peerOfRequest(context);
  const entries = context.req.header("x-forwarded-for")?.split(",") ?? [];
  while (proxies.has(address)) {
    const said = plainAddress(entries.pop()?.trim() ?? "");
    if (said === null) break;
    address = said;
  }
  return address;
}

/** nginx adds no header by default, but proxies with HTTP/1.0. */
export function wasPassedOn(context: Context): boolean {
  if (incomingOf(context).httpVersion === "1.0") return true;
  return [...context.req.raw.headers.keys()].some((name) => PASSED_ON.test(name));
}

export function isLocalPeer(address: string): boolean {
  return isIn(thisMachine, address);
}

export function isOwnNetwork(address: string): boolean {
  return isLocalPeer(address) || isIn(ownNetworks, address);
}

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** The /64 of IPv6: a household has 2^64 addresses. */
export function networkOf(address: string): string {
  return groupsOf(address, 4);
}

/** The /48 of IPv6: a line may have 2^16 networks. IPv4 is unchanged. */
export function siteOf(address: string): string {
  return isIPv6(address) ? `${groupsOf(address, 3)}::` : address;
}

function groupsOf(address: string, count: number): string {
  const plain = plainAddress(address) ?? address;
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  return [...front, ...(tail === undefined ? [] : zeros), ...back].slice(0, count).join(":");
}
