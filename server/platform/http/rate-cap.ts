import { networkOf, siteOf } from "./peer.ts";

const WINDOW_MS = 60_000;
/** A line of IPv6 has 2^16 networks; together they get this many shares. */
const NETWORKS_OF_A_SITE = 2;

export type RateCap = (addressOrUid: string, at: number) => boolean;

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

export interface MissCap {
  readonly mayTry: (address: string, at: number) => boolean;
  readonly missed: (address: string, at: number) => void;
}

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
