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
