import { networkOf, siteOf } from "./peer.ts";

const WINDOW_MS = 60_000;
/** So many networks' worth a line of IPv6 may do: whoever has it has 2^16 of them. */
const NETWORKS_OF_A_SITE = 2;

/** Counts what each network or person does in a minute; true while they may go on. */
export type RateCap = (addressOrUid: string, at: number) => boolean;

/** A cap of `most` a minute for the network of each address, or for each person, kept by this process. */
export function rateCap(most: number): RateCap {
  let window = 0;
  const counts = new Map<string, number>();
  const counted = (who: string) => {
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count;
  };
  return (addressOrUid, at) => {
    const [network, site] = [networkOf(addressOrUid), siteOf(addressOrUid)];
    const now = Math.floor(at / WINDOW_MS);
    if (now !== window) counts.clear();
    window = now;
    if (counted(network) > most) return false;
    return site === network || counted(site) <= most * NETWORKS_OF_A_SITE;
  };
}

/** Counts what each network asks for in vain, and that alone. */
export interface MissCap {
  /** False for the rest of a minute in which a network has missed too often. */
  readonly mayTry: (address: string, at: number) => boolean;
  readonly missed: (address: string, at: number) => void;
}

/** A cap of `most` misses a minute for the network of each address, and for its line of IPv6, kept by this process. */
export function missCap(most: number): MissCap {
  const caps = [
    { of: networkOf, may: rateCap(most) },
    { of: siteOf, may: rateCap(most * NETWORKS_OF_A_SITE) },
  ];
  let window = 0;
  const shut = new Set<string>();
  const shutAt = (at: number) => {
    const now = Math.floor(at / WINDOW_MS);
    if (now !== window) shut.clear();
    window = now;
    return shut;
  };
  return {
    mayTry: (address, at) => caps.every(({ of }) => !shutAt(at).has(of(address))),
    missed: (address, at) => {
      for (const { of, may } of caps) if (!may(of(address), at)) shutAt(at).add(of(address));
    },
  };
}
