import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { plainAddress, type Proxies } from "./peer.ts";

const MAPPED_BITS = 96;

export class TrustedProxies implements Proxies {
  readonly names: readonly string[];
  readonly #list = new BlockList();

  constructor(networks: readonly Network[]) {
    this.names = networks.map(({ address, bits }) =>
      bits === null ? address : `${address}/${bits}`,
    );
    for (const { address, bits } of networks)
      this.#list.addSubnet(address, bits ?? lengthOf(address), familyOf(address));
  }

  has(address: string): boolean {
    return isIP(address) !== 0 && this.#list.check(address, familyOf(address));
  }
}

interface Network {
  readonly address: string;
  readonly bits: number | null;
}

export const noProxies = new TrustedProxies([]);

/** Returns the first invalid entry. /0 is invalid: it would trust everybody. */
export function trustedProxiesOf(text: string): TrustedProxies | { readonly wrong: string } {
  const networks: Network[] = [];
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== "")) {
    const network = networkOf(entry);
    if (network === null) return { wrong: entry };
    networks.push(network);
  }
  return new TrustedProxies(networks);
}

function networkOf(entry: string): Network | null {
  const [, written = "", length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const address = isIP(written) === 0 ? null : plainAddress(written);
  if (address === null) return null;
  if (length === undefined) return { address, bits: null };
  const isMapped = isIPv6(written) && isIPv4(address);
  const bits = Number(length) - (isMapped ? MAPPED_BITS : 0);
  return bits >= 1 && bits <= lengthOf(address) ? { address, bits } : null;
}

function lengthOf(address: string): number {
  return isIPv6(address) ? 128 : 32;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
