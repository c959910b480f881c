import { BlockList, isIP, isIPv6 } from "node:net";
import { plainAddress } from "./peer.ts";

// IANA's special-purpose registries, with multicast: what no server of the internet answers under. IPv6 through which IPv4 is
// reached (NAT64, 6to4, Teredo) is among it, whatever it leads to.
const reserved = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
  "::/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
  "5f00::/16",
  "fc00::/7",
  "fe80::/9",
  "ff00::/8",
]) {
  const [network = "", bits] = range.split("/");
  reserved.addSubnet(network, Number(bits), isIPv6(network) ? "ipv6" : "ipv4");
}

/** True for an address that leads nowhere on the internet, or to this machine or its own network; also for what is no address. */
export function isReserved(address: string): boolean {
  const plain = plainAddress(address) ?? "";
  return isIP(plain) === 0 || reserved.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
