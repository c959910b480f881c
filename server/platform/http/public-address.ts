import { BlockList, isIP, type LookupFunction } from "node:net";

/** IPv4: IANA special purposes, and multicast. */
const special = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  special.addSubnet(network, bits);

// The only global IPv6 range.
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Leads to IPv4 (Teredo, 6to4), or is for documentation. */
const special6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special6.addSubnet(network, bits, "ipv6");

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address);
    case 6:
      return global6.check(address, "ipv6") && !special6.check(address, "ipv6");
    default:
      return false;
  }
}

export class ReservedAddress extends Error {
  override readonly name = "ReservedAddress";
  readonly code = "RESERVED_ADDRESS";
}

export function lookedUpHost({ hostname }: URL): string {
  return hostname.replaceAll(/[[\]]/g, "").replace(/\.$/, "");
}

/** Literal addresses are never looked up, so `publicOnly` does not see them. */
export function isReservedLiteral(host: string): boolean {
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/** Checks the addresses that are then connected to: no DNS rebinding (threats T90, T94). */
export function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, answer) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses =
        typeof found === "string" ? [found] : (found ?? []).map((one) => one.address);
      if (error === null && !addresses.every(isPublicAddress)) answer(new ReservedAddress(), "", 0);
      else answer(error, found, family);
    });
}
