import { isIPv6 } from "node:net";

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/;

/** The address of a connection's other end: a socket that listens on both families writes IPv4 as IPv6. */
export function peerOf(remoteAddress: string | undefined): string {
  return (remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/, "");
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
